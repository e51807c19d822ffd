/** Access table: imports, exports, saved searches and search. */
import type { EndpointCase } from "./endpoint-case.ts";
import { inWorkspace, orDemo, type Rule } from "./access-rules.ts";

/** An id without a row: permitted callers get 404. */
const unknownId = () => ({ id: "0190a0a0-0000-7000-8000-000000000001" });
const unknownItem = () => ({ ...unknownId(), position: "1" });
const nothing = () => ({});
const notFound = (level: 1 | 2 | 3): Rule => inWorkspace(level, 404);
const searchRule: Rule = (persona) => orDemo(200, 200)(persona, "own");

export const importEndpointCases: Readonly<Record<string, EndpointCase>> = {
  "POST /api/imports/zip": { status: inWorkspace(2, 400), admittedStatus: 400, body: nothing },
  "POST /api/imports/csv": { status: inWorkspace(2, 400), admittedStatus: 400, body: nothing },
  "GET /api/imports": { status: inWorkspace(2, 200) },
  "GET /api/imports/:id": { status: notFound(2), params: unknownId },
  "GET /api/imports/:id/items": { status: notFound(2), params: unknownId },
  "GET /api/imports/:id/columns": { status: notFound(2), params: unknownId },
  "POST /api/imports/:id/mapping": { status: notFound(2), params: unknownId, body: () => ({ mapping: { email: 0 } }) },
  "POST /api/imports/:id/cancel": { status: notFound(2), params: unknownId },
  "POST /api/imports/:id/retry": { status: notFound(2), params: unknownId },
  "POST /api/imports/:id/items/:position/retry": { status: notFound(2), params: unknownItem, body: nothing },
  "GET /api/imported-resumes/:id": { status: notFound(1), params: unknownId },
  "GET /api/workspace-exports": { status: inWorkspace(3, 200) },
  // For the second admin the first one's export is still running.
  "POST /api/workspace-exports": {
    status: (persona, owner) => (persona === "unconfirmed admin" ? 409 : inWorkspace(3, 201)(persona, owner)),
    admittedStatus: 409,
    body: () => ({ format: "json" }),
  },
  "GET /api/workspace-exports/:id/file": { status: notFound(3), params: unknownId },
  "GET /api/saved-searches": { status: inWorkspace(1, 200) },
  "POST /api/saved-searches": { status: inWorkspace(1, 201), body: () => ({ name: "Nurses", conditions: "q=nurse" }) },
  "PATCH /api/saved-searches/:id": { status: notFound(1), params: unknownId, body: nothing },
  "DELETE /api/saved-searches/:id": { status: notFound(1), params: unknownId },
  "POST /api/saved-searches/:id/view": { status: notFound(1), params: unknownId },
  "GET /api/workspace-search": { status: searchRule, query: "q=ma" },
};
