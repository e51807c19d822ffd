import { useState } from "react";
import type { Education } from "#domain/profiles/history.ts";
import { Field } from "../../../../ui/field.tsx";
import { Input } from "../../../../ui/input.tsx";
import { EntryDialog } from "./entry-dialog.tsx";

interface EducationDialogProps {
  /** Null for a new entry. */
  readonly education: Education | null;
  readonly onSave: (education: Education) => void;
  readonly onClose: () => void;
}

interface EducationFormValues {
  readonly degree: string;
  readonly field: string;
  readonly school: string;
  readonly startYear: string;
  readonly year: string;
}

type EducationErrors = Partial<Record<keyof EducationFormValues, string>>;

const yearError = (year: string): boolean => year !== "" && !/^(19|20)\d\d$/.test(year);
const yearHelp = "Enter a year, such as 2019";

const validateEducation = ({ degree, school, startYear, year }: EducationFormValues): EducationErrors => ({
  ...(degree.trim() === "" ? { degree: "Enter a degree or course" } : {}),
  ...(school.trim() === "" ? { school: "Enter a school" } : {}),
  ...(yearError(startYear) ? { startYear: yearHelp } : {}),
  ...(yearError(year) ? { year: yearHelp } : {}),
  ...(startYear !== "" && year !== "" && !yearError(startYear) && !yearError(year) && year < startYear
    ? { year: "The end can't be before the start" }
    : {}),
});

const educationFrom = ({ degree, field, school, startYear, year }: EducationFormValues): Education => ({
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
  const [values, setValues] = useState<EducationFormValues>({
    degree: education?.degree ?? "",
    field: education?.field ?? "",
    school: education?.school ?? "",
    startYear: String(education?.startYear ?? ""),
    year: String(education?.year ?? ""),
  });
  const [errors, setErrors] = useState<EducationErrors>({});

  const submit = (): boolean => {
    const nextErrors = validateEducation(values);
    setErrors(nextErrors);
    if (Object.keys(nextErrors).length > 0) return false;
    onSave(educationFrom(values));
    return true;
  };

  return (
    <EntryDialog noun="education" isNew={education === null} onSubmit={submit} onClose={onClose}>
      {fields.map(([name, label, className]) => {
        const isYear = name === "startYear" || name === "year";
        return (
          <Field key={name} label={label} error={errors[name]} className={className}>
            <Input
              maxLength={isYear ? 4 : 255}
              {...(isYear ? { inputMode: "numeric", className: "tabular-nums" } : {})}
              value={values[name]}
              onChange={({ target }) =>
                setValues({ ...values, [name]: isYear ? target.value.replaceAll(/\D/g, "") : target.value })
              }
            />
          </Field>
        );
      })}
    </EntryDialog>
  );
};
