import { clsx } from "clsx";
import { X } from "lucide-react";
import { Dialog as Radix } from "radix-ui";
import { type ReactNode, useRef, useState } from "react";

interface DialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: string;
  readonly description?: ReactNode;
  readonly children: ReactNode;
  /** Stays visible below the scrolling body. */
  readonly footer?: ReactNode;
  readonly className?: string;
}

/** At most 600 px wide and 90 % of the viewport high; the body scrolls inside. */
export const Dialog = ({ open, onOpenChange, title, description, children, footer, className }: DialogProps) => {
  const opener = useRef<Element | null>(null);
  const [scrolled, setScrolled] = useState(false);
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 animate-fade bg-veil" />
        <Radix.Content
          // Radix restores focus to a trigger, and this dialog has none, so it stores the focused element itself.
          onOpenAutoFocus={() => {
            opener.current = document.activeElement;
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (opener.current instanceof HTMLElement) opener.current.focus();
          }}
          {...(description === undefined ? { "aria-describedby": undefined } : {})}
          className={clsx(
            "fixed inset-x-0 bottom-0 z-50 flex max-h-[90dvh] w-full animate-rise flex-col overflow-hidden rounded-t-card border border-line bg-card shadow-float outline-none",
            "sm:inset-auto sm:top-1/2 sm:left-1/2 sm:max-w-[600px] sm:-translate-1/2 sm:rounded-card",
            className,
          )}
        >
          <div
            className={clsx(
              "flex items-start gap-4 border-b px-6 pt-6 pb-4 transition-colors sm:px-8 sm:pt-8 sm:pb-5",
              scrolled ? "border-line" : "border-transparent",
            )}
          >
            <div className="min-w-0 flex-1">
              <Radix.Title className="text-xl sm:text-2xl">{title}</Radix.Title>
              {description !== undefined && (
                <Radix.Description className="mt-2 text-[15px]/6 text-ink-2">{description}</Radix.Description>
              )}
            </div>
            <Radix.Close
              aria-label="Close"
              className="-mt-2 -mr-2 grid size-11 shrink-0 place-items-center rounded-control text-ink-3 transition-colors hover:bg-paper-2 hover:text-ink"
            >
              <X className="size-5" aria-hidden="true" />
            </Radix.Close>
          </div>
          <div
            className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-6 pb-6 sm:px-8"
            onScroll={(event) => setScrolled(event.currentTarget.scrollTop > 0)}
          >
            {children}
          </div>
          {footer !== undefined && (
            <div className="flex flex-wrap items-center gap-3 border-t border-line bg-paper px-6 py-4 max-sm:[&>:last-child]:grow sm:justify-end sm:px-8">
              {footer}
            </div>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
};
