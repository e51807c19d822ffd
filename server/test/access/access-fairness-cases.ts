/** Access table: self-identification, fairness audits and the decision log. */
import type { EndpointCase } from "./endpoint-case.ts";
import type { Fixtures } from "./access-fixtures.ts";
import { withLink, inWorkspace } from "./access-rules.ts";

const link = (fixtures: Fixtures) => ({ token: fixtures.applicationToken });
const unknownId = () => ({ id: "0190a0a0-0000-7000-8000-000000000001" });

export const fairnessEndpointCases: Readonly<Record<string, EndpointCase>> = {
  "GET /api/application-status/:token/self-identification": { status: withLink(200), params: link },
  "PUT /api/application-status/:token/self-identification": {
    status: withLink(200),
    params: link,
    body: () => ({ sex: "female", race: "declined" }),
  },
  "DELETE /api/application-status/:token/self-identification": { status: withLink(200), params: link },

  "GET /api/fairness": { status: inWorkspace(3, 200) },
  // Too few applicants for an audit.
  "POST /api/fairness/audits": { status: inWorkspace(3, 409), admittedStatus: 409, body: () => ({ jobId: null }) },
  "GET /api/fairness/audits/:id": { status: inWorkspace(3, 404), params: unknownId },
  "GET /api/fairness/audits/:id/file": { status: inWorkspace(3, 404), params: unknownId },
  "GET /api/decision-log": { status: inWorkspace(3, 200), query: "format=json" },
};
