/** Endpoints of shortlists for the team: create, send, revoke. */
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { stages } from "../pipeline/stages.ts";
import { plainName } from "../text/plain-name.ts";
import {
  consentStates,
  maxEntries,
  maxReaders,
  readerEmailStates,
  shortlistStates,
  verdicts,
} from "./shortlist-states.ts";

const byId = z.object({ id: z.uuid() });
const instant = z.iso.datetime();
const line = (max: number) => z.string().trim().max(max, `Use at most ${max} characters`);

export const newReader = z.object({
  name: plainName(line(120).min(1, "Enter a name")),
  email: z.email("Enter an email address").trim().max(255),
});

const hasDuplicateEmail = (readers: readonly { readonly email: string }[]): boolean =>
  new Set(readers.map(({ email }) => email.toLowerCase())).size < readers.length;

/** The last day on which the links work, until its end in UTC. */
const lastDay = z.iso.date("Choose a date");

const shortlistDraft = z.object({
  title: plainName(line(200).min(1, "Enter a title")),
  note: line(4000).default(""),
  isAnonymous: z.boolean(),
  lastDay,
  readers: z
    .array(newReader)
    .max(maxReaders, `Add at most ${maxReaders} reviewers`)
    .refine((readers) => !hasDuplicateEmail(readers), "Two reviewers have the same email address"),
  entries: z
    .array(z.object({ applicationId: z.uuid(), why: line(1000).default("") }))
    .min(1, "Choose at least one candidate")
    .max(maxEntries, `Choose at most ${maxEntries} candidates`),
});
export type ShortlistDraft = z.output<typeof shortlistDraft>;

const reviewerAnswer = z.object({ readerId: z.uuid(), verdict: z.enum(verdicts), comment: z.string(), at: instant });

const shortlistEntry = z.object({
  id: z.uuid(),
  applicationId: z.uuid(),
  candidateId: z.uuid(),
  name: z.string(),
  /** The label on an anonymous list. */
  letter: z.string(),
  title: z.string().nullable(),
  stage: z.enum(stages),
  /** False after a withdrawal, rejection or hire; reviewers no longer see the entry. */
  isActive: z.boolean(),
  why: z.string(),
  consent: z.enum(consentStates),
  askedAt: instant.nullable(),
  agreedUntil: instant.nullable(),
  answers: z.array(reviewerAnswer),
});
export type ShortlistEntry = z.infer<typeof shortlistEntry>;

const shortlistReader = newReader.extend({
  id: z.uuid(),
  mail: z.enum(readerEmailStates).nullable(),
  revokedAt: instant.nullable(),
  firstOpenedAt: instant.nullable(),
  lastOpenedAt: instant.nullable(),
  timesOpened: z.int(),
});
export type ShortlistReader = z.infer<typeof shortlistReader>;

const shortlist = z.object({
  id: z.uuid(),
  jobId: z.uuid(),
  title: z.string(),
  note: z.string(),
  isAnonymous: z.boolean(),
  state: z.enum(shortlistStates),
  madeBy: z.string().nullable(),
  createdAt: instant,
  expiresAt: instant,
  sentAt: instant.nullable(),
  revokedAt: instant.nullable(),
  entries: z.array(shortlistEntry),
  readers: z.array(shortlistReader),
});
export type Shortlist = z.infer<typeof shortlist>;

export const listShortlists = endpoint({
  method: "GET",
  path: "/api/jobs-enhanced/:id/shortlists",
  params: byId,
  reply: z.object({ shortlists: z.array(shortlist) }),
});

export const createShortlist = endpoint({
  method: "POST",
  path: "/api/jobs-enhanced/:id/shortlists",
  params: byId,
  body: shortlistDraft,
  reply: shortlist,
  status: 201,
});

/** Only before it is sent. */
export const changeShortlist = endpoint({
  method: "PUT",
  path: "/api/shortlists/:id",
  params: byId,
  body: shortlistDraft,
  reply: shortlist,
});

export const deleteShortlist = endpoint({
  method: "DELETE",
  path: "/api/shortlists/:id",
  params: byId,
  reply: byId,
});

const leftOutReasons = ["declined", "withdrawn", "asked today", "no address", "over"] as const;

/** Emails a consent request to candidates who have not agreed yet. */
export const askConsents = endpoint({
  method: "POST",
  path: "/api/shortlists/:id/consents",
  params: byId,
  body: z.object({}),
  reply: z.object({
    shortlist,
    asked: z.array(z.string()),
    leftOut: z.array(z.object({ name: z.string(), why: z.enum(leftOutReasons) })),
  }),
});

/** A conflict while a candidate has not agreed; the conflict names them. */
export const sendShortlist = endpoint({
  method: "POST",
  path: "/api/shortlists/:id/send",
  params: byId,
  body: z.object({}),
  reply: shortlist,
  conflict: z.object({ lacking: z.array(z.string()) }),
});

export const revokeShortlist = endpoint({
  method: "POST",
  path: "/api/shortlists/:id/revoke",
  params: byId,
  body: z.object({}),
  reply: shortlist,
});

export const extendShortlist = endpoint({
  method: "POST",
  path: "/api/shortlists/:id/extend",
  params: byId,
  body: z.object({ lastDay }),
  reply: shortlist,
});

export const addReader = endpoint({
  method: "POST",
  path: "/api/shortlists/:id/readers",
  params: byId,
  body: newReader,
  reply: shortlist,
  status: 201,
});

export const revokeReader = endpoint({
  method: "POST",
  path: "/api/shortlist-readers/:id/revoke",
  params: byId,
  body: z.object({}),
  reply: shortlist,
});

export const removeShortlistEntry = endpoint({
  method: "DELETE",
  path: "/api/shortlist-entries/:id",
  params: byId,
  reply: shortlist,
});

const shortlistSummary = shortlist
  .pick({ id: true, jobId: true, title: true, state: true, createdAt: true, sentAt: true, expiresAt: true })
  .extend({
    jobTitle: z.string(),
    candidates: z.int(),
    reviewers: z.int(),
    /** Verdicts of the reviewers so far. */
    answers: z.int(),
  });
export type ShortlistSummary = z.infer<typeof shortlistSummary>;

export const maxListedShortlists = 200;

/** The shortlists of all jobs that the caller may work on, newest first. */
export const listAllShortlists = endpoint({
  method: "GET",
  path: "/api/shortlists",
  reply: z.object({ shortlists: z.array(shortlistSummary) }),
});
