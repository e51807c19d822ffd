/** `npm run bench:quick`: the benches of docs/performance.md in small, in under three minutes. */
import { runQuickly } from "./one-after-another.ts";

await runQuickly([
  { program: "pages.ts", needs: ["wrk", "nginx"] },
  { program: "leads.ts", needs: ["wrk"] },
  { program: "job-page.ts", needs: ["wrk"] },
  { program: "jobs.ts" },
  { program: "match-scale.ts" },
]);
