/** The whole path of a résumé: bytes, reading, record, facts, score. */
import type { CandidateFacts, CandidateRecord } from "#domain/matching/candidate-facts.ts";
import { factsOf } from "#domain/matching/facts-of.ts";
import type { ReadProfile, ReadResume, ResumeKind } from "#domain/resumes/read-resume.ts";
import { recordOfProfile } from "../../features/matching/match-records.ts";
import { readResume } from "../../features/resumes/reading/read-resume.ts";

export interface ResumeFile {
  readonly kind: ResumeKind;
  readonly bytes: Uint8Array;
}

/** A reading as it would be stored with a profile. */
const recordOfReading = (read: ReadProfile): CandidateRecord =>
  recordOfProfile({
    title: read.title,
    location: read.location,
    desiredSalary: null,
    summary: read.summary,
    skills: read.skills,
    certifications: [],
    experience: read.experience.map(({ title, company, start, end, description }) => ({
      title,
      company,
      ...(start === "" ? {} : { start }),
      end,
      description: description.join("\n"),
    })),
    education: read.education.map(({ institution, degree, year }) => ({
      degree,
      school: institution,
      ...(year === null ? {} : { year }),
    })),
  });

export const factsOfFile = async (
  { bytes, kind }: ResumeFile,
  now: string,
): Promise<{ readonly read: ReadResume; readonly facts: CandidateFacts }> => {
  const read = await readResume(bytes, kind);
  return { read, facts: factsOf(recordOfReading(read.profile), now) };
};
