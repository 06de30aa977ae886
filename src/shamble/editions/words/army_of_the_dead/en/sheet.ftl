requires = Survivors with these specialties take part, one for each: { $skills }
