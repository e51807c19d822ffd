/** Access table: API tokens and webhooks. Only admins manage them, never an API token. */
import type { EndpointCase } from "./endpoint-case.ts";
import type { Fixtures } from "./access-fixtures.ts";
import { confirmed, confirmedFirst, inWorkspace } from "./access-rules.ts";

const token = (fixtures: Fixtures) => ({ id: fixtures.apiTokenId });

const webhook = (fixtures: Fixtures) => ({ id: fixtures.webhookId });
const address = { url: "https://hooks.harbor.example/in", events: ["candidate.hired"] };

export const integrationEndpointCases: Readonly<Record<string, EndpointCase>> = {
  "GET /api/workspace/tokens": { status: inWorkspace(3, 200) },
  "POST /api/workspace/tokens": {
    status: confirmed(inWorkspace(3, 201)),
    body: () => ({ name: "Payroll", level: "read", days: 30 }),
  },
  "DELETE /api/workspace/tokens/:id": { status: inWorkspace(3, 200, 404), params: token },
  "GET /api/workspace/webhooks": { status: inWorkspace(3, 200) },
  "POST /api/workspace/webhooks": {
    status: confirmed(inWorkspace(3, 201)),
    body: () => address,
  },
  "PATCH /api/workspace/webhooks/:id": {
    status: confirmedFirst(inWorkspace(3, 200, 404)),
    params: webhook,
    body: () => ({ isOn: false }),
  },
  "DELETE /api/workspace/webhooks/:id": { status: inWorkspace(3, 200, 404), params: webhook },
  "POST /api/workspace/webhooks/:id/secret": {
    status: confirmedFirst(inWorkspace(3, 200, 404)),
    params: webhook,
    body: () => ({}),
  },
  "GET /api/workspace/webhooks/:id/deliveries": { status: inWorkspace(3, 200, 404), params: webhook },
  "POST /api/workspace/webhooks/:id/test": {
    status: confirmedFirst(inWorkspace(3, 201, 404)),
    params: webhook,
    body: () => ({}),
  },
  "POST /api/workspace/webhook-deliveries/:id/again": {
    status: confirmedFirst(inWorkspace(3, 200, 404)),
    params: (fixtures) => ({ id: fixtures.webhookDeliveryId }),
    body: () => ({}),
  },
};
