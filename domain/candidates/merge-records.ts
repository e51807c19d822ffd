/** One record out of two: each single field as it was chosen, lists united. */
import { emptyProfile } from "../profiles/profile.ts";
import { mergeImport } from "../resumes/merge-import.ts";
import { type CandidateFields, type ChosenField, chosenFields, isUnknown } from "./candidate-fields.ts";

export type MergeChoices = Readonly<Partial<Record<ChosenField, "kept" | "other">>>;

const without = ({ skills, workHistory, education }: CandidateFields) => ({
  skills: [...skills],
  experience: [...workHistory],
  education: [...education],
});

const plain = (value: string | number | null): string =>
  String(value ?? "")
    .trim()
    .toLowerCase();

/** Where both say something, and not the same. */
export const differingFields = (kept: CandidateFields, other: CandidateFields): readonly ChosenField[] =>
  chosenFields.filter(
    (field) => !isUnknown(kept[field]) && !isUnknown(other[field]) && plain(kept[field]) !== plain(other[field]),
  );

/** What was not chosen is the kept record's, unless it says nothing there. */
export const mergeRecords = (kept: CandidateFields, other: CandidateFields, choices: MergeChoices): CandidateFields => {
  const united = mergeImport({ ...emptyProfile, ...without(kept) }, without(other));
  const single = Object.fromEntries(
    chosenFields.map((field) => {
      const side = choices[field] ?? (isUnknown(kept[field]) ? "other" : "kept");
      return [field, side === "other" ? other[field] : kept[field]];
    }),
  ) as Pick<CandidateFields, ChosenField>;
  return { ...single, skills: united.skills, workHistory: united.experience, education: united.education };
};
