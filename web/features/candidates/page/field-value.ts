/** One field of the record as a line of text, for comparing two records. */
import type { CandidateField, ChangedFields } from "#domain/candidates/candidate-fields.ts";

export const formatFieldValue = (field: CandidateField, fields: ChangedFields): string => {
  switch (field) {
    case "skills":
      return (fields.skills ?? []).join(", ");
    case "workHistory":
      return (fields.workHistory ?? [])
        .map(({ title, company }) => [title, company].filter((each) => each !== "").join(", "))
        .join("; ");
    case "education":
      return (fields.education ?? [])
        .map(({ degree, school }) => [degree, school].filter((each) => each !== "").join(", "))
        .join("; ");
    case "desiredSalary": {
      const pay = fields.desiredSalary ?? null;
      return pay === null ? "" : `$${pay.toLocaleString("en-US")}/year`;
    }
    default:
      return String(fields[field] ?? "");
  }
};
