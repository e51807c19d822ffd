import { brand } from "#domain/brand.ts";
import { invitationDays } from "#domain/companies/members.ts";
import type { Letter } from "../../infra/letter.ts";
import type { AccountMail } from "./account-mail.service.ts";

const notYou = "If this was not you, nothing has changed and you can leave this mail.";

const spokenTime = (iso: string): string =>
  `${new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeStyle: "short", timeZone: "UTC" }).format(new Date(iso))} UTC`;

/** Each reason in its own words; one button at most. */
export const accountLetter = (mail: AccountMail): Letter => {
  const hello = `Hello ${mail.name},`;
  switch (mail.kind) {
    case "verify":
      return {
        subject: "Confirm your e-mail address",
        paragraphs: [
          hello,
          `Please confirm that this address belongs to your ${brand.name} account. The link is valid for a day.`,
        ],
        button: { label: "Confirm this address", url: mail.url },
        closing: notYou,
      };
    case "reset":
      return {
        subject: "Choose a new password",
        paragraphs: [
          hello,
          "Somebody asked for a new password for this account. The link is valid for one hour and works once.",
        ],
        button: { label: "Choose a new password", url: mail.url },
        closing: notYou,
      };
    case "change-email":
      return {
        subject: "Confirm your new e-mail address",
        paragraphs: [
          hello,
          `You asked to sign in as ${mail.newEmail} from now on. Confirm it here, at your present address; the new one is asked next.`,
        ],
        button: { label: "Confirm the change", url: mail.url },
        closing: "If this was not you, leave this mail and choose a new password.",
      };
    case "new-sign-in":
      return {
        subject: `A new sign-in to ${brand.name}`,
        paragraphs: [hello, "Your account was opened in a browser that we had not seen before."],
        facts: [
          ["Browser", mail.device],
          ["Time", spokenTime(mail.at)],
        ],
        closing: "If this was not you, choose a new password: that ends all other sessions.",
      };
    case "invitation":
      return {
        subject: `${mail.invitedBy} invites you to ${mail.company}`,
        paragraphs: [
          "Hello,",
          `${mail.invitedBy} asks you to join ${mail.company}${mail.team === null ? "" : `, in the hiring team "${mail.team}",`} on ${brand.name}. The link is for this address alone, works once and is valid for ${invitationDays} days.`,
        ],
        button: { label: "Open the invitation", url: mail.url },
        closing: "If you do not know why you get this, you can leave it: nothing happens without you.",
      };
    case "member-joined":
      return {
        subject: `${mail.member} has joined ${mail.company}`,
        paragraphs: [hello, `${mail.member} has accepted your invitation to ${mail.company}.`],
      };
  }
};
