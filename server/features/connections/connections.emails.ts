/** The words of the mail that tells somebody of a request. What the asker wrote is not in it: a stranger's words go to nobody's inbox. */
import { brand } from "#domain/brand.ts";
import type { Letter } from "../../infra/letter.ts";

export interface AskedConnection {
  readonly asker: string;
  readonly title: string;
}

/** A name is a name: whoever puts an address of the web into it is called a candidate. */
const plain = (text: string, most: number, otherwise: string): string =>
  text === "" || /[:/@]|\bwww\b|\.[a-z]{2,}/i.test(text) ? otherwise : text.slice(0, most);

export const connectionLetter = ({ asker, title }: AskedConnection, origin: string, refuseUrl: string): Letter => {
  const name = plain(asker, 80, "A candidate");
  return {
    subject: `${name} would like to connect with you on ${brand.name}`,
    paragraphs: [
      "Hello,",
      `${name} keeps a profile with ${brand.name} and asks to connect with you. They typed this address; nobody has told them whether you are known here, and they learn nothing unless you accept.`,
      `To answer, open your profile and look under Network. If you have none yet, create an account with this address and the request will be waiting.`,
    ],
    facts: [
      ["Name", name],
      ["Title", plain(title, 80, "")],
    ],
    button: { label: "Open your profile", url: `${origin}/candidates#resume` },
    closing: "You need do nothing. We write once about each person who asks.",
    unsubscribeUrl: refuseUrl,
  };
};
