# What the test edition says differently: experience is called adrenaline.
xp = { $who } gained { $points } adrenaline ({ $total } now).
