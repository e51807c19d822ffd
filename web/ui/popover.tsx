/** A small panel beside its button. It stays open while the page behind it changes. */
import { Popover as Radix } from "radix-ui";
import type { ReactNode } from "react";

interface PopoverProps {
  readonly label: string;
  /** One focusable element. */
  readonly trigger: ReactNode;
  readonly children: ReactNode;
}

export const Popover = ({ label, trigger, children }: PopoverProps) => (
  <Radix.Root>
    <Radix.Trigger asChild>{trigger}</Radix.Trigger>
    <Radix.Portal>
      <Radix.Content
        align="start"
        sideOffset={6}
        collisionPadding={12}
        aria-label={label}
        className="z-40 max-h-(--radix-popover-content-available-height) w-88 max-w-[calc(100vw-1.5rem)] animate-fade overflow-y-auto rounded-control border border-line bg-card p-5 shadow-float"
      >
        {children}
      </Radix.Content>
    </Radix.Portal>
  </Radix.Root>
);
