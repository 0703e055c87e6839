#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""What random walks have found: each file of walks is a short one that failed once."""

import functools
import pathlib

from monkey import take
from tap import main
from walk import read


def again(path, options):
    take(options.program, *read(path))


if __name__ == "__main__":
    main([(path.stem.replace("-", " "), functools.partial(again, path))
          for path in sorted((pathlib.Path(__file__).parent / "walks").glob("*.walk"))])
