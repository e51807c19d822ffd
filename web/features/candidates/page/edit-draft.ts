/** The record as it is typed: texts, and what they mean once they are saved. */
import {
  type CandidateFields,
  candidateFields,
  type CandidateField,
  candidateFieldNames,
} from "#domain/candidates/candidate-fields.ts";
import { sameValue } from "#domain/profiles/same-value.ts";

export const typedFields = [
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
export type TypedField = (typeof typedFields)[number];

export interface Draft {
  readonly typed: Readonly<Record<TypedField, string>>;
  readonly workHistory: CandidateFields["workHistory"];
  readonly education: CandidateFields["education"];
}

export const draftOf = (fields: CandidateFields): Draft => ({
  typed: Object.fromEntries(
    typedFields.map((field) => [field, field === "skills" ? fields.skills.join(", ") : String(fields[field] ?? "")]),
  ) as Record<TypedField, string>,
  workHistory: fields.workHistory,
  education: fields.education,
});

const numberOf = (text: string): number | null | undefined => {
  const plain = text.replaceAll(/[\s,$]/g, "");
  if (plain === "") return null;
  return /^\d+(\.\d+)?$/.test(plain) ? Number(plain) : undefined;
};

const skillsOf = (text: string): string[] => [
  ...new Map(
    text
      .split(/[,\n]/)
      .map((skill) => skill.trim())
      .filter((skill) => skill !== "")
      .map((skill) => [skill.toLowerCase(), skill] as const),
  ).values(),
];

const meant = ({ typed, workHistory, education }: Draft): Readonly<Record<CandidateField, unknown>> => ({
  ...typed,
  years: numberOf(typed.years),
  desiredSalary: numberOf(typed.desiredSalary),
  skills: skillsOf(typed.skills),
  workHistory,
  education,
});

export interface Checked {
  readonly changes: Partial<CandidateFields>;
  readonly errors: Readonly<Partial<Record<CandidateField, string>>>;
}

/** Only what was changed since the dialog opened is looked at and sent: the rest may be anybody's. */
export const checkDraft = (draft: Draft, base: Draft): Checked => {
  const [now, before] = [meant(draft), meant(base)];
  const changes: Record<string, unknown> = {};
  const errors: Partial<Record<CandidateField, string>> = {};
  for (const field of candidateFieldNames) {
    const isTyped = field !== "workHistory" && field !== "education";
    const isSame = isTyped ? draft.typed[field] === base.typed[field] : sameValue(now[field], before[field]);
    if (isSame) continue;
    if (now[field] === undefined) {
      errors[field] = "Please enter a number";
      continue;
    }
    const parsed = candidateFields.shape[field].safeParse(now[field]);
    if (parsed.success) changes[field] = parsed.data;
    else errors[field] = parsed.error.issues[0]?.message ?? "Please check this";
  }
  return { changes, errors };
};
