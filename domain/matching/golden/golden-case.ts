/** A job with people graded for it by hand before the engine was tuned: 3 interview at once, 2 good, 1 maybe, 0 no. */
import type { CandidateRecord, PositionRecord } from "../candidate-facts.ts";
import type { JobRecord } from "../job-needs.ts";

export interface GoldenPerson {
  readonly id: string;
  readonly grade: 0 | 1 | 2 | 3;
  readonly record: CandidateRecord;
  /** Claims the whole ad; nothing in the dated roles bears it out. */
  readonly isStuffer?: true;
}

export interface GoldenCase {
  readonly job: JobRecord;
  readonly people: readonly GoldenPerson[];
}

type Role = readonly [title: string, industry: string, start: string, end: string | null, description: string];

export const person = (
  id: string,
  grade: GoldenPerson["grade"],
  [currentTitle, location, desiredSalary]: readonly [string, string, number | null],
  summary: string,
  skills: string,
  roles: readonly Role[],
  degree: string,
): GoldenPerson => ({
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

export const stuffer = (made: GoldenPerson): GoldenPerson => ({ ...made, isStuffer: true });
