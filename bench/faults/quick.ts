/** `npm run faults:quick`: runs each of the worst faults once, in under three minutes. */
import { runQuickBenches } from "../support/quick-benches.ts";

await runQuickBenches([
  { program: "faults/failover.ts", requiredTools: ["haproxy"] },
  { program: "faults/run.ts", args: ["--only=server's yes,database killed"] },
  { program: "faults/uploads.ts" },
]);
