/**
 * The email about a connection request. It leaves out the requester's message, so that no one can send arbitrary text to a stranger's inbox.
 */
import { brand } from "#domain/brand.ts";
import type { EmailContent } from "../../infra/email/email-layout.ts";
import { greeting } from "../../infra/email/email-text.ts";

export interface ConnectionRequestEmailInput {
  readonly requester: string;
  readonly title: string;
}

/** Replaces a name that contains a URL or an email address. */
const withoutLinks = (text: string, maxLength: number, otherwise: string): string =>
  text === "" || /[:/@]|\bwww\b|\.[a-z]{2,}/i.test(text) ? otherwise : text.slice(0, maxLength);

export const connectionRequestEmail = (
  { requester, title }: ConnectionRequestEmailInput,
  origin: string,
  optOutUrl: string,
): EmailContent => {
  const name = withoutLinks(requester, 80, "A candidate");
  return {
    subject: `${name} would like to connect with you on ${brand.name}`,
    paragraphs: [
      greeting(""),
      `${name} has a profile on ${brand.name} and would like to connect with you. They won't learn whether you have an account unless you accept.`,
      `To respond, open your profile and go to Network. If you don't have an account yet, create one with this address. The request will be waiting for you.`,
    ],
    facts: [
      ["Name", name],
      ["Title", withoutLinks(title, 80, "")],
    ],
    button: { label: "Open your profile", url: `${origin}/candidates#resume` },
    closing: "If you don't want to connect, you don't have to do anything.",
    reason: `You're getting this email because ${name} entered your address. We send one email for each person who asks.`,
    unsubscribeUrl: optOutUrl,
  };
};
