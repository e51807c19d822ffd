/** `npm run bench:quick`: the benches of docs/performance.md in small, in under three minutes. */
import { runSmallForms } from "./small-forms.ts";

await runSmallForms([
  { program: "match-scale.ts" },
  { program: "job-page.ts", needs: ["wrk"] },
  { program: "leads.ts", needs: ["wrk"] },
  { program: "pages.ts", needs: ["wrk", "nginx"] },
  { program: "jobs.ts" },
]);
