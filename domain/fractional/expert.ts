/** A senior expert who works part of the week. */
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { availabilities } from "./availability.ts";

export const expert = z.object({
  id: z.uuid(),
  slug: z.string(),
  name: z.string(),
  title: z.string(),
  /** The label of the former employer. */
  company: z.string(),
  previousCompanies: z.array(z.string()),
  skills: z.array(z.string()),
  /** Years. */
  experience: z.int(),
  /** Dollars. */
  hourlyRate: z.number(),
  availability: z.enum(availabilities),
  location: z.string(),
  image: z.string(),
  /** Percent. */
  successRate: z.int(),
  projectsCompleted: z.int(),
  specialties: z.array(z.string()),
  bio: z.string(),
  isSample: z.boolean(),
});

export type Expert = z.infer<typeof expert>;

export const listExperts = endpoint({ method: "GET", path: "/api/experts", reply: z.array(expert) });

export const readExpert = endpoint({
  method: "GET",
  path: "/api/experts/:slug",
  params: z.object({ slug: z.string().max(100) }),
  reply: expert,
});
