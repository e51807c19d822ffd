/** Lists the keyboard shortcuts of a screen. */
import { Dialog } from "./dialog.tsx";

interface KeyboardShortcutsDialogProps {
  readonly title: string;
  readonly shortcuts: readonly (readonly [caps: readonly string[], does: string])[];
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

export const KeyboardShortcutsDialog = ({ title, shortcuts, open, onOpenChange }: KeyboardShortcutsDialogProps) => (
  <Dialog open={open} onOpenChange={onOpenChange} title={title} className="sm:max-w-[480px]">
    <dl className="divide-y divide-line border-y border-line text-[15px]/6">
      {shortcuts.map(([keyCaps, description]) => (
        <div key={description} className="grid grid-cols-[128px_1fr] items-baseline gap-4 py-2.5">
          <dt className="flex gap-1.5">
            {keyCaps.map((keyCap) => (
              <kbd
                key={keyCap}
                className="rounded-xs border border-edge/60 bg-paper px-2 py-0.5 font-text text-[13px]/5 font-[560]"
              >
                {keyCap}
              </kbd>
            ))}
          </dt>
          <dd className="text-ink-2">{description}</dd>
        </div>
      ))}
    </dl>
  </Dialog>
);
