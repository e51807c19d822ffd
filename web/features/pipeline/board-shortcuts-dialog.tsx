import { KeyboardShortcutsDialog } from "../../ui/keyboard-shortcuts-dialog.tsx";

const shortcuts = [
  [["←", "↑", "↓", "→"], "Move between cards and columns"],
  [["Enter"], "Open candidate"],
  [["]", "["], "Move candidate to the next or previous stage"],
  [["M"], "Choose a stage to move to"],
  [["R"], "Reject with a reason and an email"],
  [["X"], "Select (hold Shift to select a range)"],
  [["U"], "Undo the last move (also Ctrl+Z)"],
  [["Esc"], "Clear selection"],
  [["?"], "Show keyboard shortcuts"],
] as const;

interface BoardShortcutsDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

const BoardShortcutsDialog = (props: BoardShortcutsDialogProps) => (
  <KeyboardShortcutsDialog title="Keyboard shortcuts" shortcuts={shortcuts} {...props} />
);

export default BoardShortcutsDialog;
