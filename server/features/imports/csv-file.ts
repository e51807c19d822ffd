/** Reads CSV files as other systems write them: detects encoding and separator, and streams the rows. */
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { CsvError, parse } from "csv-parse";
import { maxRows } from "#domain/imports/imports.ts";
import { AppError } from "../../infra/http/errors.ts";
import type { FileStore } from "../../infra/files/file-store.ts";

export interface CsvFormat {
  readonly encoding: "utf-8" | "utf-16le" | "windows-1252";
  readonly separator: "," | ";" | "\t";
}

export interface CsvRow {
  readonly cells: readonly string[];
  /** The line of the file in which the row ends. */
  readonly line: number;
}

const throwUnreadable = (message: string): never => {
  throw new AppError("unreadable", message, { file: message });
};

const isUtf8 = async (store: FileStore, key: string): Promise<boolean> => {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  try {
    for await (const piece of store.read(key) as AsyncIterable<Buffer>) decoder.decode(piece, { stream: true });
    decoder.decode();
    return true;
  } catch {
    return false;
  }
};

const readStart = (store: FileStore, key: string): Promise<Buffer> =>
  buffer(store.read(key, { start: 0, end: 64 * 1024 }));

/** The separator that splits the first line into the most cells; quoted text does not count. */
const separatorOf = (text: string): CsvFormat["separator"] => {
  const line = text.replaceAll(/"[^"]*"/g, "").split(/\r?\n|\r/, 1)[0] ?? "";
  const signCounts = ([",", ";", "\t"] as const).map((sign) => ({ sign, count: line.split(sign).length }));
  return signCounts.toSorted((a, b) => b.count - a.count)[0]?.sign ?? ",";
};

export const detectCsvFormat = async (store: FileStore, key: string): Promise<CsvFormat> => {
  const start = await readStart(store, key);
  if (start.length === 0) return throwUnreadable("This file is empty.");
  const byteOrderMark = start.toString("hex", 0, 2);
  if (["504b", "2550", "d0cf"].includes(byteOrderMark)) {
    const message = "This isn't a CSV file. In your spreadsheet app, choose “Save as CSV”.";
    throw new AppError("wrong_type", message, { file: message });
  }
  const isWide = byteOrderMark === "fffe";
  if (!isWide && start.includes(0)) return throwUnreadable("This file has no text.");
  const encoding = isWide ? "utf-16le" : (await isUtf8(store, key)) ? "utf-8" : "windows-1252";
  const text = new TextDecoder(encoding).decode(start);
  return { encoding, separator: separatorOf(text.replace(/^\uFEFF/, "")) };
};

async function* decoded(store: FileStore, key: string, encoding: CsvFormat["encoding"]): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for await (const piece of store.read(key) as AsyncIterable<Buffer>) yield decoder.decode(piece, { stream: true });
  yield decoder.decode();
}

const problems: Partial<Readonly<Record<string, string>>> = {
  CSV_QUOTE_NOT_CLOSED: "a quotation mark is never closed",
  CSV_MAX_RECORD_SIZE: "this row is too long, and a quotation mark before it may be missing",
  CSV_INVALID_CLOSING_QUOTE: "a quotation mark is in the wrong place",
};

const rethrowReadable = (error: unknown): never => {
  if (!(error instanceof CsvError)) throw error;
  const line = typeof error["lines"] === "number" ? error["lines"] : 1;
  return throwUnreadable(`Line ${line}: ${problems[error.code] ?? "we couldn't read this row"}.`);
};

/** All rows, headings first, up to `maxRowsRead`. Empty rows are skipped. */
export async function* rowsOfCsv(
  store: FileStore,
  key: string,
  { encoding, separator }: CsvFormat,
  maxRowsRead = maxRows + 1,
): AsyncGenerator<CsvRow> {
  const parser = parse({
    bom: true,
    delimiter: separator,
    info: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    skip_records_with_empty_values: true,
    max_record_size: 1024 * 1024,
  });
  const source = Readable.from(decoded(store, key, encoding));
  source.on("error", (error) => parser.destroy(error));
  source.pipe(parser);
  let count = 0;
  let extraLines = 0;
  try {
    for await (const csvRecord of parser) {
      const { record, info } = csvRecord as {
        readonly record: readonly string[];
        readonly info: { readonly lines: number };
      };
      if (count > maxRows)
        throwUnreadable(
          `This file has more than ${maxRows.toLocaleString("en-US")} rows. Split it and import the parts.`,
        );
      // Within quotes, the parser counts CRLF as two lines.
      extraLines += record.reduce((sum, cell) => sum + cell.split("\r\n").length - 1, 0);
      yield { cells: record.map((cell) => cell.replaceAll("\0", "").toWellFormed()), line: info.lines - extraLines };
      count += 1;
      if (count >= maxRowsRead) return;
    }
  } catch (error) {
    rethrowReadable(error);
  } finally {
    source.destroy();
    parser.destroy();
  }
}
