/** The rows of the access table for what applicants say about themselves, the tables counted from it, and the decision log. */
import type { Door } from "./access-door.ts";
import type { Holdings } from "./access-holdings.ts";
import { byLink, inWorkspace } from "./access-rules.ts";

const link = (held: Holdings) => ({ token: held.applicationToken });
const nowhere = () => ({ id: "0190a0a0-0000-7000-8000-000000000001" });

export const fairnessDoors: Readonly<Record<string, Door>> = {
  "GET /api/application-status/:token/self-identification": { status: byLink(200), params: link },
  "PUT /api/application-status/:token/self-identification": {
    status: byLink(200),
    params: link,
    body: () => ({ sex: "female", race: "declined" }),
  },
  "DELETE /api/application-status/:token/self-identification": { status: byLink(200), params: link },

  "GET /api/fairness": { status: inWorkspace(3, 200) },
  // Too few people for tables.
  "POST /api/fairness/audits": { status: inWorkspace(3, 409), admitted: 409, body: () => ({ jobId: null }) },
  "GET /api/fairness/audits/:id": { status: inWorkspace(3, 404), params: nowhere },
  "GET /api/fairness/audits/:id/file": { status: inWorkspace(3, 404), params: nowhere },
  "GET /api/decision-log": { status: inWorkspace(3, 200), query: "format=json" },
};
