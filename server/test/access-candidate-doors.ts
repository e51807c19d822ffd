/** The rows of the access table for the page of a candidate. */
import type { Door } from "./access-door.ts";
import type { Holdings } from "./access-holdings.ts";
import { inWorkspace, orDemo } from "./access-rules.ts";

const candidate = (held: Holdings) => ({ id: held.candidateId });
const note = (held: Holdings) => ({ id: held.noteId });
const file = (held: Holdings) => ({ id: held.candidateFileId });
const merge = (held: Holdings) => ({ id: held.candidateMergeId });
const picture = {
  field: "file",
  fileName: "badge.png",
  bytes: Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
    "base64",
  ),
};
const nothing = () => ({});

export const candidateDoors: Readonly<Record<string, Door>> = {
  "GET /api/candidates/:id/page": { status: orDemo(200, 404), params: candidate },
  "GET /api/candidates/:id/history": { status: orDemo(200, 404), params: candidate },
  // Nothing is changed by it, so it does not matter on what it rests.
  "PATCH /api/candidates/:id": {
    status: inWorkspace(2, 200, 404),
    params: candidate,
    body: () => ({ revision: "", fields: {} }),
  },
  "DELETE /api/candidates/:id": { status: inWorkspace(2, 200, 404), params: candidate },
  // Of another record than the one it is said to rest on.
  "POST /api/candidates/:id/merges": {
    status: inWorkspace(2, 409, 404),
    admitted: 409,
    params: candidate,
    body: (held) => ({ otherId: held.otherCandidateId, revision: "", otherRevision: "" }),
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
  // A picture, which is not read; only whoever may have it read learns that.
  "POST /api/candidate-files/:id/reading": {
    status: inWorkspace(2, 415, 404),
    admitted: 415,
    params: file,
    body: nothing,
  },
};
