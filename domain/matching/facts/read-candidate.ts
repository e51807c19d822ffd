/** One person as a workspace may see them: its own candidate in full, a network member as their settings allow. */
import { z } from "zod";
import { endpoint } from "../../endpoint.ts";
import { credential, education, language, position, preference, volunteering } from "../../profiles/history.ts";
import { introductionState } from "../endpoints/introduction.ts";

const candidateRecord = z.object({
  id: z.uuid(),
  isNetwork: z.boolean(),
  isSample: z.boolean(),
  name: z.string(),
  currentTitle: z.string().nullable(),
  currentCompany: z.string().nullable(),
  location: z.string().nullable(),
  /** Null if the person hides it. */
  email: z.string().nullable(),
  phone: z.string().nullable(),
  linkedinUrl: z.string().nullable(),
  portfolioUrl: z.string().nullable(),
  githubUrl: z.string().nullable(),
  resumeUrl: z.string().nullable(),
  desiredSalary: z.number().nullable(),
  years: z.int().nullable(),
  availability: z.string().nullable(),
  source: z.string().nullable(),
  notes: z.string().nullable(),
  summary: z.string().nullable(),
  skills: z.array(z.string()),
  experience: z.array(position),
  education: z.array(education),
  credentials: z.array(credential),
  languages: z.array(language),
  volunteering: z.array(volunteering),
  preferences: z.array(preference),
  applications: z.array(
    z.object({
      id: z.uuid(),
      jobId: z.uuid(),
      jobTitle: z.string(),
      stage: z.string(),
      status: z.string(),
      appliedAt: z.iso.datetime(),
      interviews: z.array(
        z.object({
          id: z.uuid(),
          scheduledAt: z.iso.datetime(),
          duration: z.int(),
          type: z.string(),
          status: z.string(),
        }),
      ),
    }),
  ),
  introductions: z.array(introductionState.extend({ jobId: z.uuid(), jobTitle: z.string() })),
  addedAt: z.iso.datetime(),
});

export type CandidatePage = z.infer<typeof candidateRecord>;

export const readCandidate = endpoint({
  method: "GET",
  path: "/api/candidates/:id",
  params: z.object({ id: z.uuid() }),
  reply: candidateRecord,
});
