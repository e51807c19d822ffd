/** Access table: closing a workspace, and the receipt of a closed one. */
import type { EndpointCase } from "./endpoint-case.ts";
import { anyone, inWorkspace } from "./access-rules.ts";

export const closingEndpointCases: Readonly<Record<string, EndpointCase>> = {
  "GET /api/workspace/closing": { status: inWorkspace(3, 200) },
  // A wrong password: only permitted callers get this error.
  "POST /api/workspace/closing": {
    status: inWorkspace(3, 400),
    admittedStatus: 400,
    body: () => ({ name: "Harbor Clinics", password: "not the password" }),
  },
  // The workspace is not being closed.
  "DELETE /api/workspace/closing": { status: inWorkspace(3, 409), admittedStatus: 409 },
  "GET /api/closed-workspaces": { status: anyone(404), query: "token=not-one-of-ours" },
};
