"""The sheets: where each part stands on paper, and which wires help the eye."""
