/** An ad to begin with, made from an entry of the role catalogue. Its places in brackets are for whoever edits it. */
import { z } from "zod";

export const jobTemplate = z.object({
  title: z.string(),
  department: z.string(),
  description: z.string(),
  requirements: z.string(),
});
export type JobTemplate = z.infer<typeof jobTemplate>;
