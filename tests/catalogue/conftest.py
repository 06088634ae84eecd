"""What the tests of the catalogue share."""

from pathlib import Path

import pytest

from kit.catalogue_folder import CatalogueFolder


@pytest.fixture
def folder(tmp_path: Path) -> CatalogueFolder:
    """A copy of the shipped catalogue."""
    return CatalogueFolder.copied(tmp_path / "my-box")
