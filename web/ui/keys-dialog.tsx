/** The keys of a screen and what each does. */
import { Dialog } from "./dialog.tsx";

interface KeysDialogProps {
  readonly title: string;
  readonly keys: readonly (readonly [caps: readonly string[], does: string])[];
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

export const KeysDialog = ({ title, keys, open, onOpenChange }: KeysDialogProps) => (
  <Dialog open={open} onOpenChange={onOpenChange} title={title} className="sm:max-w-[480px]">
    <dl className="divide-y divide-line border-y border-line text-[15px]/6">
      {keys.map(([caps, does]) => (
        <div key={does} className="grid grid-cols-[128px_1fr] items-baseline gap-4 py-2.5">
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
