import { Check, ChevronDown } from "lucide-react";
import { Select as Radix } from "radix-ui";
import { controlClass, useFieldProps } from "./field.tsx";

interface Option {
  readonly value: string;
  readonly label: string;
}

interface SelectProps {
  readonly options: readonly Option[];
  readonly value?: string | undefined;
  readonly defaultValue?: string;
  readonly onValueChange?: (value: string) => void;
  readonly placeholder?: string;
  readonly name?: string;
  readonly disabled?: boolean;
  readonly className?: string;
  readonly "aria-label"?: string;
}

export const Select = ({ options, placeholder, className, ...rest }: SelectProps) => {
  const { "aria-label": label, value, defaultValue, onValueChange, name, disabled = false } = rest;
  return (
    <Radix.Root
      disabled={disabled}
      {...(value === undefined ? {} : { value })}
      {...(defaultValue === undefined ? {} : { defaultValue })}
      {...(onValueChange === undefined ? {} : { onValueChange })}
      {...(name === undefined ? {} : { name })}
    >
      <Radix.Trigger
        {...useFieldProps()}
        aria-label={label}
        className={controlClass(
          `flex h-12 items-center justify-between gap-3 px-3.5 text-left data-placeholder:text-ink-3 ${className ?? ""}`,
        )}
      >
        <span className="truncate">
          <Radix.Value placeholder={placeholder} />
        </span>
        <Radix.Icon>
          <ChevronDown className="size-4.5 text-ink-3" aria-hidden="true" />
        </Radix.Icon>
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          position="popper"
          sideOffset={6}
          className="z-50 max-h-(--radix-select-content-available-height) min-w-(--radix-select-trigger-width) animate-fade overflow-hidden rounded-control border border-line bg-card shadow-float"
        >
          <Radix.Viewport className="p-1.5">
            {options.map((option) => (
              <Radix.Item
                key={option.value}
                value={option.value}
                className="flex min-h-10 cursor-default items-center justify-between gap-4 rounded-tag px-2.5 text-[15px] text-ink outline-none select-none data-highlighted:bg-brand-soft data-[state=checked]:font-[560] pointer-coarse:min-h-11"
              >
                <Radix.ItemText>{option.label}</Radix.ItemText>
                <Radix.ItemIndicator>
                  <Check className="size-4 text-brand" aria-hidden="true" />
                </Radix.ItemIndicator>
              </Radix.Item>
            ))}
          </Radix.Viewport>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
};
