/** What staff do with a lead. Every deed is written into its timeline. */
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { emailAddress, requiredText, textCap } from "../leads/contact-fields.ts";
import { leadStatuses, type LeadStatus } from "../leads/lead-status.ts";

const lead = z.object({ id: z.uuid() });
const done = z.object({});

/** From where to where a person may put a lead; "won" comes with a workspace and is a deed of its own. */
export const nextStates: Readonly<Record<LeadStatus, readonly LeadStatus[]>> = {
  new: ["in_progress", "replied", "lost", "spam"],
  in_progress: ["new", "replied", "lost", "spam"],
  replied: ["new", "in_progress", "lost", "spam"],
  won: ["in_progress"],
  lost: ["new", "in_progress", "replied"],
  spam: ["new", "in_progress", "replied"],
};

/** Says where the lead stood when the button was pressed: if somebody else has moved it since, nothing happens (409). */
export const changeState = endpoint({
  method: "POST",
  path: "/api/desk/leads/:id/state",
  params: lead,
  body: z.object({ from: z.enum(leadStatuses), to: z.enum(leadStatuses) }),
  reply: done,
});

export const assignLead = endpoint({
  method: "PUT",
  path: "/api/desk/leads/:id/assignee",
  params: lead,
  body: z.object({ userId: z.uuid().nullable() }),
  reply: done,
});

export const addNote = endpoint({
  method: "POST",
  path: "/api/desk/leads/:id/notes",
  params: lead,
  body: z.object({ text: requiredText("Please write something", textCap) }),
  reply: done,
  status: 201,
});

/** Answered by telephone: keeps the promise as a mail does. */
export const logCall = endpoint({
  method: "POST",
  path: "/api/desk/leads/:id/calls",
  params: lead,
  body: z.object({ text: requiredText("Please say what was agreed", textCap) }),
  reply: done,
  status: 201,
});

export const replyWords = z.object({
  subject: requiredText("A subject is needed"),
  text: requiredText("Please write your answer", textCap),
});

export type ReplyWords = z.infer<typeof replyWords>;

/** Sent by the worker; the key makes a second press the same mail. */
export const sendReply = endpoint({
  method: "POST",
  path: "/api/desk/leads/:id/replies",
  params: lead,
  body: replyWords.extend({ key: z.uuid() }),
  reply: z.object({ entryId: z.uuid() }),
  status: 201,
});

export const mergeContacts = endpoint({
  method: "POST",
  path: "/api/desk/contacts/:id/merges",
  params: z.object({ id: z.uuid() }),
  body: z.object({ otherId: z.uuid() }),
  reply: z.object({ mergeId: z.uuid() }),
  status: 201,
});

export const undoMerge = endpoint({
  method: "DELETE",
  path: "/api/desk/merges/:id",
  params: z.object({ id: z.uuid() }),
  reply: done,
});

/** The client's workspace: made with what the lead already said, its first admin invited, the recruiter let in. */
export const winLead = endpoint({
  method: "POST",
  path: "/api/desk/leads/:id/won",
  params: lead,
  body: z.object({
    company: requiredText("Company name is required"),
    adminEmail: emailAddress("Email is required"),
  }),
  reply: z.object({ companyId: z.uuid() }),
  status: 201,
});

/** Words of a template in which a lead's own are put: {{firstName}}, {{company}}, {{me}}. */
export const fillTemplate = (words: string, values: Readonly<Record<string, string>>): string =>
  words.replace(/\{\{\s*(\w+)\s*\}\}/g, (whole, name: string) => values[name] ?? whole);
