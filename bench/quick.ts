/** `npm run bench:quick`: small versions of the benches of docs/performance.md, in under three minutes. */
import { runQuickBenches } from "./quick-benches.ts";

await runQuickBenches([
  { program: "match-scale.ts" },
  { program: "job-page.ts", requiredTools: ["wrk"] },
  { program: "leads.ts", requiredTools: ["wrk"] },
  { program: "pages.ts", requiredTools: ["wrk", "nginx"] },
  { program: "jobs.ts" },
]);
