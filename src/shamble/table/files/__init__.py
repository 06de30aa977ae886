"""Games as files: uploads and their limits, reports of problems, what lasts between games."""
