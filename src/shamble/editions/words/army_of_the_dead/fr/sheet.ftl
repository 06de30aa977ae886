requires = Des Survivants avec ces spécialités participent, un pour chacune : { $skills }
