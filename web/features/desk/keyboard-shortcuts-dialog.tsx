import { KeyboardShortcutsDialog } from "../../ui/keyboard-shortcuts-dialog.tsx";

const shortcuts = [
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

interface DeskShortcutsDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

export const DeskShortcutsDialog = (props: DeskShortcutsDialogProps) => (
  <KeyboardShortcutsDialog title="Keys of the desk" shortcuts={shortcuts} {...props} />
);
