/** Access table: the board of a job. Members read, editors move, other workspaces get 404. */
import { defaultSteps } from "#domain/pipeline/board-steps.ts";
import type { EndpointCase } from "./endpoint-case.ts";
import type { Fixtures } from "./access-fixtures.ts";
import { inWorkspace, orDemo, partOf } from "./access-rules.ts";

const job = (fixtures: Fixtures) => ({ id: fixtures.jobId });
const people = (fixtures: Fixtures) => ({
  people: [{ from: "applied", ids: [fixtures.applicationId] }],
  to: "screening",
});

export const pipelineEndpointCases: Readonly<Record<string, EndpointCase>> = {
  "GET /api/jobs-enhanced/:id/pipeline": { status: orDemo(200, 404), params: job },
  "GET /api/jobs-enhanced/:id/applications": { status: orDemo(200, 404), params: job },
  "GET /api/jobs-enhanced/:id/live": { status: inWorkspace(1, 200, 404), params: job, isStream: true },
  "PUT /api/jobs-enhanced/:id/board": {
    status: partOf(2, 200),
    params: job,
    body: () => ({ revision: 0, steps: defaultSteps }),
  },
  "POST /api/jobs-enhanced/:id/moves/preview": { status: inWorkspace(1, 200, 404), params: job, body: people },
  "POST /api/jobs-enhanced/:id/moves": { status: partOf(2, 200), params: job, body: people },
  "POST /api/pipeline-moves/:id/undo": { status: partOf(2, 200), params: (fixtures) => ({ id: fixtures.moveId }) },
  "POST /api/candidates/:id/applications": {
    status: partOf(2, 201),
    params: (fixtures) => ({ id: fixtures.candidateId }),
    body: (fixtures) => ({ jobId: fixtures.jobId }),
  },
  "POST /api/applications/:id/stage": {
    status: partOf(2, 200),
    params: (fixtures) => ({ id: fixtures.applicationId }),
    body: () => ({ from: "applied", to: "screening" }),
  },
};
