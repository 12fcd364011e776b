"""What a network sees and answers, and its file.

In dependency order: ``encoding`` has the inputs and outputs of the modes; ``symmetry`` mirrors them; ``kinds`` says
what inputs have in common; ``network_file`` reads, writes and evaluates a quantised network in plain NumPy.
"""
