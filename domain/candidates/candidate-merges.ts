/** Merging two records of the same person, and undoing it. */
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import {
  type CandidateField,
  candidateFieldNames,
  type ChosenField,
  chosenFields,
  candidateFieldLabels,
} from "./candidate-fields.ts";

/** How many days a merge can be undone. */
export const undoDays = 30;

const byId = z.object({ id: z.uuid() });
const side = z.enum(["kept", "other"]);

export const mergeCandidates = endpoint({
  method: "POST",
  path: "/api/candidates/:id/merges",
  params: byId,
  body: z.object({
    otherId: z.uuid(),
    /** The revisions of both records when they were compared. */
    revision: z.string().max(40),
    otherRevision: z.string().max(40),
    choices: z.partialRecord(z.enum(chosenFields as [ChosenField, ...ChosenField[]]), side).default({}),
  }),
  reply: z.object({ mergeId: z.uuid() }),
  status: 201,
});

export const undoMerge = endpoint({
  method: "POST",
  path: "/api/candidate-merges/:id/undo",
  params: byId,
  body: z.object({}),
  reply: z.object({ keptId: z.uuid(), restoredId: z.uuid() }),
  conflict: z.object({ undoBlockers: z.array(z.string()) }),
});

export const candidateMerge = z.object({
  id: z.uuid(),
  /** The name of the record that was merged in; null once the journal is deleted. */
  name: z.string().nullable(),
  by: z.string().nullable(),
  at: z.iso.datetime({ offset: true }),
  /** Why it can't be undone, as sentences; empty if it can. */
  undoBlockers: z.array(z.string()),
});
export type CandidateMerge = z.infer<typeof candidateMerge>;

const columnName = (field: CandidateField): string =>
  field === "years" ? "experience" : field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** One sentence for each reason of the database why a merge can't be undone. */
export const mergeBlockerMessages = (blockers: readonly string[]): readonly string[] => {
  const changedFields = candidateFieldNames.filter((field) => blockers.includes(`field:${columnName(field)}`));
  const hasOtherChange = blockers.some((each) => each.startsWith("field:")) && changedFields.length === 0;
  return [
    ...(blockers.includes("undone") ? ["This merge was already undone."] : []),
    ...(blockers.includes("expired") ? [`Merges can be undone for ${undoDays} days. This one is older.`] : []),
    ...(blockers.includes("later merge") ? ["Another record was merged later. Undo that merge first."] : []),
    ...(changedFields.length > 0
      ? [
          `Changed since the merge: ${changedFields.map((field) => candidateFieldLabels[field].toLowerCase()).join(", ")}.`,
        ]
      : []),
    ...(hasOtherChange ? ["The record has changed since the merge."] : []),
    ...(blockers.includes("job gone") ? ["A job that both candidates applied to was deleted."] : []),
  ];
};
