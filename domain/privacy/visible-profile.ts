/** A profile as another viewer sees it, and the public profile page. The database decides what is visible. */
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { credential, education, language, position, preference, volunteering } from "../profiles/history.ts";

const visibleProject = z.object({
  title: z.string(),
  description: z.string(),
  link: z.string(),
  technologies: z.array(z.string()),
});

/** Fields are null where they are hidden from the viewer or empty. */
export const visibleProfile = z.object({
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
  experience: z.array(position),
  education: z.array(education),
  credentials: z.array(credential),
  languages: z.array(language),
  volunteering: z.array(volunteering),
  preferences: z.array(preference),
  projects: z.array(visibleProject),
});

export type VisibleProfile = z.infer<typeof visibleProfile>;

/** "Maya Okafor", "Maya O.", or a label for a profile without a name. */
export const visibleNameOf = ({ firstName, lastName }: Pick<VisibleProfile, "firstName" | "lastName">): string =>
  `${firstName} ${lastName}`.trim() || "No name";

/** 404 for viewers who may not see it, as for a page that does not exist. */
export const readPublicProfile = endpoint({
  method: "GET",
  path: "/api/profiles/:handle",
  params: z.object({ handle: z.string().max(80) }),
  reply: visibleProfile,
});
