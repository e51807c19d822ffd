/**
 * The email about a connection request. It leaves out the requester's message, so that no one can send arbitrary text to a stranger's inbox.
 */
import { brand } from "#domain/brand.ts";
import type { EmailContent } from "../../infra/email/email-layout.ts";

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
      "Hello,",
      `${name} keeps a profile with ${brand.name} and asks to connect with you. They typed this address; nobody has told them whether you are known here, and they learn nothing unless you accept.`,
      `To answer, open your profile and look under Network. If you have none yet, create an account with this address and the request will be waiting.`,
    ],
    facts: [
      ["Name", name],
      ["Title", withoutLinks(title, 80, "")],
    ],
    button: { label: "Open your profile", url: `${origin}/candidates#resume` },
    closing: "You need do nothing. We write once about each person who asks.",
    unsubscribeUrl: optOutUrl,
  };
};
