from hypothesis import settings

# The same examples in every run and process, and no time limit: a busy machine must not fail a test.
settings.register_profile("shamble", derandomize=True, database=None, deadline=None, print_blob=True)
settings.load_profile("shamble")
