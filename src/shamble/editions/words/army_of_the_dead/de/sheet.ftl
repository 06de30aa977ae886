requires = Mit dabei sind Überlebende mit diesen Spezialgebieten, je eine Person: { $skills }
