/** npm run doctor [-- --json --serving 2 --working 1]: what is not as it should be, and what to do about it. Ends with 1 if anything is not. */
import { parseArgs } from "node:util";
import { examine } from "./doctor/examine.ts";

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
  buildFolder: new URL("../build", import.meta.url).pathname,
  serving: Number(values.serving),
  working: Number(values.working),
});
const ill = findings.filter(({ isWell }) => !isWell);
if (values.json) console.log(JSON.stringify({ isWell: ill.length === 0, findings }, null, 2));
else {
  for (const { name, isWell, says, todo } of findings) {
    console.log(`${isWell ? "well " : "WRONG"}  ${name.padEnd(12)} ${says}`);
    if (todo !== undefined) console.log(`       ${" ".repeat(12)} → ${todo}`);
  }
  console.log(ill.length === 0 ? "\nAll is well." : `\n${ill.length} of ${findings.length} are not as they should be.`);
}
process.exit(ill.length === 0 ? 0 : 1);
