import sys

from shamble.cli import main

sys.exit(main())
