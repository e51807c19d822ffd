import { brand } from "#domain/brand.ts";
import { invitationDays } from "#domain/companies/members.ts";
import type { EmailContent } from "../../infra/email/email-layout.ts";
import { firstNameOf, greeting, ignoreNote } from "../../infra/email/email-text.ts";
import type { AccountEmailPayload } from "./email-address/account-email-queue.service.ts";

const rejectNote = `If this wasn't you, open the link and choose "This wasn't me."`;
const addressReason = `You're getting this email because this address was entered for a ${brand.name} account.`;
const accountReason = `You're getting this email because it's about the security of your ${brand.name} account.`;

const formatTime = (iso: string): string =>
  `${new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeStyle: "short", timeZone: "UTC" }).format(new Date(iso))} UTC`;

/** One template per kind, with at most one button. `url` is the target of that button. */
export const accountEmail = (mail: AccountEmailPayload, url = ""): EmailContent => {
  const hello = greeting(firstNameOf(mail.name));
  switch (mail.kind) {
    case "verify":
      return {
        subject: "Confirm your email address",
        paragraphs: [
          hello,
          `Confirm that ${mail.to} belongs to your ${brand.name} account: open the link below, then click the button on the page.`,
          "The link works once and expires in 24 hours.",
        ],
        button: { label: "Confirm email address", url },
        closing: `If you didn't create an account, open the link and choose "This wasn't me." We'll sign that person out.`,
        reason: addressReason,
      };
    case "reset":
      return {
        subject: "Reset your password",
        paragraphs: [
          hello,
          "Someone asked to reset your password. If it was you, choose a new one below.",
          "The link works once and expires in 1 hour.",
        ],
        button: { label: "Choose a new password", url },
        closing: "If it wasn't you, you can ignore this email. Your password stays the same.",
        reason: accountReason,
      };
    case "approve-change":
      return {
        subject: "Approve your new email address",
        paragraphs: [
          hello,
          "You asked to change the address you sign in with. Approve the change here first. We'll then send a confirmation to the new address.",
        ],
        facts: [
          ["From", mail.to],
          ["To", mail.newEmail],
        ],
        button: { label: "Review the change", url },
        closing: `${rejectNote} Then choose a new password.`,
        reason: accountReason,
      };
    case "confirm-change":
      return {
        subject: "Confirm your new email address",
        paragraphs: [
          hello,
          `You asked to sign in to ${brand.name} with this address from now on. Open the link below, then click the button on the page.`,
          "The link works once and expires in 24 hours.",
        ],
        facts: [
          ["From", mail.oldEmail],
          ["To", mail.to],
        ],
        button: { label: "Confirm email address", url },
        closing: rejectNote,
        reason: addressReason,
      };
    case "email-changed":
      return {
        subject: "Your email address was changed",
        paragraphs: [
          hello,
          `You now sign in to ${brand.name} with your new address. This one can no longer sign in or reset the password.`,
        ],
        facts: [
          ["New address", mail.newEmail],
          ["Changed", formatTime(mail.at)],
        ],
        closing: "If this wasn't you, reply to this email right away. We can restore your account.",
        reason: accountReason,
      };
    case "new-sign-in":
      return {
        subject: `New sign-in to ${brand.name}`,
        paragraphs: [hello, "Someone signed in to your account from a browser we haven't seen before."],
        facts: [
          ["Browser", mail.device],
          ["Time", formatTime(mail.at)],
        ],
        closing: "If this wasn't you, reset your password. That signs out everyone else.",
        reason: "You can turn off emails about new sign-ins in your account settings.",
      };
    case "invitation":
      return {
        subject: `${mail.invitedBy} invited you to ${mail.company}`,
        paragraphs: [
          greeting(""),
          `${mail.invitedBy} invited you to join the ${mail.company} workspace on ${brand.name}.`,
          `The link works once, only for this email address, and expires in ${invitationDays} days.`,
        ],
        facts: [
          ["Workspace", mail.company],
          ["Hiring team", mail.team ?? ""],
          ["Invited by", mail.invitedBy],
        ],
        button: { label: "View invitation", url },
        closing: ignoreNote,
        reason: `You're getting this email because ${mail.invitedBy} entered your address.`,
      };
    case "network-approved":
      return {
        subject: `${mail.company} can now use the candidate network`,
        paragraphs: [
          hello,
          `We approved ${mail.company} for the candidate network on ${brand.name}. Matching now includes network candidates, and you can request introductions.`,
        ],
        button: { label: "Open your workspace", url },
        reason: `You're getting this email because you're an admin of the ${mail.company} workspace.`,
      };
    case "member-joined":
      return {
        subject: `${mail.member} joined ${mail.company}`,
        paragraphs: [
          hello,
          `${mail.member} accepted your invitation and is now a member of the ${mail.company} workspace.`,
        ],
        reason: `You're getting this email because you invited ${mail.member}.`,
      };
  }
};
