/** A person's résumé, sent as a file: which kinds, how large, what comes back, and until when it is kept. */
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { hiddenReasons, type ReadResume } from "./read-resume.ts";

export const resumeExtensions = [".pdf", ".docx", ".txt"] as const;

export const maxResumeBytes = 5 * 1024 * 1024;

/** A reading that nobody made a profile of is removed, and its file with it. */
export const resumeReadingDays = 30;

/** Which rules made a reading, so that it can be told from one by later rules. */
export const readingEngine = "reading-1";

/**
 * needs_ocr: pictures of pages wait for text recognition; ocr_running: some of them are read; unreadable: they held no text;
 * failed: recognition could not finish.
 */
export const readingStatuses = ["read", "needs_ocr", "ocr_running", "unreadable", "failed"] as const;

const span = z.object({ start: z.int().min(0), end: z.int().min(0) });
const field = z.object({ value: z.string(), span, confidence: z.number().min(0).max(1), method: z.string() });
const maybe = field.nullable();

export const readProfile = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  location: z.string().nullable(),
  title: z.string(),
  summary: z.string(),
  skills: z.array(z.string()),
  experience: z.array(
    z.object({
      title: z.string(),
      company: z.string(),
      start: z.string(),
      end: z.string().nullable(),
      location: z.string().nullable(),
      description: z.array(z.string()),
    }),
  ),
  education: z.array(z.object({ institution: z.string(), degree: z.string(), year: z.int().nullable() })),
});

const readFields = z.object({
  name: maybe,
  email: maybe,
  phone: maybe,
  location: maybe,
  title: maybe,
  summary: maybe,
  skills: z.array(field),
  experience: z.array(z.object({ title: maybe, company: maybe, dates: maybe, description: z.array(field) })),
  education: z.array(z.object({ institution: maybe, degree: maybe, year: maybe })),
});

const readFlag = z.object({
  kind: z.enum(["hidden", "instruction"]),
  reason: z.enum([...hiddenReasons, "instruction_like"]),
  words: z.string(),
  page: z.int(),
  span: span.nullable(),
});

/** The reading as the process that made it says it; checked, since that process has touched a stranger's bytes. */
export const readResumeResult = z.object({
  status: z.enum(["ok", "needs_ocr", "unreadable"]),
  hiddenText: z.boolean(),
  flags: z.array(readFlag),
  text: z.string(),
  pages: z.int().min(0),
  profile: readProfile,
  fields: readFields,
}) satisfies z.ZodType<ReadResume>;

/** The profile to review, and beside it the evidence: spans point into `text`. */
export const resumeReading = z.object({
  readingId: z.uuid(),
  status: z.enum(readingStatuses),
  /** Pages of a scan that are read, of all; null where nothing had to be recognised. */
  progress: z.object({ pagesRead: z.int(), pages: z.int() }).nullable(),
  fileName: z.string(),
  hiddenText: z.boolean(),
  flags: z.array(readFlag),
  text: z.string(),
  profile: readProfile,
  fields: readFields,
  /** Other names of the skills that were found, by their letters; see skill-key.ts. */
  skillNames: z.record(z.string(), z.string()),
});

export type ResumeReading = z.infer<typeof resumeReading>;

/** Multipart with one part named "resume". A visitor without a session is given one, to which the reading belongs. */
export const importResume = endpoint({
  method: "POST",
  path: "/api/candidate/import/resume",
  reply: resumeReading,
});

/** For whoever sent it alone: how far the recognition of a scan is, and in the end what it found. */
export const showResumeReading = endpoint({
  method: "GET",
  path: "/api/candidate/import/resume/:id",
  params: z.object({ id: z.uuid() }),
  reply: resumeReading,
});
