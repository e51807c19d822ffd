/** Collects every statement slower than a number of milliseconds, with its plan, as PostgreSQL logs it (auto_explain). */
import { mkdtempSync, readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startPostgres } from "#server/test/database/local-postgres.ts";

export const startPostgresWithSlowLog = async (minDurationMs: number, settings: readonly string[] = []) => {
  const folder = mkdtempSync(join(tmpdir(), "watched-"));
  const postgres = await startPostgres({
    folder,
    settings: [
      "fsync=off",
      "synchronous_commit=off",
      "full_page_writes=off",
      "max_wal_size=4GB",
      "shared_preload_libraries=auto_explain",
      `auto_explain.log_min_duration=${minDurationMs}`,
      "auto_explain.log_nested_statements=on",
      "logging_collector=on",
      "log_filename=statements.log",
      ...settings,
    ],
  });
  const log = (): string => {
    const place = join(folder, "data", "log");
    return readdirSync(place)
      .map((name) => readFileSync(join(place, name), "utf8"))
      .join("");
  };
  let from = 0;
  return {
    ...postgres,
    folder,
    /** Discards what has been logged so far, for example while filling the database. */
    begin: (): void => {
      from = log().length;
    },
    slow: (): readonly string[] =>
      log()
        .slice(from)
        .split(/\n(?=\d{4}-\d\d-\d\d )/)
        .filter((entry) => /duration: [\d.]+ ms {2}plan:/.test(entry)),
  };
};
