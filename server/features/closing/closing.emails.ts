/** Email templates for closing a workspace: to members, to admins at the end, and to applicants who still waited for an answer. */
import { brand } from "#domain/brand.ts";
import { type ClosingReceipt, digestInput } from "#domain/closing/closing-receipt.ts";
import { erasedLines } from "#domain/closing/erased-tables.ts";
import type { EmailContent } from "../../infra/email/email-layout.ts";
import { firstNameOf, greeting, memberReason } from "../../infra/email/email-text.ts";

const formatDay = (date: string | Date): string =>
  new Date(date).toLocaleDateString("en-US", { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" });

export interface ClosingEmailInput {
  readonly to: string;
  readonly company: string;
  readonly by: string | null;
  readonly endsAt: string;
  readonly isAdmin: boolean;
}

const settingsUrl = (origin: string): string => `${origin}/platform/settings/closing`;

export const closingStartedEmail = (
  { to, company, by, endsAt, isAdmin }: ClosingEmailInput,
  origin: string,
): EmailContent => ({
  subject: `The ${company} workspace closes on ${formatDay(endsAt)}`,
  paragraphs: [
    greeting(firstNameOf(to)),
    `${by ?? "An admin"} started closing the ${company} workspace. On ${formatDay(endsAt)}, everything in it will be erased: candidates, applications, jobs, files and the activity log.`,
    "Until then, you can still view everything. Job pages are offline, no one can apply, and no one new can be invited.",
    isAdmin
      ? "As an admin, you can export everything until then. You can also cancel, which puts everything back as it was."
      : "If you think this is a mistake, talk to an admin of the workspace. Any admin can cancel it.",
    "Your account isn't affected.",
  ],
  facts: [
    ["Workspace", company],
    ["Started by", by ?? ""],
    ["Closes on", formatDay(endsAt)],
  ],
  button: isAdmin
    ? { label: "Export or cancel", url: settingsUrl(origin) }
    : { label: "Open the workspace", url: `${origin}/platform/dashboard` },
  reason: memberReason(company),
});

export const closingReminderEmail = (
  { to, company, endsAt }: ClosingEmailInput,
  daysLeft: number,
  origin: string,
): EmailContent => ({
  subject:
    daysLeft === 1
      ? `The ${company} workspace will be erased tomorrow`
      : `The ${company} workspace will be erased in ${daysLeft} days`,
  paragraphs: [
    greeting(firstNameOf(to)),
    `On ${formatDay(endsAt)}, everything in the ${company} workspace will be erased. This can't be undone.`,
    "If you still need any of it, export it now. Any admin can also cancel until then.",
  ],
  button: { label: "Export or cancel", url: settingsUrl(origin) },
  reason: memberReason(company),
});

export const closingCanceledEmail = (
  { to, company }: Pick<ClosingEmailInput, "to" | "company">,
  origin: string,
): EmailContent => ({
  subject: `The ${company} workspace stays open`,
  paragraphs: [
    greeting(firstNameOf(to)),
    `An admin canceled the closing, so the ${company} workspace stays open. Nothing was erased, and jobs that were public are public again.`,
  ],
  button: { label: "Open the workspace", url: `${origin}/platform/dashboard` },
  reason: memberReason(company),
});

/** The subject contains no names, because the email log stores it. */
export const closingReceiptEmail = (receipt: ClosingReceipt, link: string): EmailContent => ({
  subject: "Your workspace has been closed and erased",
  paragraphs: [
    greeting(""),
    `The ${receipt.name} workspace and everything in it were erased on ${formatDay(receipt.erasedAt)}. We're letting applicants who were still waiting for an answer know that the process has ended. Your account isn't affected.`,
    "This email is your receipt. Save it, because we haven't kept the workspace's name.",
    digestInput(receipt),
  ],
  facts: [
    ["Records erased", String(erasedLines(receipt.counts).reduce((sum, { count }) => sum + count, 0))],
    ["Checksum of the lines above (SHA-256)", receipt.digest],
  ],
  button: { label: "View receipt", url: link },
  closing:
    "Backups keep older copies for a while. If we ever restore one, we'll delete the workspace from it before anyone uses it.",
  reason: "You're getting this email because you were an admin of this workspace.",
});

export interface WorkspaceClosedEmailInput {
  readonly firstName: string;
  readonly company: string;
  readonly titles: readonly string[];
}

const listTitles = (titles: readonly string[]): string =>
  titles.length < 2 ? (titles[0] ?? "") : `${titles.slice(0, -1).join(", ")} and ${titles.at(-1) ?? ""}`;

/** The subject contains no names, because the email log stores it. */
export const workspaceClosedEmail = ({ firstName, company, titles }: WorkspaceClosedEmailInput): EmailContent => ({
  subject: titles.length > 1 ? "Your applications have been closed" : "Your application has been closed",
  paragraphs: [
    greeting(firstName),
    `You applied for ${listTitles(titles)} at ${company}. ${company} has closed its workspace with us, so the process has ended without a decision. This isn't a reflection on you or your qualifications.`,
    "Everything you sent was erased with the workspace: your details, your resume and your answers. The link to your application no longer works.",
    `We're sorry it ended this way, and we wish you well. If you have a ${brand.name} profile, you keep it and nothing in it changes.`,
  ],
  reason: `You're getting this email because ${company} was considering you when its workspace closed.`,
});
