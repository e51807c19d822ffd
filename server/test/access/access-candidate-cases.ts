/** Access table: the candidate page. */
import type { EndpointCase } from "./endpoint-case.ts";
import type { Fixtures } from "./access-fixtures.ts";
import { inWorkspace, orDemo } from "./access-rules.ts";

const candidate = (fixtures: Fixtures) => ({ id: fixtures.candidateId });
const note = (fixtures: Fixtures) => ({ id: fixtures.noteId });
const file = (fixtures: Fixtures) => ({ id: fixtures.candidateFileId });
const merge = (fixtures: Fixtures) => ({ id: fixtures.candidateMergeId });
const picture = {
  field: "file",
  fileName: "badge.png",
  bytes: Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
    "base64",
  ),
};
const nothing = () => ({});

export const candidateEndpointCases: Readonly<Record<string, EndpointCase>> = {
  "GET /api/candidates/:id/page": { status: orDemo(200, 404), params: candidate },
  "GET /api/candidates/:id/history": { status: orDemo(200, 404), params: candidate },
  // It changes nothing, so any revision is accepted.
  "PATCH /api/candidates/:id": {
    status: inWorkspace(2, 200, 404),
    params: candidate,
    body: () => ({ revision: "", fields: {} }),
  },
  "DELETE /api/candidates/:id": { status: inWorkspace(2, 200, 404), params: candidate },
  // With an outdated revision.
  "POST /api/candidates/:id/merges": {
    status: inWorkspace(2, 409, 404),
    admittedStatus: 409,
    params: candidate,
    body: (fixtures) => ({ otherId: fixtures.otherCandidateId, revision: "", otherRevision: "" }),
  },
  "POST /api/candidate-merges/:id/undo": { status: inWorkspace(2, 200, 404), params: merge, body: nothing },
  "POST /api/candidates/:id/notes": {
    status: inWorkspace(2, 201, 404),
    params: candidate,
    body: () => ({ text: "Spoke with them." }),
  },
  "PATCH /api/candidate-notes/:id": {
    status: inWorkspace(2, 200, 404),
    params: note,
    body: () => ({ text: "Changed." }),
  },
  "DELETE /api/candidate-notes/:id": { status: inWorkspace(2, 200, 404), params: note },
  "GET /api/mentions": { status: inWorkspace(1, 200) },
  "POST /api/mentions/read": { status: inWorkspace(1, 200), body: nothing },
  "POST /api/candidates/:id/files": { status: inWorkspace(2, 201, 404), params: candidate, file: picture },
  "GET /api/candidate-files/:id": { status: orDemo(200, 404), params: file },
  "DELETE /api/candidate-files/:id": { status: inWorkspace(2, 200, 404), params: file },
  // An image, which cannot be read as a resume; only permitted callers learn that.
  "POST /api/candidate-files/:id/reading": {
    status: inWorkspace(2, 415, 404),
    admittedStatus: 415,
    params: file,
    body: nothing,
  },
};
