/** What a list shows when it is empty or failed to load. */
import { clsx } from "clsx";
import type { ReactNode } from "react";
import { Button } from "./button.tsx";

interface StateProps {
  readonly title: string;
  readonly text: ReactNode;
  readonly children?: ReactNode;
  readonly className?: string;
}

export const EmptyState = ({ title, text, children, className }: StateProps) => (
  <div className={clsx("rounded-card border border-dashed border-edge/50 px-6 py-12 text-center", className)}>
    <p className="font-display text-xl font-[620] tracking-[-0.015em]">{title}</p>
    <p className="mx-auto mt-2 max-w-[44ch] text-[15px]/6 text-ink-2">{text}</p>
    {children !== undefined && <div className="mt-6 flex flex-wrap justify-center gap-3">{children}</div>}
  </div>
);

interface ErrorStateProps extends Omit<StateProps, "children"> {
  readonly onRetry: () => void;
  readonly retrying?: boolean;
}

export const ErrorState = ({ title, text, onRetry, retrying = false, className }: ErrorStateProps) => (
  <div
    role="alert"
    className={clsx(
      "flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-card border border-bad/40 bg-bad-soft px-6 py-5",
      className,
    )}
  >
    <div className="min-w-0 flex-1 basis-64">
      <p className="font-[600] text-ink">{title}</p>
      <p className="mt-1 text-[15px]/6 text-ink-2">{text}</p>
    </div>
    <Button variant="secondary" onClick={onRetry} busy={retrying && "Trying again"}>
      Try again
    </Button>
  </div>
);
