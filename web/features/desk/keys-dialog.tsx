import { Dialog } from "../../ui/dialog.tsx";

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

interface KeysDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

export const KeysDialog = ({ open, onOpenChange }: KeysDialogProps) => (
  <Dialog open={open} onOpenChange={onOpenChange} title="Keys of the desk" className="sm:max-w-[480px]">
    <dl className="divide-y divide-line border-y border-line text-[15px]/6">
      {keys.map(([caps, does]) => (
        <div key={does} className="grid grid-cols-[104px_1fr] items-baseline gap-4 py-2.5">
          <dt className="flex gap-1.5">
            {caps.map((cap) => (
              <kbd
                key={cap}
                className="rounded-xs border border-edge/60 bg-paper px-2 py-0.5 font-text text-[13px]/5 font-[560]"
              >
                {cap}
              </kbd>
            ))}
          </dt>
          <dd className="text-ink-2">{does}</dd>
        </div>
      ))}
    </dl>
  </Dialog>
);
