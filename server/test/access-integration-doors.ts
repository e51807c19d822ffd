/** Who may let programs into a workspace: its admins, and no program. */
import type { Door } from "./access-door.ts";
import type { Holdings } from "./access-holdings.ts";
import { inWorkspace } from "./access-rules.ts";

const token = (held: Holdings) => ({ id: held.apiTokenId });

export const integrationDoors: Readonly<Record<string, Door>> = {
  "GET /api/workspace/tokens": { status: inWorkspace(3, 200) },
  "POST /api/workspace/tokens": {
    status: inWorkspace(3, 201),
    body: () => ({ name: "Payroll", level: "read", days: 30 }),
  },
  "DELETE /api/workspace/tokens/:id": { status: inWorkspace(3, 200, 404), params: token },
};
