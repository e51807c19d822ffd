/** Corrects one imported item. */
import { type ReactNode, type SyntheticEvent, useEffect, useRef, useState } from "react";
import { position } from "#domain/profiles/history.ts";
import { profile } from "#domain/profiles/profile.ts";
import type { Piece } from "#domain/resumes/import/review.ts";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { Field } from "../../ui/field.tsx";
import { Input, Textarea } from "../../ui/input.tsx";
import { EntryInputs } from "../../sections/entries/entry-inputs.tsx";
import { credentialKind, languageKind, volunteeringKind } from "../../sections/entries/entry-kinds.ts";
import { labelOf } from "./piece-text.ts";

const entryKinds = { credential: credentialKind, language: languageKind, volunteering: volunteeringKind };

type Values = Readonly<Record<string, string>>;

const valuesOf = (piece: Piece): Values => {
  switch (piece.kind) {
    case "name":
      return { ...piece.value };
    case "text":
    case "skill":
      return { value: piece.value };
    case "job": {
      const { title, company, start = "", end, description = "" } = piece.value;
      return { title, company, start, end: end ?? "", isHeld: end === null ? "yes" : "", description };
    }
    case "school": {
      const { degree, school, year } = piece.value;
      return { degree, school, year: year === undefined ? "" : String(year) };
    }
    case "credential":
      return credentialKind.valuesOf(piece.value);
    case "language":
      return languageKind.valuesOf(piece.value);
    case "volunteering":
      return volunteeringKind.valuesOf(piece.value);
  }
};

const dateError = "Enter the date as 2018-03 or 2018.";

type ValidationResult = { readonly piece: Piece } | { readonly errors: Values };

/** The corrected item, or errors by field. */
const validatePiece = (piece: Piece, pieceValues: Values): ValidationResult => {
  const values = Object.fromEntries(Object.entries(pieceValues).map(([key, value]) => [key, value.trim()]));
  const { value = "", firstName = "", lastName = "", title = "", company = "", description = "" } = values;
  switch (piece.kind) {
    case "name":
      return { piece: { kind: "name", value: { firstName, lastName } } };
    case "text":
      return profile.shape[piece.key].safeParse(value).success
        ? { piece: { ...piece, value } }
        : { errors: { value: "This is too long. Shorten it." } };
    case "skill":
      return value === ""
        ? { errors: { value: "Enter the skill, or undo it." } }
        : { piece: { ...piece, value: value.slice(0, 100) } };
    case "job": {
      const { start = "", end = "", isHeld = "" } = values;
      const { location, industry } = piece.value;
      if (title === "" && company === "") return { errors: { title: "Enter a title or a company." } };
      if (start !== "" && !position.shape.start.safeParse(start).success) return { errors: { start: dateError } };
      if (isHeld === "" && end !== "" && !position.shape.end.safeParse(end).success)
        return { errors: { end: dateError } };
      return {
        piece: {
          kind: "job",
          value: {
            title,
            company,
            ...(location === undefined ? {} : { location }),
            ...(industry === undefined ? {} : { industry }),
            ...(start === "" ? {} : { start }),
            ...(isHeld === "yes" ? { end: null } : end === "" ? {} : { end }),
            ...(description === "" ? {} : { description }),
          },
        },
      };
    }
    case "school": {
      const { degree = "", school = "", year = "" } = values;
      const { year: _year, ...rest } = piece.value;
      if (degree === "" && school === "") return { errors: { degree: "Enter a degree or a school." } };
      if (year !== "" && !/^(19|20)\d\d$/.test(year)) return { errors: { year: "Enter the year, such as 2014." } };
      return {
        piece: { kind: "school", value: { ...rest, degree, school, ...(year === "" ? {} : { year: Number(year) }) } },
      };
    }
    case "credential": {
      const parsed = credentialKind.parse(values);
      return "entry" in parsed ? { piece: { kind: "credential", value: parsed.entry } } : parsed;
    }
    case "language": {
      const parsed = languageKind.parse(values);
      return "entry" in parsed ? { piece: { kind: "language", value: parsed.entry } } : parsed;
    }
    case "volunteering": {
      const parsed = volunteeringKind.parse(values);
      return "entry" in parsed ? { piece: { kind: "volunteering", value: parsed.entry } } : parsed;
    }
  }
};

interface PieceEditorProps {
  readonly piece: Piece;
  readonly onSave: (piece: Piece) => void;
  readonly onCancel: () => void;
}

export const PieceEditor = ({ piece, onSave, onCancel }: PieceEditorProps) => {
  const [values, setValues] = useState(valuesOf(piece));
  const [errors, setErrors] = useState<Values>({});
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector<HTMLElement>("input, textarea")?.focus(), []);

  const set = (key: string) => (value: string) => setValues((all) => ({ ...all, [key]: value }));
  const field = (key: string, label: string, extra: { readonly hint?: string; readonly className?: string } = {}) => (
    <Field label={label} error={errors[key]} {...extra}>
      <Input
        value={values[key] ?? ""}
        onChange={({ target }) => set(key)(target.value)}
        className="h-11! text-[15px]"
      />
    </Field>
  );
  const long = (key: string, label: string) => (
    <Field label={label} error={errors[key]} className="sm:col-span-2">
      <Textarea
        rows={5}
        value={values[key] ?? ""}
        onChange={({ target }) => set(key)(target.value)}
        className="text-[15px]/6"
      />
    </Field>
  );
  const fieldsOf = (): ReactNode => {
    switch (piece.kind) {
      case "name":
        return (
          <>
            {field("firstName", "First name")}
            {field("lastName", "Last name")}
          </>
        );
      case "text":
        return piece.key === "summary"
          ? long("value", labelOf(piece))
          : field("value", labelOf(piece), { className: "sm:col-span-2" });
      case "skill":
        return field("value", "Skill", { className: "sm:col-span-2" });
      case "job":
        return (
          <>
            {field("title", "Title")}
            {field("company", "Company")}
            {field("start", "Start", { hint: "2018-03 or 2018" })}
            {values["isHeld"] === "yes" ? <span /> : field("end", "End", { hint: "2021-06 or 2021" })}
            <div className="-my-2 sm:col-span-2">
              <Checkbox
                label="I work here now"
                checked={values["isHeld"] === "yes"}
                onCheckedChange={(checked) => set("isHeld")(checked === true ? "yes" : "")}
              />
            </div>
            {long("description", "What you did")}
          </>
        );
      case "school":
        return (
          <>
            {field("degree", "Degree")}
            {field("school", "School")}
            {field("year", "Year")}
          </>
        );
      case "credential":
      case "language":
      case "volunteering":
        return (
          <EntryInputs
            fields={entryKinds[piece.kind].fields}
            values={values}
            errors={errors}
            onChange={setValues}
            className="h-11! text-[15px]"
          />
        );
    }
  };
  const save = (event: SyntheticEvent) => {
    event.preventDefault();
    const result = validatePiece(piece, values);
    if ("piece" in result) onSave(result.piece);
    else setErrors(result.errors);
  };

  return (
    <form ref={form} noValidate onSubmit={save} className="mt-3 grid gap-4">
      <div className="grid gap-4 sm:grid-cols-2">{fieldsOf()}</div>
      <div className="flex gap-2">
        <Button type="submit" size="small">
          Save changes
        </Button>
        <Button variant="quiet" size="small" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
};
