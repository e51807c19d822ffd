import { KeyboardShortcutsDialog } from "../../ui/keyboard-shortcuts-dialog.tsx";

const shortcuts = [
  [["←", "↑", "↓", "→"], "From card to card and from column to column"],
  [["Enter"], "Open the person"],
  [["]", "["], "Move to the next column, to the one before"],
  [["M"], "Choose where to move"],
  [["R"], "Reject, with a reason and a mail"],
  [["X"], "Tick; with Shift everything in between"],
  [["U"], "Undo the last move, as Ctrl Z does"],
  [["Esc"], "Clear the selection"],
  [["?"], "These keys"],
] as const;

interface BoardShortcutsDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

const BoardShortcutsDialog = (props: BoardShortcutsDialogProps) => (
  <KeyboardShortcutsDialog title="Keys of the board" shortcuts={shortcuts} {...props} />
);

export default BoardShortcutsDialog;
