/** A month and year, or a year alone, since people often remember only the year. */
import { useId } from "react";
import { controlClass } from "../../../../ui/field.tsx";
import { NativeSelect } from "../../../../ui/native-select.tsx";

const months = "January February March April May June July August September October November December".split(" ");

/** Parses "2021-04" and "2021". While a person types, the value may be incomplete. */
export interface MonthValue {
  readonly month: string;
  readonly year: string;
}

export const parseMonth = (date: string | null | undefined): MonthValue => {
  const [year = "", month = ""] = (date ?? "").split("-");
  return { month, year };
};

/** Undefined if no year was entered. */
export const dateOf = ({ month, year }: MonthValue): string | undefined => {
  if (year.trim() === "") return undefined;
  return month === "" ? year.trim() : `${year.trim()}-${month}`;
};

interface MonthFieldProps {
  readonly label: string;
  readonly value: MonthValue;
  readonly onChange: (value: MonthValue) => void;
  readonly disabled?: boolean;
  readonly error?: string | undefined;
}

export const MonthField = ({ label, value, onChange, disabled = false, error }: MonthFieldProps) => {
  const note = useId();
  const describedBy = error === undefined ? {} : { "aria-describedby": note, "aria-invalid": true as const };
  return (
    <fieldset className="min-w-0" disabled={disabled}>
      <legend className="text-[15px]/[22px] font-[540] text-ink">{label}</legend>
      <div className="mt-1.5 grid grid-cols-[1.5fr_1fr] gap-2">
        <NativeSelect
          aria-label={`${label}: month`}
          value={value.month}
          onChange={({ target }) => onChange({ ...value, month: target.value })}
        >
          <option value="">Month</option>
          {months.map((name, index) => (
            <option key={name} value={String(index + 1).padStart(2, "0")}>
              {name}
            </option>
          ))}
        </NativeSelect>
        <input
          {...describedBy}
          aria-label={`${label}: year`}
          inputMode="numeric"
          maxLength={4}
          placeholder="Year"
          value={value.year}
          onChange={({ target }) => onChange({ ...value, year: target.value.replaceAll(/\D/g, "") })}
          className={controlClass("h-12 px-3 tabular-nums")}
        />
      </div>
      {error !== undefined && (
        <p id={note} role="alert" className="mt-1.5 text-sm/5 text-bad">
          {error}
        </p>
      )}
    </fieldset>
  );
};
