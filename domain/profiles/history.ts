/** The entries of a career, as stored with a candidate and with a profile. */
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

export const credentialStatuses = ["held", "in_progress", "lapsed"] as const;

/** A day, a month or a year, as precise as it is stated. */
const yearMonthOrDay = z.string().regex(/^\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$/);

/** A license or certification. */
export const credential = z.object({
  name: z.string().min(1).max(255),
  issuer: z.string().max(255).optional(),
  number: z.string().max(100).optional(),
  /** The state or country where it is valid. */
  region: z.string().max(100).optional(),
  validFrom: yearMonthOrDay.optional(),
  validTo: yearMonthOrDay.optional(),
  status: z.enum(credentialStatuses),
});

export const language = z.object({
  name: z.string().min(1).max(100),
  /** In the person's words: "fluent", "B2". */
  level: z.string().max(100).optional(),
});

export const volunteering = z.object({
  role: z.string().max(255),
  organization: z.string().max(255),
  start: monthOrYear.optional(),
  /** Null means it is current. */
  end: monthOrYear.nullable().optional(),
  description: z.string().max(10_000).optional(),
});

/** What a person says about how they will work. A kind without an entry is unknown, and nothing follows from that. */
export const preference = z.union([
  z.object({ kind: z.enum(["relocation", "nights", "weekends", "work_authorization"]), value: z.enum(["yes", "no"]) }),
  z.object({ kind: z.literal("start_date"), value: yearMonthOrDay }),
]);

export type Position = z.infer<typeof position>;
export type Education = z.infer<typeof education>;
export type Credential = z.infer<typeof credential>;
export type Language = z.infer<typeof language>;
export type Volunteering = z.infer<typeof volunteering>;
export type Preference = z.infer<typeof preference>;

/** The first one of each kind counts. */
export const uniquePreferences = (preferences: readonly Preference[]): Preference[] =>
  [...new Map(preferences.toReversed().map((each) => [each.kind, each])).values()].toReversed();
