/** A resume uploaded as a file: allowed types, maximum size, the response, and retention. */
import { z } from "zod";
import { endpoint } from "../../endpoint.ts";
import { hiddenReasons, type ReadResume } from "../read-resume.ts";

export const resumeExtensions = [".pdf", ".docx", ".txt"] as const;

export const maxResumeBytes = 5 * 1024 * 1024;

/** An unused reading is deleted after this many days, with its file. */
export const resumeReadingDays = 30;

/** The version of the reading rules, stored with each reading. */
export const readingEngine = "reading-1";

/**
 * needs_ocr: pictures of pages wait for text recognition; ocr_running: some of them are read; unreadable: they held no text;
 * failed: recognition could not finish.
 */
export const readingStatuses = ["read", "needs_ocr", "ocr_running", "unreadable", "failed"] as const;

const span = z.object({ start: z.int().min(0), end: z.int().min(0) });
const field = z.object({ value: z.string(), span, confidence: z.number().min(0).max(1), method: z.string() });
const nullableField = field.nullable();

const readProfile = z.object({
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
  name: nullableField,
  email: nullableField,
  phone: nullableField,
  location: nullableField,
  title: nullableField,
  summary: nullableField,
  skills: z.array(field),
  experience: z.array(
    z.object({ title: nullableField, company: nullableField, dates: nullableField, description: z.array(field) }),
  ),
  education: z.array(z.object({ institution: nullableField, degree: nullableField, year: nullableField })),
});

const readFlag = z.object({
  kind: z.enum(["hidden", "instruction"]),
  reason: z.enum([...hiddenReasons, "instruction_like"]),
  words: z.string(),
  page: z.int(),
  span: span.nullable(),
});

/** The result of the reader process. It is validated because that process has handled untrusted bytes. */
export const readResumeResult = z.object({
  status: z.enum(["ok", "needs_ocr", "unreadable"]),
  hiddenText: z.boolean(),
  flags: z.array(readFlag),
  text: z.string(),
  pages: z.int().min(0),
  profile: readProfile,
  fields: readFields,
}) satisfies z.ZodType<ReadResume>;

/** The profile to review, with its evidence: spans point into `text`. */
export const resumeReading = z.object({
  readingId: z.uuid(),
  status: z.enum(readingStatuses),
  /** Pages of a scan read so far, of all pages. Null if no text recognition was needed. */
  progress: z.object({ pagesRead: z.int(), pages: z.int() }).nullable(),
  fileName: z.string(),
  hiddenText: z.boolean(),
  flags: z.array(readFlag),
  text: z.string(),
  profile: readProfile,
  fields: readFields,
  /** Other names of the skills that were found, keyed by their letters. See skill-key.ts. */
  skillNames: z.record(z.string(), z.string()),
});

export type ResumeReading = z.infer<typeof resumeReading>;

/** Multipart with one part named "resume". A visitor without a session is given one, which owns the reading. */
export const importResume = endpoint({
  method: "POST",
  path: "/api/candidate/import/resume",
  reply: resumeReading,
});

/** Visible only to its uploader: the progress of a scan's text recognition, and then its result. */
export const showResumeReading = endpoint({
  method: "GET",
  path: "/api/candidate/import/resume/:id",
  params: z.object({ id: z.uuid() }),
  reply: resumeReading,
});
