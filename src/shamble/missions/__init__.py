"""The few Missions that words alone cannot say, a module each, named like its data file (`rm_m10` for RM-M10)."""
