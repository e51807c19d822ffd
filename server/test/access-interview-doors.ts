/** The access table's rows of interviews: editors agree on times, the panel writes its own cards, candidates come by their link. */
import { usualWorkingHours } from "#domain/interviews/working-hours.ts";
import type { Door } from "./access-door.ts";
import type { Holdings } from "./access-holdings.ts";
import { byLink, confirmed, confirmedFirst, inWorkspace, partOf } from "./access-rules.ts";

const interview = (held: Holdings) => ({ id: held.interviewId });
const job = (held: Holdings) => ({ id: held.jobId });
const application = (held: Holdings) => ({ id: held.applicationId });
const link = (held: Holdings) => ({ token: held.interviewToken });
const panel = (held: Holdings) => ({ panel: [held.colleagueId] });
const card = { ratings: [{ key: "a", name: "Care", rating: 3 }], notes: "A sentence of notes", recommendation: "yes" };

let hours = 0;
/** No two at one time. */
export const aFreeTime = (): string => new Date(Date.UTC(2042, 0, 1) + (hours += 1) * 3_600_000).toISOString();

export const interviewDoors: Readonly<Record<string, Door>> = {
  "POST /api/interviews": {
    status: confirmedFirst(inWorkspace(2, 201, 404)),
    params: job,
    body: (held) => ({ jobId: held.jobId, candidateId: held.candidateId, scheduledAt: aFreeTime() }),
  },
  "GET /api/interviews/people": { status: confirmed(inWorkspace(2, 200)) },
  "POST /api/interviews/panel-times": {
    status: confirmedFirst(inWorkspace(2, 200, 404)),
    params: (held) => ({ userId: held.colleagueId }),
    body: (held) => ({ ...panel(held), from: "2040-01-06T15:00:00Z" }),
  },
  "GET /api/interviews/own-hours": { status: inWorkspace(1, 200) },
  "PUT /api/interviews/own-hours": { status: inWorkspace(1, 200), body: () => usualWorkingHours },
  "GET /api/interviews/mine": { status: inWorkspace(1, 200) },
  "GET /api/interviews/:id": { status: inWorkspace(1, 200, 404), params: interview },
  "POST /api/interviews/:id/move": {
    status: confirmedFirst(inWorkspace(2, 200, 404)),
    params: interview,
    body: () => ({ scheduledAt: aFreeTime() }),
  },
  "PUT /api/interviews/:id/panel": { status: confirmedFirst(inWorkspace(2, 200, 404)), params: interview, body: panel },
  "POST /api/interviews/:id/cancel": {
    status: confirmedFirst(inWorkspace(2, 200, 404)),
    params: interview,
    body: () => ({}),
  },
  "PUT /api/interviews/:id/scorecard": { status: inWorkspace(1, 200, 404), params: interview, body: () => card },
  "POST /api/interviews/:id/scorecard/submission": {
    status: inWorkspace(1, 200, 404),
    params: interview,
    body: () => card,
  },
  // There is none to amend yet.
  "POST /api/interviews/:id/scorecard/amendments": {
    status: inWorkspace(1, 409, 404),
    admitted: 409,
    params: interview,
    body: () => ({ ...card, reason: "Seen again" }),
  },
  "GET /api/applications/:id/decision": { status: inWorkspace(1, 200, 404), params: application },
  "POST /api/applications/:id/interview-invitations": {
    status: confirmedFirst(inWorkspace(2, 201, 404)),
    params: application,
    body: panel,
  },
  "POST /api/interview-invitations/:id/revoke": {
    status: confirmedFirst(inWorkspace(2, 200, 404)),
    params: (held) => ({ id: held.interviewInvitationId }),
    body: () => ({}),
  },
  "GET /api/jobs-enhanced/:id/interview-kit": { status: inWorkspace(1, 200, 404), params: job },
  "PUT /api/jobs-enhanced/:id/interview-kit": {
    status: partOf(2, 200),
    params: job,
    body: () => ({ questions: [], attributes: [{ key: "a", name: "Care" }], revision: 0 }),
  },
  "GET /api/interview-links/:token": { status: byLink(200), params: link },
  "GET /api/interview-links/:token/interview.ics": { status: byLink(200), params: link },
  // Nobody works then, so the time is not free.
  "POST /api/interview-links/:token/booking": {
    status: byLink(409),
    admitted: 409,
    params: link,
    body: () => ({ startsAt: "2045-01-06T15:00:00Z", timeZone: "UTC" }),
  },
  "POST /api/interview-links/:token/cancel": { status: byLink(200), params: link, body: () => ({}) },
};
