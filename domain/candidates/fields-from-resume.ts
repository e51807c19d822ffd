/** The candidate fields found in a resume: only those that would change the record. Lists include the existing entries. */
import { emptyProfile } from "../profiles/profile.ts";
import { sameValue } from "../profiles/same-value.ts";
import type { ParsedResume } from "../resumes/import/import-resume.ts";
import { mergeImport } from "../resumes/import/merge-import.ts";
import { profileUpdateOf } from "../resumes/import/profile-update.ts";
import type { ReadResume } from "../resumes/read-resume.ts";
import { skillKeyBy } from "../resumes/fields/skill-key.ts";
import { skillNamesOf } from "../resumes/fields/skill-names.ts";
import { type CandidateFields, candidateFieldNames, isEmptyField } from "./candidate-fields.ts";
import { profileListsOf } from "./merge-records.ts";

type ReadingParts = Pick<ParsedResume, "profile" | "fields" | "flags">;

export const fieldsFromResume = (record: CandidateFields, resume: ReadResume): Partial<CandidateFields> => {
  const { profile, fields, flags } = resume;
  // The cast is safe: the lists of the reading are readonly, and nothing below writes to them.
  const update = profileUpdateOf({ profile, fields, flags } as unknown as ReadingParts);
  const { skills, experience, education, credentials, languages, volunteering } = mergeImport(
    { ...emptyProfile, ...profileListsOf(record) },
    update,
    skillKeyBy(skillNamesOf(resume.profile.skills)),
  );
  const latest = update.experience?.[0];
  const resumeFields: Partial<CandidateFields> = {
    firstName: update.firstName ?? "",
    lastName: update.lastName ?? "",
    email: update.email ?? "",
    phone: update.phone ?? null,
    location: update.location ?? null,
    currentTitle: update.title ?? null,
    currentCompany: latest?.end === null ? latest.company : null,
    summary: update.summary ?? null,
    skills,
    workHistory: experience,
    education,
    credentials,
    languages,
    volunteering,
  };
  return Object.fromEntries(
    candidateFieldNames.flatMap((field) => {
      const value = resumeFields[field];
      return value === undefined || isEmptyField(value) || sameValue(value, record[field])
        ? []
        : [[field, value] as const];
    }),
  );
};
