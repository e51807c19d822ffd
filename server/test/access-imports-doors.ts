/** The rows of the access table for what is brought into a workspace, taken out of it, and looked for in it. */
import type { Door } from "./access-door.ts";
import { inWorkspace, orDemo, type Rule } from "./access-rules.ts";

/** What no holding names: for whoever may ask, it is not there. */
const nowhere = () => ({ id: "0190a0a0-0000-7000-8000-000000000001" });
const nowhereItem = () => ({ ...nowhere(), position: "1" });
const nothing = () => ({});
const absent = (level: 1 | 2 | 3): Rule => inWorkspace(level, 404);
const found: Rule = (knocker) => orDemo(200, 200)(knocker, "own");

export const importDoors: Readonly<Record<string, Door>> = {
  "POST /api/imports/zip": { status: inWorkspace(2, 400), admitted: 400, body: nothing },
  "POST /api/imports/csv": { status: inWorkspace(2, 400), admitted: 400, body: nothing },
  "GET /api/imports": { status: inWorkspace(2, 200) },
  "GET /api/imports/:id": { status: absent(2), params: nowhere },
  "GET /api/imports/:id/items": { status: absent(2), params: nowhere },
  "GET /api/imports/:id/columns": { status: absent(2), params: nowhere },
  "POST /api/imports/:id/mapping": { status: absent(2), params: nowhere, body: () => ({ mapping: { email: 0 } }) },
  "POST /api/imports/:id/cancel": { status: absent(2), params: nowhere },
  "POST /api/imports/:id/retry": { status: absent(2), params: nowhere },
  "POST /api/imports/:id/items/:position/retry": { status: absent(2), params: nowhereItem, body: nothing },
  "GET /api/imported-resumes/:id": { status: absent(1), params: nowhere },
  "GET /api/workspace-exports": { status: inWorkspace(3, 200) },
  // The second admin finds the export of the first still being written.
  "POST /api/workspace-exports": {
    status: (knocker, whose) => (knocker === "unconfirmed admin" ? 409 : inWorkspace(3, 201)(knocker, whose)),
    admitted: 409,
    body: () => ({ format: "json" }),
  },
  "GET /api/workspace-exports/:id/file": { status: absent(3), params: nowhere },
  "GET /api/saved-searches": { status: inWorkspace(1, 200) },
  "POST /api/saved-searches": { status: inWorkspace(1, 201), body: () => ({ name: "Nurses", conditions: "q=nurse" }) },
  "PATCH /api/saved-searches/:id": { status: absent(1), params: nowhere, body: nothing },
  "DELETE /api/saved-searches/:id": { status: absent(1), params: nowhere },
  "POST /api/saved-searches/:id/look": { status: absent(1), params: nowhere },
  "GET /api/workspace-search": { status: found, query: "q=ma" },
};
