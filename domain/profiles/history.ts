/** Work history and education, as stored with a candidate and with a profile. */
import { z } from "zod";

/** A month, "2021-04", or a year alone, "2021". */
const monthOrYear = z.string().regex(/^\d{4}(-(0[1-9]|1[0-2]))?$/);

export const position = z.object({
  title: z.string().max(255),
  company: z.string().max(255),
  industry: z.string().max(100).optional(),
  location: z.string().max(255).optional(),
  start: monthOrYear.optional(),
  /** Null means the job is current. */
  end: monthOrYear.nullable().optional(),
  description: z.string().max(10_000).optional(),
});

const year = z.int().min(1900).max(2100);

export const education = z.object({
  degree: z.string().max(255),
  field: z.string().max(255).optional(),
  school: z.string().max(255),
  startYear: year.optional(),
  /** Graduation year, or the last year attended if there is no degree. */
  year: year.optional(),
});

export type Position = z.infer<typeof position>;
export type Education = z.infer<typeof education>;
