/** Merges two records: single fields as chosen, lists combined. */
import { emptyProfile } from "../profiles/profile.ts";
import { mergeImport } from "../resumes/import/merge-import.ts";
import {
  type CandidateFields,
  type ChosenField,
  chosenFields,
  type combinedFields,
  isEmptyField,
} from "./candidate-fields.ts";

export type MergeChoices = Readonly<Partial<Record<ChosenField, "kept" | "other">>>;

export const profileListsOf = (fields: Pick<CandidateFields, (typeof combinedFields)[number]>) => ({
  skills: [...fields.skills],
  experience: [...fields.workHistory],
  education: [...fields.education],
  credentials: [...fields.credentials],
  languages: [...fields.languages],
  volunteering: [...fields.volunteering],
  preferences: [...fields.preferences],
});

const normalizeForComparison = (value: string | number | null): string =>
  String(value ?? "")
    .trim()
    .toLowerCase();

/** Fields that are filled in both records with different values. */
export const differingFields = (keptRecord: CandidateFields, other: CandidateFields): readonly ChosenField[] =>
  chosenFields.filter(
    (field) =>
      !isEmptyField(keptRecord[field]) &&
      !isEmptyField(other[field]) &&
      normalizeForComparison(keptRecord[field]) !== normalizeForComparison(other[field]),
  );

/** Without a choice a field comes from the kept record, unless it is empty there. */
export const mergeRecords = (
  keptRecord: CandidateFields,
  other: CandidateFields,
  choices: MergeChoices,
): CandidateFields => {
  const mergedLists = mergeImport({ ...emptyProfile, ...profileListsOf(keptRecord) }, profileListsOf(other));
  const singleFields = Object.fromEntries(
    chosenFields.map((field) => {
      const side = choices[field] ?? (isEmptyField(keptRecord[field]) ? "other" : "kept");
      return [field, side === "other" ? other[field] : keptRecord[field]];
    }),
  ) as Pick<CandidateFields, ChosenField>;
  return {
    ...singleFields,
    skills: mergedLists.skills,
    workHistory: mergedLists.experience,
    education: mergedLists.education,
    credentials: mergedLists.credentials,
    languages: mergedLists.languages,
    volunteering: mergedLists.volunteering,
    preferences: mergedLists.preferences,
  };
};
