import { KeysDialog } from "../../ui/keys-dialog.tsx";

const keys = [
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

interface BoardKeysDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

const BoardKeysDialog = (props: BoardKeysDialogProps) => (
  <KeysDialog title="Keys of the board" keys={keys} {...props} />
);

export default BoardKeysDialog;
