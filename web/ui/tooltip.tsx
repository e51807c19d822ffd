import { Tooltip as Radix } from "radix-ui";
import type { ReactNode } from "react";

const tooltipDelayMs = 700;
const tooltipSkipDelayMs = 300;

/** Wrap everything that has tooltips in this provider. They share its delay. */
export const TooltipProvider = ({ children }: { readonly children: ReactNode }) => (
  <Radix.Provider delayDuration={tooltipDelayMs} skipDelayDuration={tooltipSkipDelayMs}>
    {children}
  </Radix.Provider>
);

interface TooltipProps {
  readonly text: ReactNode;
  /** One focusable element. */
  readonly children: ReactNode;
}

export const Tooltip = ({ text, children }: TooltipProps) => (
  <Radix.Root>
    <Radix.Trigger asChild>{children}</Radix.Trigger>
    <Radix.Portal>
      <Radix.Content
        sideOffset={6}
        collisionPadding={12}
        className="z-50 max-w-72 animate-fade rounded-tag bg-ink px-3 py-2 text-sm/5 text-paper"
      >
        {text}
        <Radix.Arrow className="fill-ink" />
      </Radix.Content>
    </Radix.Portal>
  </Radix.Root>
);
