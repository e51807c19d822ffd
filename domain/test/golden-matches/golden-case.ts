/** A job with candidates graded by hand before the engine was tuned: 3 interview at once, 2 good, 1 maybe, 0 no. */
import type { CandidateRecord, PositionRecord } from "../../matching/facts/candidate-facts.ts";
import type { JobRecord } from "../../matching/ad/job-needs.ts";

export interface GoldenCandidate {
  readonly id: string;
  readonly grade: 0 | 1 | 2 | 3;
  readonly record: CandidateRecord;
  /** Claims the whole ad, with nothing in the dated roles to support it. */
  readonly isStuffer?: true;
}

export interface GoldenCase {
  readonly job: JobRecord;
  readonly people: readonly GoldenCandidate[];
}

type Role = readonly [title: string, industry: string, start: string, end: string | null, description: string];

export const person = (
  id: string,
  grade: GoldenCandidate["grade"],
  [currentTitle, location, desiredSalary]: readonly [string, string, number | null],
  summary: string,
  skills: string,
  roles: readonly Role[],
  degree: string,
): GoldenCandidate => ({
  id,
  grade,
  record: {
    currentTitle,
    location,
    desiredSalary,
    yearsExperience: null,
    summary,
    skills: skills.split(", "),
    experience: roles.map(([title, industry, start, end, description]): PositionRecord => ({
      title,
      industry,
      start,
      end,
      description,
    })),
    education: [{ degree }],
  },
});

export const keywordStuffer = (candidate: GoldenCandidate): GoldenCandidate => ({ ...candidate, isStuffer: true });
