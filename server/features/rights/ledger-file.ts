/** The copy of the ledger outside the database, one line per erasure, because a restored backup lacks later erasures. */
import { mkdir, open, readFile } from "node:fs/promises";
import { dirname } from "node:path";
import { z } from "zod";
import { closedWorkspace } from "#domain/closing/closing-receipt.ts";
import { ledgerCauses, ledgerScopes, receipt } from "#domain/rights/receipt.ts";

const ledgerEntry = receipt.extend({
  cause: z.enum(ledgerCauses),
  scope: z.enum(ledgerScopes),
  marks: z.array(z.string()),
  /** The receipt of a workspace, which a restored backup would lack. */
  workspace: closedWorkspace.optional(),
});
export type LedgerEntry = z.infer<typeof ledgerEntry>;

const isMissing = (error: unknown): boolean => (error as { code?: unknown }).code === "ENOENT";

/** A line that was truncated by a crash is skipped: its task writes it again. */
const entryIn = (line: string): LedgerEntry | undefined => {
  try {
    return ledgerEntry.parse(JSON.parse(line));
  } catch {
    return undefined;
  }
};

export const readLedgerFile = async (path: string): Promise<readonly LedgerEntry[]> => {
  try {
    const lines = (await readFile(path, "utf8")).split("\n");
    const entries = lines.map(entryIn).filter((entry) => entry !== undefined);
    return [...new Map(entries.map((entry) => [entry.id, entry])).values()];
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
};

/** Durable once it returns. Each line starts with a line break, so that a truncated line cannot corrupt the next. */
export const appendToLedgerFile = async (path: string, entries: readonly LedgerEntry[]): Promise<void> => {
  const knownIds = new Set((await readLedgerFile(path)).map(({ id }) => id));
  const missing = entries.filter(({ id }) => !knownIds.has(id));
  if (missing.length === 0) return;
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const file = await open(path, "a", 0o600);
  try {
    await file.write(missing.map((entry) => `\n${JSON.stringify(entry)}`).join(""));
    await file.sync();
  } finally {
    await file.close();
  }
};
