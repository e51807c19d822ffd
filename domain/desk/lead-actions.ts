/** What staff do with a lead. Every action is added to its timeline. */
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { emailAddress, requiredText, maxTextLength } from "../leads/contact-fields.ts";
import { leadStatuses, type LeadStatus } from "../leads/lead-status.ts";

const lead = z.object({ id: z.uuid() });
const emptyReply = z.object({});

/** The allowed state changes. "won" creates a workspace and has its own endpoint. */
export const nextStates: Readonly<Record<LeadStatus, readonly LeadStatus[]>> = {
  new: ["in_progress", "replied", "lost", "spam"],
  in_progress: ["new", "replied", "lost", "spam"],
  replied: ["new", "in_progress", "lost", "spam"],
  won: ["in_progress"],
  lost: ["new", "in_progress", "replied"],
  spam: ["new", "in_progress", "replied"],
};

/** `from` is the state the caller saw: if another person has changed it since, nothing happens (409). */
export const changeLeadStatus = endpoint({
  method: "POST",
  path: "/api/desk/leads/:id/state",
  params: lead,
  body: z.object({ from: z.enum(leadStatuses), to: z.enum(leadStatuses) }),
  reply: emptyReply,
});

export const assignLead = endpoint({
  method: "PUT",
  path: "/api/desk/leads/:id/assignee",
  params: lead,
  body: z.object({ userId: z.uuid().nullable() }),
  reply: emptyReply,
});

export const addNote = endpoint({
  method: "POST",
  path: "/api/desk/leads/:id/notes",
  params: lead,
  body: z.object({ text: requiredText("Write a note first", maxTextLength) }),
  reply: emptyReply,
  status: 201,
});

/** A phone call counts as an answer, like an email. */
export const logCall = endpoint({
  method: "POST",
  path: "/api/desk/leads/:id/calls",
  params: lead,
  body: z.object({ text: requiredText("Write what you discussed", maxTextLength) }),
  reply: emptyReply,
  status: 201,
});

export const replyDraft = z.object({
  subject: requiredText("Enter a subject"),
  text: requiredText("Write your reply first", maxTextLength),
});

export type ReplyDraft = z.infer<typeof replyDraft>;

/** The worker sends it. The key makes a repeated request the same email. */
export const sendReply = endpoint({
  method: "POST",
  path: "/api/desk/leads/:id/replies",
  params: lead,
  body: replyDraft.extend({ key: z.uuid() }),
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
  reply: emptyReply,
});

/** Creates the client's workspace from the lead, invites its first admin and admits the recruiter. */
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

/** Fills the placeholders of a template: {{firstName}}, {{company}}, {{me}}. */
export const fillTemplate = (words: string, values: Readonly<Record<string, string>>): string =>
  words.replace(/\{\{\s*(\w+)\s*\}\}/g, (placeholder, name: string) => values[name] ?? placeholder);
