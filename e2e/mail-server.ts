/** The mail server of the product under test: one for the whole run, whose mails every test process can read. */
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import PostalMime from "postal-mime";
import { type CaughtMail, type MailCatcher, startMailCatcher } from "#server/test/mail-catcher.ts";
import { smtpPort, switchPort } from "./ports.ts";

const folder = "test-results/mails";

interface KeptMail {
  readonly receivedAt: string;
  readonly from: string;
  readonly to: readonly string[];
  readonly raw: string;
}

let count = 0;
/** Named anew once it is whole, so that nobody reads half a mail. */
const keep = ({ receivedAt, from, to, raw }: CaughtMail): void => {
  const path = join(folder, String((count += 1)).padStart(6, "0"));
  const mail: KeptMail = { receivedAt: receivedAt.toISOString(), from, to, raw: raw.toString("base64") };
  writeFileSync(`${path}.part`, JSON.stringify(mail));
  renameSync(`${path}.part`, `${path}.json`);
};

/** Runs beside the product; a test may switch it off and on again. */
export const runMailServer = async (): Promise<void> => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  let catcher: MailCatcher | undefined = await startMailCatcher(smtpPort, keep);
  const switchIt = async (to: string): Promise<void> => {
    await catcher?.close();
    catcher = to === "/on" ? await startMailCatcher(smtpPort, keep) : undefined;
  };
  createServer((request, response) => {
    void switchIt(request.url ?? "").then(() => response.end());
  })
    .listen(switchPort, "127.0.0.1")
    .unref();
};

export const switchMailServer = async (to: "on" | "off"): Promise<void> => {
  await fetch(`http://127.0.0.1:${switchPort}/${to}`);
};

const mailsIn = (): readonly string[] => readdirSync(folder).filter((name) => name.endsWith(".json"));

const readMail = async (name: string): Promise<CaughtMail> => {
  const kept = JSON.parse(readFileSync(join(folder, name), "utf8")) as KeptMail;
  const raw = Buffer.from(kept.raw, "base64");
  return { ...kept, receivedAt: new Date(kept.receivedAt), raw, mail: await PostalMime.parse(raw) };
};

/** Reads along: `caught` grows by whatever is delivered from now on. */
export const withMailServer = async (
  work: (postbox: { readonly caught: readonly CaughtMail[] }) => Promise<void>,
): Promise<void> => {
  const caught: CaughtMail[] = [];
  const known = new Set(mailsIn());
  const over = new AbortController();
  const readAlong = async (): Promise<void> => {
    while (!over.signal.aborted) {
      for (const name of mailsIn().filter((each) => !known.has(each))) {
        known.add(name);
        caught.push(await readMail(name));
      }
      await wait(100);
    }
  };
  const reading = readAlong();
  try {
    await work({ caught });
  } finally {
    over.abort();
    await reading;
  }
};
