/** The inputs of one entry. */
import { Field } from "../../ui/field.tsx";
import { Input, Textarea } from "../../ui/input.tsx";
import { NativeSelect } from "../../ui/native-select.tsx";
import type { EntryField, EntryValues } from "./entry-kinds.ts";

interface EntryInputsProps {
  readonly fields: readonly EntryField[];
  readonly values: EntryValues;
  readonly errors: EntryValues;
  readonly onChange: (values: EntryValues) => void;
  readonly className?: string;
}

export const EntryInputs = ({ fields, values, errors, onChange, className = "" }: EntryInputsProps) =>
  fields.map(({ name, label, hint, isWide = false, isLong = false, isYear = false, maxLength = 255, options }) => {
    const set = (value: string): void => onChange({ ...values, [name]: isYear ? value.replaceAll(/\D/g, "") : value });
    const shared = {
      value: values[name] ?? "",
      onChange: ({ target }: { readonly target: { readonly value: string } }) => set(target.value),
    };
    return (
      <Field key={name} label={label} hint={hint} error={errors[name]} className={isWide ? "sm:col-span-2" : ""}>
        {options !== undefined ? (
          <NativeSelect {...shared} className={className}>
            {options.map(([value, text]) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </NativeSelect>
        ) : isLong ? (
          <Textarea {...shared} rows={4} maxLength={maxLength} />
        ) : (
          <Input
            {...shared}
            maxLength={isYear ? 4 : maxLength}
            inputMode={isYear ? "numeric" : undefined}
            className={isYear ? `${className} tabular-nums` : className}
          />
        )}
      </Field>
    );
  });
