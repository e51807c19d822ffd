/** A resume uploaded as a file: allowed types, maximum size, the response, and retention. */
import { z } from "zod";
import { endpoint } from "../../endpoint.ts";
import { credentialStatuses } from "../../profiles/history.ts";
import { hiddenReasons, type ReadResume } from "../read-resume.ts";

export const resumeExtensions = [".pdf", ".docx", ".txt"] as const;

export const maxResumeBytes = 5 * 1024 * 1024;

/** A parsed resume that was never used is deleted after this many days, together with its file. */
export const parsedResumeRetentionDays = 30;

/** The version of the parsing rules, stored with each parsed resume. */
export const resumeParserVersion = "reading-1";

/**
 * needs_ocr: page images are waiting for OCR; ocr_running: some pages are done; unreadable: OCR found no text; failed: OCR could not
 * finish.
 */
export const parsedResumeStatuses = ["read", "needs_ocr", "ocr_running", "unreadable", "failed"] as const;

const span = z.object({ start: z.int().min(0), end: z.int().min(0) });
const field = z.object({
  value: z.string(),
  span,
  confidence: z.number().min(0).max(1),
  method: z.string(),
  other: z.string().optional(),
});
const nullableField = field.nullable();

const parsedProfile = z.object({
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
  // Readings stored before these fields existed don't have them.
  credentials: z
    .array(
      z.object({
        name: z.string(),
        issuer: z.string(),
        number: z.string(),
        region: z.string(),
        validFrom: z.string().nullable(),
        validTo: z.string().nullable(),
        status: z.enum(credentialStatuses),
      }),
    )
    .default([]),
  languages: z.array(z.object({ name: z.string(), level: z.string() })).default([]),
  projects: z
    .array(
      z.object({
        name: z.string(),
        description: z.string(),
        start: z.string(),
        end: z.string().nullable(),
        url: z.string(),
      }),
    )
    .default([]),
  volunteering: z
    .array(
      z.object({
        role: z.string(),
        organization: z.string(),
        start: z.string(),
        end: z.string().nullable(),
        description: z.string(),
      }),
    )
    .default([]),
});

const parsedFields = z.object({
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
  credentials: z.array(field).default([]),
  languages: z.array(field).default([]),
  projects: z.array(field).default([]),
  volunteering: z.array(field).default([]),
  notImported: z.array(z.object({ heading: z.string(), text: z.string(), span })).default([]),
});

const parserFlag = z.object({
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
  flags: z.array(parserFlag),
  text: z.string(),
  pages: z.int().min(0),
  profile: parsedProfile,
  fields: parsedFields,
}) satisfies z.ZodType<ReadResume>;

/** The profile to review, with its evidence: spans point into `text`. */
export const parsedResume = z.object({
  readingId: z.uuid(),
  status: z.enum(parsedResumeStatuses),
  /** OCR progress. Null if no OCR was needed. */
  progress: z.object({ pagesRead: z.int(), pages: z.int() }).nullable(),
  fileName: z.string(),
  hiddenText: z.boolean(),
  flags: z.array(parserFlag),
  text: z.string(),
  profile: parsedProfile,
  fields: parsedFields,
  /** Aliases of the detected skills, by normalized skill key. See skill-key.ts. */
  skillNames: z.record(z.string(), z.string()),
});

export type ParsedResume = z.infer<typeof parsedResume>;

/** Whose language model reads a resume beside our rules, if the person agrees to it for that resume. Null: none does. */
export const showImportOptions = endpoint({
  method: "GET",
  path: "/api/candidate/import/options",
  reply: z.object({ modelHost: z.string().nullable() }),
});

/** A part with this name and value before the file: the person agrees that its text is sent to the model. */
export const modelConsent = { name: "model", value: "agreed" } as const;

/** Multipart with one part named "resume". A visitor without a session is given one, which owns the parsed resume. */
export const importResume = endpoint({
  method: "POST",
  path: "/api/candidate/import/resume",
  reply: parsedResume,
});

/** Visible only to its uploader: the progress of a scan's text recognition, and then its result. */
export const readParsedResume = endpoint({
  method: "GET",
  path: "/api/candidate/import/resume/:id",
  params: z.object({ id: z.uuid() }),
  reply: parsedResume,
});
