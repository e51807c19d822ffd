/** A label, a control, a hint and an error, linked for screen readers. */
import { clsx } from "clsx";
import { createContext, type ReactNode, use, useId } from "react";

interface FieldIds {
  readonly control: string;
  readonly described: string | undefined;
  readonly invalid: boolean;
}

const FieldContext = createContext<FieldIds | null>(null);

/** Props that a control inside a Field must spread. */
export const useFieldProps = () => {
  const field = use(FieldContext);
  if (field === null) return {};
  return {
    id: field.control,
    "aria-describedby": field.described,
    "aria-invalid": field.invalid || undefined,
  };
};

interface FieldProps {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly className?: string;
  readonly children: ReactNode;
}

export const Field = ({ label, hint, error, className, children }: FieldProps) => {
  const base = useId();
  const hasNote = error !== undefined || hint !== undefined;
  const ids = {
    control: `${base}control`,
    described: hasNote ? `${base}note` : undefined,
    invalid: error !== undefined,
  };
  return (
    <div className={clsx("flex min-w-0 flex-col gap-1.5", className)}>
      <label htmlFor={ids.control} className="text-[15px]/[22px] font-[540] text-ink">
        {label}
      </label>
      <FieldContext value={ids}>{children}</FieldContext>
      {error !== undefined ? (
        <p id={ids.described} role="alert" className="text-sm/5 text-bad">
          {error}
        </p>
      ) : (
        hint !== undefined && (
          <p id={ids.described} className="text-sm/5 text-ink-3">
            {hint}
          </p>
        )
      )}
    </div>
  );
};

/** The shared classes of all text controls. */
export const controlClass = (className?: string): string =>
  clsx(
    "w-full rounded-control border border-edge/70 bg-card text-base text-ink transition-colors placeholder:text-ink-3",
    "hover:border-edge aria-invalid:border-bad disabled:cursor-not-allowed disabled:bg-paper-2 disabled:text-ink-3",
    "focus-visible:border-brand focus-visible:outline-2 focus-visible:-outline-offset-1 focus-visible:outline-brand",
    className,
  );
