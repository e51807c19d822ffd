/** Removes the tests' temporary files at the end. */
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export default (): (() => void) => {
  const before = process.env["TMPDIR"];
  const folder = mkdtempSync(join(tmpdir(), "tests-"));
  // PostgreSQL runs as another user and has its data below.
  chmodSync(folder, 0o755);
  process.env["TMPDIR"] = folder;
  return () => {
    rmSync(folder, { recursive: true, force: true });
    if (before === undefined) delete process.env["TMPDIR"];
    else process.env["TMPDIR"] = before;
  };
};
