import { type ReactNode, useId } from "react";

interface SectionProps {
  readonly title: string;
  readonly id?: string;
  /** The number of entries, if it should be shown. */
  readonly count?: number;
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** A section of the page under a rule. */
export const Section = ({ title, id, count, action, children }: SectionProps) => {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} id={id} className="min-w-0 scroll-mt-6 border-t border-line pt-5">
      <div className="mb-3.5 flex min-h-9 flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id={titleId} className="text-xl/7">
          {title}
          {count !== undefined && count > 0 && (
            <span className="ml-2 font-text text-sm/5 font-[520] tracking-normal text-ink-3 tabular-nums">{count}</span>
          )}
        </h2>
        {action}
      </div>
      {children}
    </section>
  );
};

export const EmptyText = ({ children }: { readonly children: ReactNode }) => (
  <p className="text-[15px]/6 text-ink-3">{children}</p>
);
