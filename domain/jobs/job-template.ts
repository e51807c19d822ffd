/** A template for an ad, built from the role catalog. Placeholders in brackets must be filled in. */
import { z } from "zod";

export const jobTemplate = z.object({
  title: z.string(),
  department: z.string(),
  description: z.string(),
  requirements: z.string(),
});
export type JobTemplate = z.infer<typeof jobTemplate>;
