/** A profile as somebody else sees it, and the public page that shows it. The database decides what is in it. */
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { education, position } from "../profiles/history.ts";

export const seenProject = z.object({
  title: z.string(),
  description: z.string(),
  link: z.string(),
  technologies: z.array(z.string()),
});

/** Null where it is hidden from this viewer, or was never said. */
export const seenProfile = z.object({
  firstName: z.string(),
  /** "O." where only the first letter is shown. */
  lastName: z.string(),
  title: z.string().nullable(),
  summary: z.string().nullable(),
  location: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  desiredSalary: z.number().nullable(),
  availability: z.string().nullable(),
  linkedinUrl: z.string().nullable(),
  portfolioUrl: z.string().nullable(),
  githubUrl: z.string().nullable(),
  resumeUrl: z.string().nullable(),
  skills: z.array(z.string()),
  certifications: z.array(z.string()),
  experience: z.array(position),
  education: z.array(education),
  projects: z.array(seenProject),
});

export type SeenProfile = z.infer<typeof seenProfile>;

/** "Maya Okafor", "Maya O."; somebody who has not said their name is not made one up. */
export const seenNameOf = ({ firstName, lastName }: Pick<SeenProfile, "firstName" | "lastName">): string =>
  `${firstName} ${lastName}`.trim() || "Name not given";

/** 404 for everybody who may not see it, as if there were no such page. */
export const readPublicProfile = endpoint({
  method: "GET",
  path: "/api/profiles/:handle",
  params: z.object({ handle: z.string().max(80) }),
  reply: seenProfile,
});
