"""The wheel with compiled modules. `make fast` copies this into the folder where the sources were made ready for it."""

import json
import os
from multiprocessing.pool import ThreadPool
from pathlib import Path

from mypyc.build import mypycify
from setuptools import find_packages, setup
from setuptools.command.build_ext import build_ext

PLAN = json.loads(Path("plan.json").read_text(encoding="utf-8"))
POSIX = os.name == "posix"
MADE_BY_MYPYC = "__native_"


class Build(build_ext):
    """Several files are compiled at the same time, the largest first."""

    def build_extensions(self) -> None:
        """Compile all extensions."""
        compile_some = self.compiler.compile

        def compile_one(source, extra_postargs=(), **settings):
            remembering = ["-include", "remembered.h"] if POSIX and MADE_BY_MYPYC in source else []
            return compile_some([source], extra_postargs=[*(extra_postargs or ()), *remembering], **settings)

        def compile_all(sources, **settings):
            in_turn = sorted(sources, key=os.path.getsize, reverse=True)
            with ThreadPool(os.cpu_count()) as pool:
                made = pool.map(lambda source: compile_one(source, **settings), in_turn, chunksize=1)
            return [one for some in made for one in some]

        self.compiler.compile = compile_all
        self.parallel = os.cpu_count()
        super().build_extensions()


extensions = mypycify(
    ["--config-file=mypy.ini", *PLAN["modules"]], opt_level="1", debug_level="0", multi_file=True, group_name="shamble"
)
if POSIX:
    for one in extensions:
        one.extra_compile_args = [
            *one.extra_compile_args,
            "-g0",
            "-fwrapv",  # words of 64 bits (splitmix.py) are cut off where they overflow
            "-fno-plt",
            "-fvisibility=hidden",  # modules of one group call each other directly
        ]

setup(
    version=PLAN["version"],
    package_dir={"": "src"},
    packages=find_packages("src"),
    package_data={"shamble": ["**/*"]},
    ext_modules=extensions,
    cmdclass={"build_ext": Build},
)
