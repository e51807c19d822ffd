import { Check } from "lucide-react";
import { Checkbox as Radix } from "radix-ui";
import { type ComponentProps, type ReactNode, useId } from "react";

interface CheckboxProps extends Omit<ComponentProps<typeof Radix.Root>, "children"> {
  readonly label: ReactNode;
  /** The label wraps to several lines, so the box aligns with the first. */
  readonly isMultiline?: boolean;
}

/** The whole row, including the label, is the click target. */
export const Checkbox = ({ label, isMultiline = false, ...rest }: CheckboxProps) => {
  const id = useId();
  return (
    <div className={`flex min-h-11 gap-3 ${isMultiline ? "items-start" : "items-center"}`}>
      <Radix.Root
        id={id}
        className={`peer grid size-5.5 shrink-0 place-items-center rounded-tag border border-edge bg-card transition-colors disabled:opacity-50 data-[state=checked]:border-brand data-[state=checked]:bg-brand ${isMultiline ? "mt-2.25" : ""}`}
        {...rest}
      >
        <Radix.Indicator>
          <Check className="size-4 text-brand-ink" strokeWidth={3} aria-hidden="true" />
        </Radix.Indicator>
      </Radix.Root>
      <label
        htmlFor={id}
        className="cursor-pointer py-2 text-base/6 text-ink peer-disabled:cursor-not-allowed peer-disabled:text-ink-3"
      >
        {label}
      </label>
    </div>
  );
};
