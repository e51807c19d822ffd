/**
 * All data of one person as a ZIP, generated while it is sent: rows come section by section and files as streams, so that neither
 * the memory nor the event loop has to hold all of it.
 */
import { once } from "node:events";
import { type PassThrough, Readable } from "node:stream";
import { and, eq, isNull, or, type SQL, sql } from "drizzle-orm";
import yazl from "yazl";
import { brand } from "#domain/brand.ts";
import { findConsentText } from "#domain/rights/consent.ts";
import { asActor, type Database } from "../../db/client.ts";
import { files } from "../../db/tables/files.ts";
import { fileNamePart } from "../../infra/files/file-name-part.ts";
import type { FileStore } from "../../infra/files/file-store.ts";
import { type DataSection, dataSections, interviewSections, sectionNames, shortlistSections } from "./data-sections.ts";
import { pageFooter, pageHeader, readableRow, sectionHeader } from "./readable-data.ts";

interface DownloadDeps {
  readonly db: Database;
  readonly files: FileStore;
}

const sectionQuery = (section: DataSection): SQL => {
  // A separate function, as self-identifications are stored apart from the application.
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

/** The log stores a hash; the download adds the text that was on screen. */
const withConsentText = (row: string): string => {
  const entry = JSON.parse(row) as { readonly text_id: string };
  return JSON.stringify({ ...entry, text: findConsentText(entry.text_id) });
};

/** As text: the database has already serialized each row to JSON. */
const rowsOf = (db: Database, userId: string, section: DataSection): Promise<readonly string[]> =>
  asActor(db, { userId }, async (db) => {
    const { rows } = await db.execute<{ row_text: string }>(sectionQuery(section));
    return rows.map(({ row_text }) => (section === "consents" ? withConsentText(row_text) : row_text));
  });

// oxlint-disable-next-line func-style -- a generator has no arrow form
async function* jsonOf(db: Database, userId: string, madeAt: string) {
  yield `{"madeAt": ${JSON.stringify(madeAt)}, "sections": {`;
  for (const [index, section] of sectionNames.entries()) {
    yield `${index === 0 ? "" : ","}\n${JSON.stringify(section)}: [`;
    for (const [rowIndex, row] of (await rowsOf(db, userId, section)).entries())
      yield `${rowIndex === 0 ? "" : ","}\n  ${row}`;
    yield "]";
  }
  yield "\n}}\n";
}

// oxlint-disable-next-line func-style -- a generator has no arrow form
async function* pageOf(db: Database, userId: string, madeAt: string) {
  yield pageHeader(madeAt);
  for (const section of sectionNames) {
    const rows = await rowsOf(db, userId, section);
    yield sectionHeader(dataSections[section], rows.length);
    for (const row of rows) yield readableRow(row);
  }
  yield pageFooter;
}

const readme = (madeAt: string): string => `Your data at ${brand.name}, as of ${madeAt}

index.html   everything, readable in any browser
data.json    the same data for programs
files/       the files you uploaded, unchanged

Not included: password hashes, session tokens and two-factor secrets, which are secrets and not facts about you,
and the names of people you're connected with, which are their data. Questions: ${brand.email}
`;

/** Files that no longer exist are replaced by a note, so that the rest arrives. */
const bytesOrNote = async (store: FileStore, key: string): Promise<Readable> => {
  const stream = store.read(key);
  try {
    await once(stream, "readable");
    return stream;
  } catch {
    return Readable.from(["We no longer have this file."]);
  }
};

export const downloadEverything = async (deps: DownloadDeps, userId: string, now: Date): Promise<Readable> => {
  const { db, files: store } = deps;
  const madeAt = now.toISOString();
  const owned = await asActor(db, { userId }, (db) =>
    db
      .select()
      .from(files)
      // A file sent to a company with an application is a copy that the company owns.
      .where(and(eq(files.ownerUserId, userId), or(isNull(files.companyId), eq(files.purpose, "application-resume"))))
      .orderBy(files.createdAt, files.id),
  );
  const zip = new yazl.ZipFile();
  const out = zip.outputStream as PassThrough;
  zip.on("error", (error: Error) => out.destroy(error));
  const streamed = (name: string, from: () => Promise<Readable> | Readable) =>
    zip.addReadStreamLazy(name, { mtime: now }, (done) => {
      const pipe = async (): Promise<void> => {
        const source = await from();
        source.on("error", (error) => out.destroy(error));
        done(null, source);
      };
      pipe().catch((error: unknown) => out.destroy(error as Error));
    });
  zip.addBuffer(Buffer.from(readme(madeAt)), "README.txt", { mtime: now });
  streamed("index.html", () => Readable.from(pageOf(db, userId, madeAt), { objectMode: false }));
  streamed("data.json", () => Readable.from(jsonOf(db, userId, madeAt), { objectMode: false }));
  for (const [index, { fileName, purpose, storageKey }] of owned.entries()) {
    streamed(`files/${index + 1}-${purpose}-${fileNamePart(fileName)}`, () => bytesOrNote(store, storageKey));
  }
  zip.end();
  return out;
};
