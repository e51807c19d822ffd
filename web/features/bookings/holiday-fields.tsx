import { X } from "lucide-react";
import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";

interface HolidayFieldsProps {
  readonly holidays: readonly string[];
  readonly error: string | undefined;
  readonly onChange: (holidays: string[]) => void;
}

/** A calendar date without a zone, so it is formatted in UTC. */
const formatDate = (date: string): string =>
  new Date(`${date}T00:00:00Z`).toLocaleDateString("en-US", {
    timeZone: "UTC",
    weekday: "short",
    year: "numeric",
    month: "short",
    day: "numeric",
  });

export const HolidayFields = ({ holidays, error, onChange }: HolidayFieldsProps) => {
  const [date, setDate] = useState("");
  const add = () => {
    if (date === "") return;
    onChange([...new Set([...holidays, date])].toSorted());
    setDate("");
  };
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-end gap-3">
        <Field label="Holiday" error={error} className="w-48">
          <Input type="date" value={date} onChange={({ target }) => setDate(target.value)} />
        </Field>
        <Button variant="secondary" className="h-12" disabled={date === ""} onClick={add}>
          Add holiday
        </Button>
      </div>
      {holidays.length > 0 && (
        <ul aria-label="Holidays" className="flex flex-wrap gap-2">
          {holidays.map((holiday) => (
            <li
              key={holiday}
              className="flex items-center rounded-control border border-line bg-paper-2 pl-3 text-[15px]/6 tabular-nums"
            >
              {formatDate(holiday)}
              <button
                type="button"
                aria-label={`Remove ${formatDate(holiday)}`}
                onClick={() => onChange(holidays.filter((other) => other !== holiday))}
                className="grid size-10 place-items-center text-ink-3 transition-colors hover:text-ink"
              >
                <X className="size-4" aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};
