/** Security events of every workspace and of the firm as JSON lines: npm run -s security-events -- [since], such as 2026-11-01 or 24h. */
import { once } from "node:events";
import { openDatabase } from "#server/db/client.ts";
import { allSecurityEventLines } from "#server/features/security-events/read-security-events.service.ts";
import { requireEnv } from "./require-variable.ts";

const usage =
  "Usage: npm run -s security-events -- [since]. since is a date, an ISO 8601 time, or a duration such as 30m, 24h or 7d";
const unitMs: Readonly<Record<string, number>> = { m: 60_000, h: 3_600_000, d: 86_400_000 };

/** Default: a day ago. */
const parseSince = (text: string): Date => {
  const [, count, unit = ""] = /^(\d+)([mhd])$/.exec(text) ?? [];
  return count === undefined ? new Date(text) : new Date(Date.now() - Number(count) * (unitMs[unit] ?? 0));
};

const from = parseSince(process.argv[2] ?? "24h");
if (Number.isNaN(from.getTime())) {
  console.error(usage);
  process.exit(1);
}
// Uses the owner's connection: the application's role sees no events without a session.
const { db, close } = openDatabase(requireEnv("MIGRATION_DATABASE_URL"), { max: 1 });
try {
  for await (const line of allSecurityEventLines(db, { from })) {
    if (!process.stdout.write(line)) await once(process.stdout, "drain");
  }
} finally {
  await close();
}
