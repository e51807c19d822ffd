/** One field of the record as a line of text, for comparing two records. */
import { utcToday } from "#domain/calendar-day.ts";
import type { CandidateField, ChangedFields } from "#domain/candidates/candidate-fields.ts";
import { credentialLine, languageLine, preferenceText, volunteeringLine } from "#domain/profiles/entry-text.ts";

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
    case "credentials":
      return (fields.credentials ?? []).map((entry) => credentialLine(entry, utcToday())).join("; ");
    case "languages":
      return (fields.languages ?? []).map(languageLine).join(", ");
    case "volunteering":
      return (fields.volunteering ?? []).map(volunteeringLine).join("; ");
    case "preferences":
      return (fields.preferences ?? []).map(preferenceText).join(", ");
    case "desiredSalary": {
      const pay = fields.desiredSalary ?? null;
      return pay === null ? "" : `$${pay.toLocaleString("en-US")}/year`;
    }
    default:
      return String(fields[field] ?? "");
  }
};
