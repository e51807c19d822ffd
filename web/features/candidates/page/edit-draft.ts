/** The candidate record as form text, and its conversion back to values. */
import {
  type CandidateFields,
  candidateFields,
  type CandidateField,
  candidateFieldNames,
} from "#domain/candidates/candidate-fields.ts";
import {
  type EntryValues,
  credentialKind,
  languageKind,
  preferenceKind,
  volunteeringKind,
} from "../../../sections/entries/entry-kinds.ts";
import { sameValue } from "#domain/profiles/same-value.ts";

const textFields = [
  "firstName",
  "lastName",
  "email",
  "phone",
  "location",
  "currentTitle",
  "currentCompany",
  "years",
  "desiredSalary",
  "availability",
  "source",
  "linkedinUrl",
  "portfolioUrl",
  "resumeUrl",
  "summary",
  "skills",
] as const satisfies readonly CandidateField[];
export type TextFieldName = (typeof textFields)[number];

/** Lists of which each entry is text until it is saved. */
export const entryFields = {
  credentials: credentialKind,
  languages: languageKind,
  volunteering: volunteeringKind,
  preferences: preferenceKind,
} as const;
export type EntryFieldName = keyof typeof entryFields;
export const entryFieldNames = Object.keys(entryFields) as readonly EntryFieldName[];

export interface Draft {
  readonly texts: Readonly<Record<TextFieldName, string>>;
  readonly workHistory: CandidateFields["workHistory"];
  readonly education: CandidateFields["education"];
  readonly entries: Readonly<Record<EntryFieldName, readonly EntryValues[]>>;
}

export const toDraft = (fields: CandidateFields): Draft => ({
  texts: Object.fromEntries(
    textFields.map((field) => [field, field === "skills" ? fields.skills.join(", ") : String(fields[field] ?? "")]),
  ) as Record<TextFieldName, string>,
  workHistory: fields.workHistory,
  education: fields.education,
  entries: {
    credentials: fields.credentials.map(credentialKind.valuesOf),
    languages: fields.languages.map(languageKind.valuesOf),
    volunteering: fields.volunteering.map(volunteeringKind.valuesOf),
    preferences: fields.preferences.map(preferenceKind.valuesOf),
  },
});

const parseNumber = (text: string): number | null | undefined => {
  const plain = text.replaceAll(/[\s,$]/g, "");
  if (plain === "") return null;
  return /^\d+(\.\d+)?$/.test(plain) ? Number(plain) : undefined;
};

const parseSkills = (text: string): string[] => [
  ...new Map(
    text
      .split(/[,\n]/)
      .map((skill) => skill.trim())
      .filter((skill) => skill !== "")
      .map((skill) => [skill.toLowerCase(), skill] as const),
  ).values(),
];

const parseDraft = ({ texts, workHistory, education, entries }: Draft): Readonly<Record<CandidateField, unknown>> => ({
  ...texts,
  years: parseNumber(texts.years),
  desiredSalary: parseNumber(texts.desiredSalary),
  skills: parseSkills(texts.skills),
  workHistory,
  education,
  ...entries,
});

export interface ValidatedDraft {
  readonly changes: Partial<CandidateFields>;
  readonly errors: Readonly<Partial<Record<CandidateField, string>>>;
  /** By the entry's list and index. */
  readonly entryErrors: Readonly<Partial<Record<EntryFieldName, Readonly<Record<number, EntryValues>>>>>;
}

const isTextField = (field: CandidateField): field is TextFieldName => textFields.some((each) => each === field);
const isEntryField = (field: CandidateField): field is EntryFieldName => entryFieldNames.some((each) => each === field);

const parseEntries = (field: EntryFieldName, all: readonly EntryValues[]) => {
  const parsed = all.map((values) => entryFields[field].parse(values));
  const errors = Object.fromEntries(
    parsed.flatMap((each, index) => ("errors" in each ? [[index, each.errors] as const] : [])),
  );
  return { entries: parsed.flatMap((each) => ("entry" in each ? [each.entry] : [])), errors };
};

/** Checks and sends only the fields that changed since the dialog opened. Other people may have changed the rest. */
export const validateDraft = (draft: Draft, base: Draft): ValidatedDraft => {
  const [current, previous] = [parseDraft(draft), parseDraft(base)];
  const changes: Record<string, unknown> = {};
  const errors: Partial<Record<CandidateField, string>> = {};
  const entryErrors: Partial<Record<EntryFieldName, Readonly<Record<number, EntryValues>>>> = {};
  for (const field of candidateFieldNames) {
    const isSame = isTextField(field)
      ? draft.texts[field] === base.texts[field]
      : sameValue(current[field], previous[field]);
    if (isSame) continue;
    if (isEntryField(field)) {
      const { entries, errors: found } = parseEntries(field, draft.entries[field]);
      if (Object.keys(found).length > 0) entryErrors[field] = found;
      else changes[field] = entries;
      continue;
    }
    if (current[field] === undefined) {
      errors[field] = "Enter a number";
      continue;
    }
    const parsed = candidateFields.shape[field].safeParse(current[field]);
    if (parsed.success) changes[field] = parsed.data;
    else errors[field] = parsed.error.issues[0]?.message ?? "Check this field";
  }
  return { changes, errors, entryErrors };
};
