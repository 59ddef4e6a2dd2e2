"""The sheets: where each part is placed on paper, and which wires are drawn."""
