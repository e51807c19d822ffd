/** Access table: reports of a member's own workspace, or of the demo for everyone without one. */
import type { EndpointCase } from "./endpoint-case.ts";
import { orDemo, type Rule } from "./access-rules.ts";

const read: Rule = (persona) => orDemo(200, 200)(persona, "own");
const metric = () => ({ figure: "success-rate" });

export const reportEndpointCases: Readonly<Record<string, EndpointCase>> = {
  "GET /api/reports": { status: read },
  "GET /api/reports/:figure/rows": { status: read, params: metric },
  "GET /api/reports/:figure/rows.csv": { status: read, params: metric },
};
