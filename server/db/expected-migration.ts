/** The newest migration this code was written for, as drizzle-kit's journal has it. */
import { readFileSync } from "node:fs";
import { z } from "zod";

const journal = z.object({ entries: z.array(z.object({ tag: z.string(), when: z.number() })).min(1) });

const newest = journal
  .parse(JSON.parse(readFileSync(new URL("migrations/meta/_journal.json", import.meta.url), "utf8")))
  .entries.toSorted((a, b) => b.when - a.when)[0];

export const expectedMigration = { tag: newest?.tag ?? "", at: newest?.when ?? 0 } as const;
