/**
 * Everything about one person as a ZIP, made while it is sent: rows come section by section and files as streams, so that neither
 * the memory nor the event loop has to hold all of it.
 */
import { once } from "node:events";
import { type PassThrough, Readable } from "node:stream";
import { and, eq, isNull, or, type SQL, sql } from "drizzle-orm";
import yazl from "yazl";
import { brand } from "#domain/brand.ts";
import { consentWords } from "#domain/rights/consent.ts";
import { asActor, type Database } from "../../db/client.ts";
import { files } from "../../db/tables/files.ts";
import type { FileStore } from "../../infra/files/file-store.ts";
import { type DataSection, dataSections, interviewSections, sectionNames, shortlistSections } from "./data-sections.ts";
import { pageFoot, pageHead, readableRow, sectionHead } from "./readable-data.ts";

interface DownloadTools {
  readonly db: Database;
  readonly files: FileStore;
}

const questionOf = (section: DataSection): SQL => {
  // Apart, as the answers are.
  if (section === "self-identification") return sql`select row_text from own_self_identifications()`;
  if (interviewSections.has(section)) return sql`select row_text from own_interviews(${section})`;
  if (shortlistSections.has(section)) return sql`select row_text from own_shortlists(${section})`;
  if (section === "offers") return sql`select row_text from own_offers()`;
  if (section === "passkeys")
    return sql`select jsonb_build_object('name', name, 'deviceType', device_type, 'backedUp', backed_up, 'lastUsedAt', last_used_at,
      'createdAt', created_at)::text as row_text from passkeys where user_id = app_user_id() order by created_at`;
  if (section === "trusted-devices")
    return sql`select jsonb_build_object('userAgent', user_agent, 'ipAddress', ip_address, 'lastUsedAt', last_used_at,
      'expiresAt', expires_at, 'createdAt', created_at)::text as row_text from trusted_devices
      where user_id = app_user_id() order by created_at`;
  if (section === "security-events") return sql`select row_text from own_security_events()`;
  return sql`select row_text from own_data(${section})`;
};

/** The log keeps a hash; the words that were on screen are told with it. */
const withWords = (row: string): string => {
  const entry = JSON.parse(row) as { readonly text_id: string };
  return JSON.stringify({ ...entry, text: consentWords(entry.text_id) });
};

/** As text: the database has made JSON of each row already. */
const rowsOf = (db: Database, userId: string, section: DataSection): Promise<readonly string[]> =>
  asActor(db, { userId }, async (db) => {
    const { rows } = await db.execute<{ row_text: string }>(questionOf(section));
    return rows.map(({ row_text }) => (section === "consents" ? withWords(row_text) : row_text));
  });

// oxlint-disable-next-line func-style -- a generator has no arrow form
async function* jsonOf(db: Database, userId: string, madeAt: string) {
  yield `{"madeAt": ${JSON.stringify(madeAt)}, "sections": {`;
  for (const [at, section] of sectionNames.entries()) {
    yield `${at === 0 ? "" : ","}\n${JSON.stringify(section)}: [`;
    for (const [place, row] of (await rowsOf(db, userId, section)).entries())
      yield `${place === 0 ? "" : ","}\n  ${row}`;
    yield "]";
  }
  yield "\n}}\n";
}

// oxlint-disable-next-line func-style -- a generator has no arrow form
async function* pageOf(db: Database, userId: string, madeAt: string) {
  yield pageHead(madeAt);
  for (const section of sectionNames) {
    const rows = await rowsOf(db, userId, section);
    yield sectionHead(dataSections[section], rows.length);
    for (const row of rows) yield readableRow(row);
  }
  yield pageFoot;
}

const readme = (madeAt: string): string => `Your data at ${brand.name}, as of ${madeAt}

index.html   everything to read, in any browser
data.json    the same for programs
files/       what you uploaded, as you uploaded it

Left out: hashes of passwords, tokens of sessions and second factors, which are secrets and not facts about you, and the names of
people you are connected with, which are theirs. Questions: ${brand.email}
`;

const plain = (name: string): string =>
  name
    .replace(/[^\p{L}\p{N}._ -]/gu, "_")
    .replace(/^\.+/, "_")
    .slice(-120) || "file";

/** Bytes that are not there any more leave a note in their place, and the rest arrives. */
const bytesOrNote = async (store: FileStore, key: string): Promise<Readable> => {
  const stream = store.read(key);
  try {
    await once(stream, "open");
    return stream;
  } catch {
    return Readable.from(["This file is no longer in our store."]);
  }
};

export const downloadEverything = async (tools: DownloadTools, userId: string, now: Date): Promise<Readable> => {
  const { db, files: store } = tools;
  const madeAt = now.toISOString();
  const owned = await asActor(db, { userId }, (db) =>
    db
      .select()
      .from(files)
      // What was sent to a company with an application is a copy, and theirs to have.
      .where(and(eq(files.ownerUserId, userId), or(isNull(files.companyId), eq(files.purpose, "application-resume"))))
      .orderBy(files.createdAt, files.id),
  );
  const zip = new yazl.ZipFile();
  const out = zip.outputStream as PassThrough;
  zip.on("error", (error: Error) => out.destroy(error));
  const streamed = (name: string, from: () => Promise<Readable> | Readable) =>
    zip.addReadStreamLazy(name, { mtime: now }, (give) => {
      const handOver = async (): Promise<void> => {
        const stream = await from();
        stream.on("error", (error) => out.destroy(error));
        give(null, stream);
      };
      handOver().catch((error: unknown) => out.destroy(error as Error));
    });
  zip.addBuffer(Buffer.from(readme(madeAt)), "README.txt", { mtime: now });
  streamed("index.html", () => Readable.from(pageOf(db, userId, madeAt), { objectMode: false }));
  streamed("data.json", () => Readable.from(jsonOf(db, userId, madeAt), { objectMode: false }));
  for (const [at, { fileName, purpose, storageKey }] of owned.entries()) {
    streamed(`files/${at + 1}-${purpose}-${plain(fileName)}`, () => bytesOrNote(store, storageKey));
  }
  zip.end();
  return out;
};
