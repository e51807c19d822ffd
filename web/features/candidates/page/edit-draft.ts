/** The candidate record as form text, and its conversion back to values. */
import {
  type CandidateFields,
  candidateFields,
  type CandidateField,
  candidateFieldNames,
} from "#domain/candidates/candidate-fields.ts";
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

export interface Draft {
  readonly texts: Readonly<Record<TextFieldName, string>>;
  readonly workHistory: CandidateFields["workHistory"];
  readonly education: CandidateFields["education"];
}

export const toDraft = (fields: CandidateFields): Draft => ({
  texts: Object.fromEntries(
    textFields.map((field) => [field, field === "skills" ? fields.skills.join(", ") : String(fields[field] ?? "")]),
  ) as Record<TextFieldName, string>,
  workHistory: fields.workHistory,
  education: fields.education,
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

const parseDraft = ({ texts, workHistory, education }: Draft): Readonly<Record<CandidateField, unknown>> => ({
  ...texts,
  years: parseNumber(texts.years),
  desiredSalary: parseNumber(texts.desiredSalary),
  skills: parseSkills(texts.skills),
  workHistory,
  education,
});

export interface ValidatedDraft {
  readonly changes: Partial<CandidateFields>;
  readonly errors: Readonly<Partial<Record<CandidateField, string>>>;
}

/** Checks and sends only the fields that changed since the dialog opened. Other people may have changed the rest. */
export const validateDraft = (draft: Draft, base: Draft): ValidatedDraft => {
  const [current, previous] = [parseDraft(draft), parseDraft(base)];
  const changes: Record<string, unknown> = {};
  const errors: Partial<Record<CandidateField, string>> = {};
  for (const field of candidateFieldNames) {
    const isTextField = field !== "workHistory" && field !== "education";
    const isSame = isTextField ? draft.texts[field] === base.texts[field] : sameValue(current[field], previous[field]);
    if (isSame) continue;
    if (current[field] === undefined) {
      errors[field] = "Enter a number";
      continue;
    }
    const parsed = candidateFields.shape[field].safeParse(current[field]);
    if (parsed.success) changes[field] = parsed.data;
    else errors[field] = parsed.error.issues[0]?.message ?? "Check this field";
  }
  return { changes, errors };
};
