"""What is measured, and against whom. Each module is a program: ``python -m bench.rules``."""
