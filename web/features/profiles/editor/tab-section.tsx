import { clsx } from "clsx";
import type { ReactNode } from "react";

interface TabSectionProps {
  readonly title: ReactNode;
  readonly text?: ReactNode;
  readonly action?: ReactNode;
  readonly className?: string;
  readonly children?: ReactNode;
}

/** A titled part of a tab with at most one action. */
export const TabSection = ({ title, text, action, className, children }: TabSectionProps) => (
  <section className={clsx("border-t border-line pt-6 first:border-t-0 first:pt-0", className)}>
    <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
      <div className="min-w-0 flex-1 basis-52">
        <h3 className="text-[19px]/7">{title}</h3>
        {text !== undefined && <p className="mt-1 max-w-[62ch] text-sm/5 text-ink-3">{text}</p>}
      </div>
      {action}
    </div>
    <div className="mt-4 empty:hidden">{children}</div>
  </section>
);

/** Two square buttons fit beside a title on the narrowest phone. */
export const iconButtonClass =
  "grid size-9 shrink-0 place-items-center rounded-control text-ink-3 transition-colors hover:bg-paper-2 hover:text-ink disabled:cursor-not-allowed disabled:opacity-35 disabled:hover:bg-transparent pointer-coarse:size-11 [&_svg]:size-4.5";
