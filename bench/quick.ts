/** `npm run bench:quick`: small versions of the benches of docs/performance.md, in under three minutes. */
import { runQuickBenches } from "./support/quick-benches.ts";

await runQuickBenches([
  { program: "matching/match-scale.ts" },
  { program: "http/job-page.ts", requiredTools: ["wrk"] },
  { program: "http/leads.ts", requiredTools: ["wrk"] },
  { program: "http/pages.ts", requiredTools: ["wrk", "nginx"] },
  { program: "matching/job-search.ts" },
]);
