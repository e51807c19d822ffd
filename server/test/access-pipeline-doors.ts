/** The access table's rows of a job's board: whoever is in looks, editors move, and what is another's is not there. */
import { usualSteps } from "#domain/pipeline/board-steps.ts";
import type { Door } from "./access-door.ts";
import type { Holdings } from "./access-holdings.ts";
import { inWorkspace, orDemo, partOf } from "./access-rules.ts";

const job = (held: Holdings) => ({ id: held.jobId });
const people = (held: Holdings) => ({ people: [{ from: "applied", ids: [held.applicationId] }], to: "screening" });

export const pipelineDoors: Readonly<Record<string, Door>> = {
  "GET /api/jobs-enhanced/:id/pipeline": { status: orDemo(200, 404), params: job },
  "GET /api/jobs-enhanced/:id/applications": { status: orDemo(200, 404), params: job },
  "GET /api/jobs-enhanced/:id/live": { status: inWorkspace(1, 200, 404), params: job, isStream: true },
  "PUT /api/jobs-enhanced/:id/board": {
    status: partOf(2, 200),
    params: job,
    body: () => ({ revision: 0, steps: usualSteps }),
  },
  "POST /api/jobs-enhanced/:id/moves/preview": { status: inWorkspace(1, 200, 404), params: job, body: people },
  "POST /api/jobs-enhanced/:id/moves": { status: partOf(2, 200), params: job, body: people },
  "POST /api/pipeline-moves/:id/undo": { status: partOf(2, 200), params: (held) => ({ id: held.moveId }) },
  "POST /api/candidates/:id/applications": {
    status: partOf(2, 201),
    params: (held) => ({ id: held.candidateId }),
    body: (held) => ({ jobId: held.jobId }),
  },
  "POST /api/applications/:id/stage": {
    status: partOf(2, 200),
    params: (held) => ({ id: held.applicationId }),
    body: () => ({ from: "applied", to: "screening" }),
  },
};
