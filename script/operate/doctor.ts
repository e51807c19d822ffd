/**
 * npm run doctor [-- --json --serving 2 --working 1]: lists problems with the installation and how to fix them. Exits with 1 if there are
 * any.
 */
import { parseArgs } from "node:util";
import { examine } from "../doctor/run-checks.ts";

const { values } = parseArgs({
  options: {
    json: { type: "boolean", default: false },
    serving: { type: "string", default: "2" },
    working: { type: "string", default: "1" },
  },
});
const findings = await examine({
  source: process.env,
  nodeVersion: process.versions.node,
  buildFolder: new URL("../../build", import.meta.url).pathname,
  serving: Number(values.serving),
  working: Number(values.working),
});
const failing = findings.filter(({ ok }) => !ok);
if (values.json) console.log(JSON.stringify({ ok: failing.length === 0, findings }, null, 2));
else {
  for (const { name, ok, says, todo } of findings) {
    console.log(`${ok ? "ok   " : "FAIL "}  ${name.padEnd(12)} ${says}`);
    if (todo !== undefined) console.log(`       ${" ".repeat(12)} → ${todo}`);
  }
  console.log(
    failing.length === 0 ? "\nAll checks passed." : `\n${failing.length} of ${findings.length} checks failed.`,
  );
}
process.exit(failing.length === 0 ? 0 : 1);
