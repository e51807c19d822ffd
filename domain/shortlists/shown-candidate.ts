/** A candidate as a client reviewer sees them; show-candidate.ts creates it. */
import { z } from "zod";

export const shownCandidate = z.object({
  /** A name, or "Candidate A". */
  label: z.string(),
  title: z.string().nullable(),
  years: z.int().nullable(),
  place: z.string().nullable(),
  summary: z.string().nullable(),
  skills: z.array(z.string()),
  /** Empty if the candidate's consent doesn't name them. */
  credentials: z.array(z.string()),
  languages: z.array(z.string()),
  roles: z.array(
    z.object({
      title: z.string().nullable(),
      company: z.string().nullable(),
      time: z.string(),
      description: z.string().nullable(),
    }),
  ),
  education: z.array(z.string()),
  /** The recruiter's note. */
  why: z.string(),
});
export type ShownCandidate = z.infer<typeof shownCandidate>;

const letters = 26;

/** A, B … Z, AA, AB … */
export const candidateLetter = (place: number): string =>
  (place >= letters ? candidateLetter(Math.floor(place / letters) - 1) : "") +
  String.fromCodePoint(65 + (place % letters));
