import { brand } from "#domain/brand.ts";
import { invitationDays } from "#domain/companies/members.ts";
import type { EmailContent } from "../../infra/email/email-layout.ts";
import type { AccountEmailPayload } from "./email-address/account-email-queue.service.ts";

const ignoreNote = "If you didn't ask for this, you can ignore this email. Nothing will change.";
const rejectNote = `If this wasn't you, open the link and choose "This wasn't me."`;

const formatTime = (iso: string): string =>
  `${new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeStyle: "short", timeZone: "UTC" }).format(new Date(iso))} UTC`;

/** One template per kind, with at most one button. `url` is the target of that button. */
export const accountEmail = (mail: AccountEmailPayload, url = ""): EmailContent => {
  const greeting = `Hi ${mail.name.split(" ")[0] ?? mail.name},`;
  switch (mail.kind) {
    case "verify":
      return {
        subject: "Confirm your email address",
        paragraphs: [
          greeting,
          `Confirm that ${mail.to} belongs to your ${brand.name} account. Open the link and click the button on the page. The link works once and expires in 24 hours.`,
        ],
        button: { label: "Confirm email address", url },
        closing: `If you didn't create an account, open the link and choose "This wasn't me." We'll sign that account out.`,
      };
    case "reset":
      return {
        subject: "Reset your password",
        paragraphs: [
          greeting,
          "We got a request to reset the password of your account. The link works once and expires in 1 hour.",
        ],
        button: { label: "Choose a new password", url },
        closing: ignoreNote,
      };
    case "approve-change":
      return {
        subject: "Approve your new email address",
        paragraphs: [
          greeting,
          `You asked to change your sign-in address to ${mail.newEmail}. Approve the change here first. We'll then send a confirmation to the new address.`,
        ],
        button: { label: "Review the change", url },
        closing: `${rejectNote} Then choose a new password.`,
      };
    case "confirm-change":
      return {
        subject: "Confirm your new email address",
        paragraphs: [
          greeting,
          `You asked to sign in to ${brand.name} with this address instead of ${mail.oldEmail}. Open the link and click the button on the page. The link works once and expires in 24 hours.`,
        ],
        button: { label: "Confirm email address", url },
        closing: rejectNote,
      };
    case "email-changed":
      return {
        subject: "Your email address was changed",
        paragraphs: [
          greeting,
          `You now sign in to ${brand.name} as ${mail.newEmail}. This address can no longer sign in or reset the password.`,
        ],
        facts: [["Time", formatTime(mail.at)]],
        closing: "If this wasn't you, reply to this email right away. We can restore your account.",
      };
    case "new-sign-in":
      return {
        subject: `New sign-in to ${brand.name}`,
        paragraphs: [greeting, "Someone signed in to your account from a browser we haven't seen before."],
        facts: [
          ["Browser", mail.device],
          ["Time", formatTime(mail.at)],
        ],
        closing: "If this wasn't you, reset your password. That signs out everyone else.",
      };
    case "invitation":
      return {
        subject: `${mail.invitedBy} invited you to ${mail.company}`,
        paragraphs: [
          "Hi,",
          `${mail.invitedBy} invited you to join ${mail.company}${mail.team === null ? "" : ` and its hiring team "${mail.team}"`} on ${brand.name}. The link works once, only for this email address, and expires in ${invitationDays} days.`,
        ],
        button: { label: "Open the invitation", url },
        closing: "If you weren't expecting this invitation, you can ignore this email.",
      };
    case "network-approved":
      return {
        subject: `${mail.company} can now use the candidate network`,
        paragraphs: [
          greeting,
          `We approved ${mail.company} for the candidate network on ${brand.name}. Matching now includes network candidates, and you can request introductions.`,
        ],
        button: { label: "Open your workspace", url },
      };
    case "member-joined":
      return {
        subject: `${mail.member} joined ${mail.company}`,
        paragraphs: [greeting, `${mail.member} accepted your invitation to join ${mail.company}.`],
      };
  }
};
