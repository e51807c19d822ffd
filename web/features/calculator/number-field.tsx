import { useState } from "react";
import type { AssumptionName, CalculatorInputs } from "#domain/calculator/scenario.ts";
import { parseNumber } from "#domain/calculator/scenario.ts";
import { Field } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";

interface NumberFieldProps {
  readonly name: keyof CalculatorInputs | AssumptionName;
  readonly label: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

/** Keeps typed text such as "1." while it parses to the value. Invalid text is replaced by the fallback value. */
export const NumberField = ({ name, label, value, onChange }: NumberFieldProps) => {
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed !== null && Number(typed) === value ? typed : String(value);
  return (
    <Field label={label}>
      <Input
        name={name}
        inputMode="decimal"
        autoComplete="off"
        className="tabular-nums"
        value={text}
        onChange={({ target }) => {
          setTyped(target.value.replace(/^0+(?=\d)/, ""));
          onChange(parseNumber(target.value, name));
        }}
        onBlur={() => setTyped(null)}
      />
    </Field>
  );
};
