uneven-split = The { PLURAL($kind) } of { $via } go several ways. Which one takes the larger part?
