/** The field types used in the content forms. */
import type { ReactNode } from "react";
import { Controller, type FieldValues, type Path, type UseFormReturn } from "react-hook-form";
import { Field } from "../../ui/field.tsx";
import { Input, Textarea } from "../../ui/input.tsx";
import { NativeSelect } from "../../ui/native-select.tsx";
import { Switch } from "../../ui/switch.tsx";

export interface FieldsProps<Facts extends FieldValues> {
  readonly form: UseFormReturn<Facts>;
}

interface ContentFieldProps<Facts extends FieldValues> extends FieldsProps<Facts> {
  readonly name: Path<Facts>;
  readonly label: string;
  readonly hint?: ReactNode;
}

/** An error of a list shows at the list or at the first invalid line. */
export const messageOf = <Facts extends FieldValues>(
  { getFieldState, formState }: UseFormReturn<Facts>,
  name: Path<Facts>,
): string | undefined => {
  const error: unknown = getFieldState(name, formState).error;
  const firstError = Array.isArray(error) ? error.find((each) => each !== undefined && each !== null) : error;
  const { message, root } = (firstError ?? {}) as { message?: string; root?: { message?: string } };
  return message ?? root?.message;
};

interface TextFieldProps<Facts extends FieldValues> extends ContentFieldProps<Facts> {
  readonly rows?: number;
  readonly placeholder?: string;
}

export const TextField = <Facts extends FieldValues>({
  form,
  name,
  label,
  hint,
  rows,
  placeholder,
}: TextFieldProps<Facts>) => (
  <Field label={label} hint={hint} error={messageOf(form, name)}>
    {rows === undefined ? (
      <Input autoComplete="off" placeholder={placeholder} {...form.register(name)} />
    ) : (
      <Textarea rows={rows} placeholder={placeholder} {...form.register(name)} />
    )}
  </Field>
);

/** Accepts "58,000". An empty field is null, not zero. */
const numberFrom = (input: unknown): number | null => {
  if (typeof input === "number" || input === null) return input;
  const text = typeof input === "string" ? input.replace(/[,$%\s]/g, "") : "";
  return text === "" ? null : Number(text);
};

export const NumberField = <Facts extends FieldValues>({
  form,
  name,
  label,
  hint,
  sign,
}: ContentFieldProps<Facts> & { readonly sign?: "$" | "%" }) => (
  <Field label={label} hint={hint} error={messageOf(form, name)}>
    <span className="relative block">
      <Input
        inputMode="decimal"
        autoComplete="off"
        className={`tabular-nums ${sign === "$" ? "pl-8!" : ""}`}
        {...form.register(name, { setValueAs: numberFrom })}
      />
      {sign !== undefined && (
        <span
          aria-hidden="true"
          className={`pointer-events-none absolute top-1/2 -translate-y-1/2 text-ink-3 ${sign === "$" ? "left-3.5" : "right-3.5"}`}
        >
          {sign}
        </span>
      )}
    </span>
  </Field>
);

export const LinesField = <Facts extends FieldValues>({ form, name, label, hint, rows = 4 }: TextFieldProps<Facts>) => (
  <Controller
    control={form.control}
    name={name}
    render={({ field: { value, onChange, ...field } }) => (
      <Field label={label} hint={hint} error={messageOf(form, name)}>
        <Textarea
          rows={rows}
          {...field}
          value={(value as readonly string[]).join("\n")}
          onChange={({ target }) => onChange(target.value === "" ? [] : target.value.split("\n"))}
        />
      </Field>
    )}
  />
);

interface ChoiceFieldProps<Facts extends FieldValues> extends ContentFieldProps<Facts> {
  readonly options: readonly (readonly [value: string, label: string])[];
}

export const ChoiceField = <Facts extends FieldValues>({
  form,
  name,
  label,
  hint,
  options,
}: ChoiceFieldProps<Facts>) => (
  <Field label={label} hint={hint} error={messageOf(form, name)}>
    <NativeSelect {...form.register(name)}>
      {options.map(([value, optionLabel]) => (
        <option key={value} value={value}>
          {optionLabel}
        </option>
      ))}
    </NativeSelect>
  </Field>
);

export const SwitchField = <Facts extends FieldValues>({ form, name, label, hint }: ContentFieldProps<Facts>) => (
  <Controller
    control={form.control}
    name={name}
    render={({ field }) => (
      <Switch label={label} hint={hint} checked={field.value === true} onCheckedChange={field.onChange} />
    )}
  />
);

/** A titled group of fields. */
export const FieldGroup = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <fieldset className="grid min-w-0 gap-5 border-t border-line pt-6 first:border-t-0 first:pt-0">
    <legend className="float-left mb-0 font-display text-[19px]/7 font-[620] tracking-[-0.015em]">{title}</legend>
    {children}
  </fieldset>
);

export const fieldPairClass = "grid gap-x-4 gap-y-5 sm:grid-cols-2";
