/** The trace for the screen: spans are replaced by their text, and private data is left out. */
import { z } from "zod";
import { limitReasons, matchParts } from "./trace.ts";

/** An excerpt of the candidate's own text, with some context. */
const quote = z.object({
  /** Which text of the record: "summary", "skills.3", "experience.0.description". */
  source: z.string(),
  /** The same as a label: "Summary", "Senior nurse, Harbor Clinics". */
  where: z.string(),
  before: z.string(),
  text: z.string(),
  after: z.string(),
});

export type Quote = z.infer<typeof quote>;

const howMet = ["itself", "implied", "neighbor", "words", "not-met"] as const;
const evidenceKinds = ["role", "held", "listed", "summary", "none"] as const;

const shownPart = z.object({
  part: z.enum(matchParts),
  /** 0…1 */
  share: z.number(),
  /** Whole points; the five sum to `overall`. */
  points: z.int(),
  /** Whole points before limits lower them; the five sum to `beforeLimits`. */
  earned: z.int(),
  outOf: z.int(),
});

const shownNeed = z.object({
  id: z.string(),
  words: z.string(),
  isMust: z.boolean(),
  /** Share of the skills part that this need decides, 0…1. */
  weight: z.number(),
  credit: z.number(),
  state: z.enum(["met", "partly", "missing"]),
  elements: z.array(
    z.object({
      label: z.string(),
      credit: z.number(),
      how: z.enum(howMet),
      evidence: z.enum(evidenceKinds),
      /** The candidate's skill that met it, if it was a skill. */
      by: z.string().nullable(),
      months: z.int().nullable(),
      /** What was looked for, if nothing was found. */
      searched: z.array(z.string()).optional(),
      quotes: z.array(quote),
    }),
  ),
});

const shownLimit = z.object({
  reason: z.enum(limitReasons),
  ceiling: z.number(),
  about: z.array(z.string()),
  quotes: z.array(quote),
});

export const shownTrace = z.object({
  overall: z.int(),
  /** The total of the parts before limits lower it. */
  beforeLimits: z.int(),
  parts: z.array(shownPart),
  needs: z.array(shownNeed),
  experience: z.object({ relevantMonths: z.int(), minimumMonths: z.int().nullable() }),
  domain: z.object({ occupation: z.number(), industry: z.number(), nearestTitle: z.string().nullable() }),
  location: z.object({ verdict: z.string(), quotes: z.array(quote) }),
  salary: z.object({ verdict: z.string() }),
  limits: z.array(shownLimit),
  flags: z.array(z.object({ kind: z.string(), about: z.array(z.string()), quotes: z.array(quote) })),
  /** The score if one need were met in full. */
  counterfactuals: z.array(z.object({ need: z.string(), words: z.string(), overall: z.int(), gain: z.int() })),
});

export type ShownTrace = z.infer<typeof shownTrace>;
