/** The rows of the access table for closing a workspace, and for the receipt of one that was closed. */
import type { Door } from "./access-door.ts";
import { anyone, inWorkspace } from "./access-rules.ts";

export const closingDoors: Readonly<Record<string, Door>> = {
  "GET /api/workspace/closing": { status: inWorkspace(3, 200) },
  // Nobody's password: who may do it at all is told that first.
  "POST /api/workspace/closing": {
    status: inWorkspace(3, 400),
    admitted: 400,
    body: () => ({ name: "Harbor Clinics", password: "not the password" }),
  },
  // Nothing is being closed there.
  "DELETE /api/workspace/closing": { status: inWorkspace(3, 409), admitted: 409 },
  "GET /api/closed-workspaces": { status: anyone(404), query: "token=not-one-of-ours" },
};
