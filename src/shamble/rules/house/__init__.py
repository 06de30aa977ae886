"""House rules: named options that replace rules (CL-HOUSE). None is in force unless switched on."""
