/** One example for every template name that is handed to `deliver`; a test looks for those that were forgotten. */
import type { FastifyInstance } from "fastify";
import { listMailExamples } from "#domain/workshop/mail-examples.ts";
import type { AccountMail } from "./features/accounts/account-mail.service.ts";
import { accountLetter } from "./features/accounts/accounts.emails.ts";
import { type EscalatedLead, escalationLetter } from "./features/desk/escalation.emails.ts";
import { acknowledgement, type AnnouncedLead, staffLetter } from "./features/leads/leads.emails.ts";
import { type Letter, letterAsHtml, letterAsText } from "./infra/letter.ts";
import { serve } from "./infra/route.ts";

const origin = "https://firm.example";
const to = { to: "ada@harbor.example", name: "Ada Reyes" };
const userId = "01900000-0000-7000-8000-000000000000";
const receivedAt = new Date("2026-11-03T14:12:00Z");

const lead: AnnouncedLead = {
  what: "Quote request",
  firstName: "Ana",
  lastName: "Ruiz",
  email: "ana@ruiz.example",
  company: "Ruiz Clinics",
  receivedAt,
  facts: [
    ["Phone", "(614) 555-0171"],
    ["Company", "Ruiz Clinics"],
    ["Positions", "Four night nurses and a nurse manager"],
    ["Timeline", "Within a month"],
    ["Message", "We open a second ward in January.\nTwo of the four should speak Spanish."],
  ],
};

const escalated: EscalatedLead = {
  what: lead.what,
  name: "Ana Ruiz",
  company: lead.company,
  email: lead.email,
  summary: "Four night nurses and a nurse manager\nWe open a second ward in January.",
  assignee: "Dana Whitfield",
  receivedAt,
  dueAt: new Date("2026-11-04T14:12:00Z"),
  firstRepliedAt: null,
  url: `${origin}/staff/leads/${userId}`,
};

const accountMails: Readonly<Record<AccountMail["kind"], AccountMail>> = {
  verify: { kind: "verify", ...to, url: `${origin}/verify` },
  reset: { kind: "reset", ...to, url: `${origin}/reset` },
  "change-email": { kind: "change-email", ...to, url: `${origin}/change`, newEmail: "ada@reyes.example" },
  "new-sign-in": { kind: "new-sign-in", ...to, userId, device: "Firefox on Windows", at: receivedAt.toISOString() },
  invitation: {
    kind: "invitation",
    ...to,
    url: `${origin}/invitation/x`,
    company: "Harbor Clinics",
    team: "Night shift",
    invitedBy: "Bo Lindqvist",
  },
  "member-joined": { kind: "member-joined", ...to, userId, member: "Bo Lindqvist", company: "Harbor Clinics" },
};

export const mailExamples: Readonly<Record<string, Letter>> = {
  "lead-staff": staffLetter(lead),
  "lead-acknowledgement": acknowledgement(lead),
  "lead-warning": escalationLetter("warning", escalated),
  "lead-breach": escalationLetter("breach", escalated),
  ...Object.fromEntries(Object.entries(accountMails).map(([kind, mail]) => [kind, accountLetter(mail)])),
  "member-joined": { ...accountLetter(accountMails["member-joined"]), unsubscribeUrl: `${origin}/unsubscribe/x` },
};

/** Registered only where the page for developers is shown. */
export const mailExampleRoutes = (api: FastifyInstance): void => {
  serve(api, listMailExamples, async () =>
    Object.entries(mailExamples).map(([template, letter]) => ({
      template,
      subject: letter.subject,
      html: letterAsHtml(letter),
      text: letterAsText(letter),
    })),
  );
};
