import { KeysDialog } from "../../ui/keys-dialog.tsx";

const keys = [
  [["J", "K"], "Next lead, previous lead"],
  [["Enter"], "Open the lead"],
  [["U", "Esc"], "Back to the list"],
  [["E"], "Mark as replied, or choose a state"],
  [["A"], "Take it, or hand it on"],
  [["R"], "Reply by mail"],
  [["N"], "Write a note"],
  [["C"], "Log a call"],
  [["Ctrl", "Enter"], "Send what is written"],
  [["/"], "Search"],
  [["?"], "These keys"],
] as const;

interface DeskKeysDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

export const DeskKeysDialog = (props: DeskKeysDialogProps) => (
  <KeysDialog title="Keys of the desk" keys={keys} {...props} />
);
