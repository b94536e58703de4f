"""`python -m offline`, which `make offline` runs."""

from offline.build import RESULT, ROOT, build, is_up_to_date

if not is_up_to_date():
    build()
size = sum(file.stat().st_size for file in RESULT.rglob("*") if file.is_file())
print("== the engine in it is interpreted")
print(f"== {RESULT.relative_to(ROOT)}: {size / 1e6:.1f} MB for any static host")
