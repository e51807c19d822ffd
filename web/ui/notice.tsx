import { clsx } from "clsx";
import type { ReactNode } from "react";

/** An action's error message, shown next to its control. */
export const FailureNotice = ({
  text,
  className,
}: {
  readonly text: string | undefined;
  readonly className?: string;
}) =>
  text === undefined ? null : (
    <p role="alert" className={clsx("rounded-control bg-bad-soft px-4 py-3 text-[15px]/6 text-bad", className)}>
      {text}
    </p>
  );

/** One line about the page with an optional action at the end. */
export const NoticeItem = ({ children, action }: { readonly children: ReactNode; readonly action?: ReactNode }) => (
  <li className="flex min-h-14 flex-wrap items-center justify-between gap-x-6 gap-y-2 px-4.5 py-2.5 text-[15px]/6 text-ink-2">
    <p className="min-w-0 flex-1 basis-64">{children}</p>
    {action}
  </li>
);

export const NoticeList = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <ul aria-label={label} className="divide-y divide-line rounded-card border border-line bg-paper-2 empty:hidden">
    {children}
  </ul>
);
