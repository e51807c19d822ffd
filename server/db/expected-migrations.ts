/** The migrations that this code expects, from drizzle-kit's journal. */
import { readFileSync } from "node:fs";
import { z } from "zod";

const journal = z.object({ entries: z.array(z.object({ tag: z.string(), when: z.number() })).min(1) });

const { entries } = journal.parse(
  JSON.parse(readFileSync(new URL("migrations/meta/_journal.json", import.meta.url), "utf8")),
);

export const expectedMigrations: readonly { readonly tag: string; readonly when: number }[] = entries;
