"""Write the commit that a wheel or an sdist is built from into it, as `pi_app/_build.py`; the clone stays as it is."""

from __future__ import annotations

import shutil
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CustomBuildHook(BuildHookInterface[Any]):
    """The hook that pyproject.toml registers."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Add the file, unless git does not know the commit, as in an unpacked sdist, which has the file already."""
        sys.path.insert(0, self.root)
        from pi_app.system.build import commit_of

        self._folder = Path(tempfile.mkdtemp())
        commit = commit_of(Path(self.root))
        if commit and version != "editable":  # an editable install asks git whenever the commit is wanted
            file = self._folder / "_build.py"
            file.write_text(f'COMMIT = "{commit}"\n', encoding="utf-8")
            build_data["force_include"][str(file)] = "pi_app/_build.py"

    def finalize(self, _version: str, _build_data: dict[str, Any], _artifact: str) -> None:
        """Remove the file once it is packed."""
        shutil.rmtree(self._folder)
