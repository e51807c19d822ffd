import { clsx } from "clsx";
import type { FormEventHandler, ReactNode } from "react";

interface AccountFormProps {
  readonly label: string;
  readonly onSubmit: FormEventHandler<HTMLFormElement>;
  /** An error that belongs to no single field. */
  readonly problem?: string | undefined;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Uses POST so that a submit before hydration does not put the password into the URL. */
export const AccountForm = ({ label, onSubmit, problem, className, children }: AccountFormProps) => (
  <form noValidate method="post" aria-label={label} onSubmit={onSubmit} className={clsx("grid gap-5", className)}>
    {problem !== undefined && (
      <p role="alert" className="rounded-control border border-bad/35 bg-bad-soft px-4 py-3 text-[15px]/6 text-ink">
        {problem}
      </p>
    )}
    {children}
  </form>
);
