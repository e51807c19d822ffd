/** `npm run faults:quick`: the worst of the faults once each, in under three minutes. */
import { runSmallForms } from "../small-forms.ts";

await runSmallForms([
  { program: "faults/failover.ts", needs: ["haproxy"] },
  { program: "faults/run.ts", flags: ["--only=server's yes,database killed"] },
  { program: "faults/uploads.ts" },
]);
