/** One example for every template name passed to `deliver`; a test finds missing ones. */
import { brand, firmTimeZone } from "#domain/brand.ts";
import { defaultRejectionEmail } from "#domain/pipeline/rejection.ts";
import { type EmailContent, type EmailSender, emailAsHtml, emailAsText } from "../infra/email/email-layout.ts";
import { writtenEmailAsHtml, writtenEmailAsText } from "../infra/email/written-email.ts";
import type { AccountEmailPayload } from "../features/accounts/email-address/account-email-queue.service.ts";
import { accountEmail } from "../features/accounts/accounts.emails.ts";
import {
  duplicateApplicationEmail,
  answerDateEmail,
  overdueAnswerEmail,
  confirmApplicationEmail,
  applicationReceivedEmail,
  type ApplicationEmailInput,
} from "../features/applications/applications.emails.ts";
import {
  type CallChange,
  deskCallEmail,
  type CallEmailInput,
  visitorCallEmail,
} from "../features/bookings/bookings.emails.ts";
import { mentionEmail } from "../features/candidates/mentions.emails.ts";
import { webhookOffEmail } from "../features/webhooks/webhooks.emails.ts";
import {
  closingStartedEmail,
  closingCanceledEmail,
  closingReceiptEmail,
  workspaceClosedEmail,
  closingReminderEmail,
} from "../features/closing/closing.emails.ts";
import { connectionRequestEmail } from "../features/connections/connections.emails.ts";
import { type EscalationEmailInput, escalationEmail } from "../features/desk/escalation/escalation.emails.ts";
import { jobAlertEmail } from "../features/job-alerts/job-alerts.emails.ts";
import {
  introductionAnswerEmail,
  introductionRequestEmail,
} from "../features/matching/introductions/introductions.emails.ts";
import { rejectionEmail } from "../features/pipeline/rejection-email.service.ts";
import { publishingNoticeEmail } from "../features/privacy/privacy.emails.ts";
import { erasureReceiptEmail, retentionNoticeEmail } from "../features/rights/rights.emails.ts";
import { sampleLogo } from "./sample-logo.ts";
import { hiringEmails } from "./hiring-email-examples.ts";
import { leadReceivedEmail, type LeadEmailInput, staffLeadEmail } from "../features/leads/leads.emails.ts";

const origin = "https://firm.example";
const to = { to: "ada@harbor.example", name: "Ada Reyes" };
const userId = "01900000-0000-7000-8000-000000000000";
const link = { id: userId, userId };
const receivedAt = new Date("2026-11-03T14:12:00Z");

const lead: LeadEmailInput = {
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

const escalated: EscalationEmailInput = {
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

const closing = {
  to: to.name,
  company: "Harbor Clinics",
  by: "Ben Okafor",
  endsAt: "2026-12-03T14:12:00.000Z",
  isAdmin: true,
};

const call: CallEmailInput = {
  startsAt: new Date("2026-11-09T15:00:00Z"),
  durationMinutes: 30,
  timeZone: "America/Denver",
  firstName: lead.firstName,
  lastName: lead.lastName,
  email: lead.email,
  company: lead.company,
  phone: "(614) 555-0171",
  teamSize: "11-50",
  urgency: "month",
  techStack: null,
  challenges: "Two wards to staff by January and no one to interview.",
};
const callEmailInput = { firmTimeZone, link: `${origin}/calls/x` };
const callChanges: readonly CallChange[] = ["booked", "moved", "cancelled"];

const accountEmails: Readonly<Record<AccountEmailPayload["kind"], AccountEmailPayload>> = {
  verify: { kind: "verify", ...to, link },
  reset: { kind: "reset", ...to, link },
  "approve-change": { kind: "approve-change", ...to, link, newEmail: "ada@reyes.example" },
  "confirm-change": { kind: "confirm-change", ...to, link, oldEmail: "ada@reyes.example" },
  "email-changed": { kind: "email-changed", ...to, newEmail: "ada@reyes.example", at: receivedAt.toISOString() },
  "new-sign-in": { kind: "new-sign-in", ...to, userId, device: "Firefox on Windows", at: receivedAt.toISOString() },
  invitation: {
    kind: "invitation",
    ...to,
    invitation: { id: userId, companyId: userId },
    company: "Harbor Clinics",
    team: "Night shift",
    invitedBy: "Bo Lindqvist",
  },
  "network-approved": { ...to, kind: "network-approved", company: "Harbor Clinics" },
  "member-joined": { kind: "member-joined", ...to, userId, member: "Bo Lindqvist", company: "Harbor Clinics" },
};

const application: ApplicationEmailInput = {
  firstName: "Maya",
  job: "ICU nurse manager",
  company: "Harbor Clinics",
  location: "Columbus, OH",
  resumeState: "read",
  fileName: "maya-lindqvist.pdf",
  answerDueAt: "2026-11-20T23:59:59.999Z",
  ad: { pay: "$92,000 to $104,000 a year", url: `${origin}/jobs/icu-nurse-manager-harbor-clinics-columbus-oh` },
  isWithdrawn: false,
  isConfirmed: true,
};

/** Of every email that a workspace sends to candidates and clients. */
const sender: EmailSender = { name: application.company, logo: sampleLogo };

const exampleEmails: Readonly<Record<string, Readonly<Record<string, EmailContent>>>> = {
  Account: {
    ...Object.fromEntries(
      Object.entries(accountEmails).map(([kind, mail]) => [kind, accountEmail(mail, `${origin}/confirm-email/x`)]),
    ),
    "member-joined": { ...accountEmail(accountEmails["member-joined"]), unsubscribeUrl: `${origin}/unsubscribe/x` },
  },
  Applications: {
    "application-confirm": confirmApplicationEmail({ ...application, isConfirmed: false }, `${origin}/applications/x`),
    "application-received": applicationReceivedEmail(application, `${origin}/applications/x`),
    "application-again": duplicateApplicationEmail(application, `${origin}/applications/x`),
    "answer-date": answerDateEmail(application, "2026-11-25T23:59:59.999Z", `${origin}/applications/x`),
    rejection: rejectionEmail(defaultRejectionEmail, {
      firstName: "Maya",
      job: "ICU nurse manager",
      company: "Harbor Clinics",
      sender: "Bo Lindqvist",
    }),
  },
  Interviews: hiringEmails.interviewEmails,
  Offers: hiringEmails.offerEmails,
  Shortlists: hiringEmails.shortlistEmails,
  "Hiring team": {
    "answer-overdue": overdueAnswerEmail(
      {
        name: "Ada Reyes",
        candidate: "Maya Lindqvist",
        job: application.job,
        stage: "screening",
        dueAt: "2026-11-20T23:59:59.999Z",
      },
      `${origin}/platform/candidates/x`,
    ),
    mention: mentionEmail(
      {
        member: "Bo Lindqvist",
        author: to.name,
        candidate: "Maya Lindqvist",
        candidateId: userId,
        job: application.job,
        company: "Harbor Clinics",
      },
      origin,
    ),
    "webhook-switched-off": webhookOffEmail(
      { to: "Ada Reyes", company: "Harbor Clinics", host: "hooks.harbor.example", reason: "failing" },
      origin,
    ),
  },
  Network: {
    "introduction-request": introductionRequestEmail(
      {
        firstName: "Maya",
        company: "Harbor Clinics",
        companyWebsite: "https://harbor.example",
        jobTitle: "ICU nurse manager",
        jobLocation: "Columbus, OH",
        message: "You have led a unit like ours through a survey. We would like to hear how.",
      },
      application.ad,
      `${origin}/introductions/x`,
    ),
    "introduction-answer": introductionAnswerEmail(
      {
        isAccepted: true,
        reader: "Bo Lindqvist",
        jobTitle: "ICU nurse manager",
        name: "Maya Lindqvist",
        candidateEmail: "maya@people.example",
        phone: "+1 614 555 0142",
      },
      `${origin}/platform/dashboard?tab=ai-matching`,
    ),
    "connection-request": connectionRequestEmail(
      { requester: "Bob Lee", title: "Staff nurse" },
      origin,
      `${origin}/not-interested/x`,
    ),
    "job-alert": jobAlertEmail(
      {
        name: to.name,
        minScore: 60,
        frequency: "weekly",
        alertedJobs: [
          {
            title: "Registered Nurse, Emergency Department",
            company: "Harbor Clinics",
            location: "Dayton, OH",
            salary: "$82k - $101k",
            score: 88,
          },
          {
            title: "Charge Nurse, Nights",
            company: "Ruiz Clinics",
            location: "Remote",
            salary: "$90k - $104k",
            score: 64,
          },
        ],
      },
      origin,
      `${origin}/unsubscribe/x`,
    ),
  },
  "Leads and calls": {
    "lead-acknowledgement": leadReceivedEmail(lead),
    "lead-staff": staffLeadEmail(lead),
    "lead-warning": escalationEmail("warning", escalated),
    "lead-breach": escalationEmail("breach", escalated),
    ...Object.fromEntries(
      callChanges.flatMap((change) => [
        [`call-${change}`, visitorCallEmail(change, call, callEmailInput)],
        [`call-${change}-desk`, deskCallEmail(change, call, callEmailInput)],
      ]),
    ),
    "call-reminder": visitorCallEmail("reminder", call, callEmailInput),
  },
  "Closing and data": {
    "workspace-closing-begun": closingStartedEmail(closing, origin),
    "workspace-closing-reminder": closingReminderEmail(closing, 7, origin),
    "workspace-closing-cancelled": closingCanceledEmail(closing, origin),
    "workspace-closed": workspaceClosedEmail({
      firstName: "Maya",
      company: "Harbor Clinics",
      titles: ["ICU Nurse Manager", "Charge Nurse"],
    }),
    "workspace-receipt": closingReceiptEmail(
      {
        id: "0192f3c4-8d1e-4a6b-9c55-2f7e6d1b3a90",
        name: "Harbor Clinics",
        begunBy: "Ada Reyes",
        begunAt: receivedAt.toISOString(),
        erasedAt: "2026-12-03T14:23:00.000Z",
        counts: {
          candidates: 312,
          job_applications: 408,
          jobs_enhanced: 9,
          stored_files: 295,
          audit_log: 1204,
          companies: 1,
        },
        digest: "9f2c".repeat(16),
      },
      `${origin}/closed/x`,
    ),
    "publishing-notice": publishingNoticeEmail(to.name, origin),
    "retention-notice": retentionNoticeEmail({ name: to.name, months: 24, erasedFrom: receivedAt }, `${origin}/keep/x`),
    "erasure-receipt": erasureReceiptEmail(
      {
        id: "0192f3c4-8d1e-4a6b-9c55-2f7e6d1b3a90",
        erasedAt: receivedAt.toISOString(),
        cause: "asked",
        scope: "everything",
        counts: { account: 1, sessions: 2, profile: 1, files: 3, connections: 4, mails: 12 },
      },
      origin,
    ),
  },
};

const reply: EmailContent = {
  subject: "Re: We received your quote request",
  paragraphs: ["Hi Ana,", "Four night nurses by January is feasible. Could we talk on Thursday at 10?"],
};

/** These go out in the name of the workspace. */
const sentByWorkspace =
  /^(?:application-|answer-date$|rejection$|interview-(?!.*-panel$|panel-(?:added|removed)$)|offer-(?!.*-team$)|submission-question$|shortlist$)/;

interface EmailExample {
  /** A heading of the page. */
  readonly group: string;
  readonly from: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

const logoUrl = `data:image/png;base64,${sampleLogo.toString("base64")}`;

const render = (group: string, email: EmailContent): EmailExample => ({
  group,
  from: email.sender === undefined ? brand.name : `${email.sender.name} via ${brand.name}`,
  subject: email.subject,
  html: emailAsHtml(email, logoUrl),
  text: emailAsText(email),
});

export const emailExamples: Readonly<Record<string, EmailExample>> = {
  ...Object.fromEntries(
    Object.entries(exampleEmails).flatMap(([group, emails]) =>
      Object.entries(emails).map(([template, email]) => [
        template,
        render(group, sentByWorkspace.test(template) ? { ...email, sender } : email),
      ]),
    ),
  ),
  "desk-reply": {
    group: "Leads and calls",
    from: `Dana Whitfield, ${brand.name}`,
    subject: reply.subject,
    html: writtenEmailAsHtml(reply, "Dana Whitfield"),
    text: writtenEmailAsText(reply, "Dana Whitfield"),
  },
};
