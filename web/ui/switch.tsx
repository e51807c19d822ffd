import { Switch as Radix } from "radix-ui";
import { type ComponentProps, type ReactNode, useId } from "react";

interface SwitchProps extends Omit<ComponentProps<typeof Radix.Root>, "children"> {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
}

export const Switch = ({ label, hint, ...rest }: SwitchProps) => {
  const id = useId();
  return (
    <div className="flex min-h-11 items-center justify-between gap-6">
      <label htmlFor={id} className="min-w-0 flex-1 cursor-pointer py-1.5">
        <span className="block text-base/6 text-ink">{label}</span>
        {hint !== undefined && <span className="block text-sm/5 text-ink-3">{hint}</span>}
      </label>
      <Radix.Root
        id={id}
        className="relative h-6.5 w-11 shrink-0 rounded-full border border-edge bg-paper-2 transition-colors disabled:opacity-50 data-[state=checked]:border-brand data-[state=checked]:bg-brand"
        {...rest}
      >
        <Radix.Thumb className="block size-4.5 translate-x-1 rounded-full bg-edge transition-transform data-[state=checked]:translate-x-5.5 data-[state=checked]:bg-brand-ink" />
      </Radix.Root>
    </div>
  );
};
