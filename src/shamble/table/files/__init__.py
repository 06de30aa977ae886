"""Games as files: what may be uploaded, reports of problems, what lasts between games."""
