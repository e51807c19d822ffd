import { useState } from "react";
import type { Education } from "#domain/profiles/history.ts";
import { Field } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";
import { EntryDialog } from "./entry-dialog.tsx";

interface EducationDialogProps {
  /** Null for a new one. */
  readonly education: Education | null;
  readonly onSave: (education: Education) => void;
  readonly onClose: () => void;
}

interface Typed {
  readonly degree: string;
  readonly field: string;
  readonly school: string;
  readonly startYear: string;
  readonly year: string;
}

type Objections = Partial<Record<keyof Typed, string>>;

const badYear = (year: string): boolean => year !== "" && !/^(19|20)\d\d$/.test(year);
const yearHelp = "Please enter a year, such as 2019";

const objectionsTo = ({ degree, school, startYear, year }: Typed): Objections => ({
  ...(degree.trim() === "" ? { degree: "Please enter the degree or course" } : {}),
  ...(school.trim() === "" ? { school: "Please enter the school" } : {}),
  ...(badYear(startYear) ? { startYear: yearHelp } : {}),
  ...(badYear(year) ? { year: yearHelp } : {}),
  ...(startYear !== "" && year !== "" && !badYear(startYear) && !badYear(year) && year < startYear
    ? { year: "This is before the start" }
    : {}),
});

const educationFrom = ({ degree, field, school, startYear, year }: Typed): Education => ({
  degree: degree.trim(),
  school: school.trim(),
  ...(field.trim() === "" ? {} : { field: field.trim() }),
  ...(startYear === "" ? {} : { startYear: Number(startYear) }),
  ...(year === "" ? {} : { year: Number(year) }),
});

const fields = [
  ["degree", "Degree", "sm:col-span-2"],
  ["field", "Field of study (optional)", ""],
  ["school", "School", ""],
  ["startYear", "Start year (optional)", ""],
  ["year", "End year (optional)", ""],
] as const;

export const EducationDialog = ({ education, onSave, onClose }: EducationDialogProps) => {
  const [typed, setTyped] = useState<Typed>({
    degree: education?.degree ?? "",
    field: education?.field ?? "",
    school: education?.school ?? "",
    startYear: String(education?.startYear ?? ""),
    year: String(education?.year ?? ""),
  });
  const [objections, setObjections] = useState<Objections>({});

  const submit = (): boolean => {
    const found = objectionsTo(typed);
    setObjections(found);
    if (Object.keys(found).length > 0) return false;
    onSave(educationFrom(typed));
    return true;
  };

  return (
    <EntryDialog noun="education" isNew={education === null} onSubmit={submit} onClose={onClose}>
      {fields.map(([name, label, className]) => {
        const isYear = name === "startYear" || name === "year";
        return (
          <Field key={name} label={label} error={objections[name]} className={className}>
            <Input
              maxLength={isYear ? 4 : 255}
              {...(isYear ? { inputMode: "numeric", className: "tabular-nums" } : {})}
              value={typed[name]}
              onChange={({ target }) =>
                setTyped({ ...typed, [name]: isYear ? target.value.replaceAll(/\D/g, "") : target.value })
              }
            />
          </Field>
        );
      })}
    </EntryDialog>
  );
};
