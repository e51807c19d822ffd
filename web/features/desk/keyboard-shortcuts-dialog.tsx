import { KeyboardShortcutsDialog } from "../../ui/keyboard-shortcuts-dialog.tsx";

const shortcuts = [
  [["J", "K"], "Next or previous lead"],
  [["Enter"], "Open lead"],
  [["U", "Esc"], "Back to list"],
  [["E"], "Mark as replied, or change status"],
  [["A"], "Assign to yourself, or reassign"],
  [["R"], "Reply by email"],
  [["N"], "Add note"],
  [["C"], "Log call"],
  [["Ctrl", "Enter"], "Send"],
  [["/"], "Search"],
  [["?"], "Keyboard shortcuts"],
] as const;

interface DeskShortcutsDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

export const DeskShortcutsDialog = (props: DeskShortcutsDialogProps) => (
  <KeyboardShortcutsDialog title="Keyboard shortcuts" shortcuts={shortcuts} {...props} />
);
