/** The mail server of the product under test: one per run, whose emails every test process can read. */
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import PostalMime from "postal-mime";
import { type CaughtMail, type MailCatcher, startMailCatcher } from "#server/test/email/mail-catcher.ts";
import { smtpPort, switchPort } from "./ports.ts";

const folder = "test-results/mails";

interface StoredEmail {
  readonly receivedAt: string;
  readonly from: string;
  readonly to: readonly string[];
  readonly raw: string;
}

let count = 0;
/** The file is renamed once it is complete, so that readers never see half an email. */
const storeEmail = ({ receivedAt, from, to, raw }: CaughtMail): void => {
  const path = join(folder, String((count += 1)).padStart(6, "0"));
  const mail: StoredEmail = { receivedAt: receivedAt.toISOString(), from, to, raw: raw.toString("base64") };
  writeFileSync(`${path}.part`, JSON.stringify(mail));
  renameSync(`${path}.part`, `${path}.json`);
};

/** Runs next to the product; tests can switch it off and on. */
export const runMailServer = async (): Promise<void> => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  let catcher: MailCatcher | undefined = await startMailCatcher(smtpPort, storeEmail);
  const switchTo = async (to: string): Promise<void> => {
    await catcher?.close();
    catcher = to === "/on" ? await startMailCatcher(smtpPort, storeEmail) : undefined;
  };
  createServer((request, response) => {
    void switchTo(request.url ?? "").then(() => response.end());
  })
    .listen(switchPort, "127.0.0.1")
    .unref();
};

export const switchMailServer = async (to: "on" | "off"): Promise<void> => {
  await fetch(`http://127.0.0.1:${switchPort}/${to}`);
};

const emailFiles = (): readonly string[] => readdirSync(folder).filter((name) => name.endsWith(".json"));

const readEmail = async (name: string): Promise<CaughtMail> => {
  const storedEmail = JSON.parse(readFileSync(join(folder, name), "utf8")) as StoredEmail;
  const raw = Buffer.from(storedEmail.raw, "base64");
  return { ...storedEmail, receivedAt: new Date(storedEmail.receivedAt), raw, mail: await PostalMime.parse(raw) };
};

/** Runs the work with `caught`, which grows with every email delivered from now on. */
export const withCaughtEmails = async (
  work: (emails: { readonly caught: readonly CaughtMail[] }) => Promise<void>,
): Promise<void> => {
  const caught: CaughtMail[] = [];
  const knownFiles = new Set(emailFiles());
  const stopped = new AbortController();
  const collectEmails = async (): Promise<void> => {
    while (!stopped.signal.aborted) {
      for (const name of emailFiles().filter((each) => !knownFiles.has(each))) {
        knownFiles.add(name);
        caught.push(await readEmail(name));
      }
      await wait(100);
    }
  };
  const collecting = collectEmails();
  try {
    await work({ caught });
  } finally {
    stopped.abort();
    await collecting;
  }
};
