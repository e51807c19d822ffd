/** The ledger's copy outside the database, one line an erasure: yesterday's backup knows nothing of today's rows. */
import { mkdir, open, readFile } from "node:fs/promises";
import { dirname } from "node:path";
import { z } from "zod";
import { closedWorkspace } from "#domain/closing/closing-receipt.ts";
import { ledgerCauses, ledgerScopes, receipt } from "#domain/rights/receipt.ts";

export const ledgerEntry = receipt.extend({
  cause: z.enum(ledgerCauses),
  scope: z.enum(ledgerScopes),
  marks: z.array(z.string()),
  /** The receipt of a workspace, which a restore would take back with the rest. */
  workspace: closedWorkspace.optional(),
});
export type LedgerEntry = z.infer<typeof ledgerEntry>;

const isMissing = (error: unknown): boolean => (error as { code?: unknown }).code === "ENOENT";

/** A line that was cut off when a machine died is no entry: its task writes it again. */
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

/** Durable once it returns. Begins with a line end, so that a line that was cut off spoils no other. */
export const appendToLedgerFile = async (path: string, entries: readonly LedgerEntry[]): Promise<void> => {
  const known = new Set((await readLedgerFile(path)).map(({ id }) => id));
  const fresh = entries.filter(({ id }) => !known.has(id));
  if (fresh.length === 0) return;
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const file = await open(path, "a", 0o600);
  try {
    await file.write(fresh.map((entry) => `\n${JSON.stringify(entry)}`).join(""));
    await file.sync();
  } finally {
    await file.close();
  }
};
