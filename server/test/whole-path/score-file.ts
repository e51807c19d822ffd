/** The whole path of a resume: bytes, reading, record, facts, score. */
import type { CandidateFacts, CandidateRecord } from "#domain/matching/facts/candidate-facts.ts";
import { factsOf } from "#domain/matching/facts/facts-of.ts";
import { emptyProfile, mergeProfile } from "#domain/profiles/profile.ts";
import { readResumeResult } from "#domain/resumes/import/import-resume.ts";
import { profileUpdateOf } from "#domain/resumes/import/profile-update.ts";
import type { ReadResume, ResumeKind } from "#domain/resumes/read-resume.ts";
import { recordOfProfile } from "../../features/matching/retrieval/match-records.ts";
import { readResume } from "../../features/resumes/reading/read-resume.ts";

export interface ResumeFile {
  readonly kind: ResumeKind;
  readonly bytes: Uint8Array;
}

/** A reading as stored with a profile. */
const recordOfReading = (resume: ReadResume): CandidateRecord =>
  recordOfProfile({
    ...mergeProfile(emptyProfile, profileUpdateOf(readResumeResult.parse(resume))),
    desiredSalary: null,
  });

export const factsOfFile = async (
  { bytes, kind }: ResumeFile,
  now: string,
): Promise<{ readonly read: ReadResume; readonly facts: CandidateFacts }> => {
  const resume = await readResume(bytes, kind);
  return { read: resume, facts: factsOf(recordOfReading(resume), now) };
};
