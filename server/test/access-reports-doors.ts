/** The rows of the access table for the reports: a member's own workspace, and the demo for everyone who has none. */
import type { Door } from "./access-door.ts";
import { orDemo, type Rule } from "./access-rules.ts";

const read: Rule = (knocker) => orDemo(200, 200)(knocker, "own");
const figure = () => ({ figure: "success-rate" });

export const reportDoors: Readonly<Record<string, Door>> = {
  "GET /api/reports": { status: read },
  "GET /api/reports/:figure/rows": { status: read, params: figure },
  "GET /api/reports/:figure/rows.csv": { status: read, params: figure },
};
