/** `npm run faults:quick`: the worst of the faults once each, in under three minutes. */
import { runQuickly } from "../one-after-another.ts";

await runQuickly([
  { program: "faults/run.ts", flags: ["--only=killed"] },
  { program: "faults/failover.ts", needs: ["haproxy"] },
]);
