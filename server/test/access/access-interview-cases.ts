/** Access table: interviews. Editors schedule, panelists write their scorecards, candidates use their link. */
import { defaultWorkingHours } from "#domain/interviews/working-hours.ts";
import type { EndpointCase } from "./endpoint-case.ts";
import type { Fixtures } from "./access-fixtures.ts";
import { withLink, confirmed, confirmedFirst, inWorkspace, partOf } from "./access-rules.ts";

const interview = (fixtures: Fixtures) => ({ id: fixtures.interviewId });
const job = (fixtures: Fixtures) => ({ id: fixtures.jobId });
const application = (fixtures: Fixtures) => ({ id: fixtures.applicationId });
const link = (fixtures: Fixtures) => ({ token: fixtures.interviewToken });
const panel = (fixtures: Fixtures) => ({ panel: [fixtures.teamMemberId] });
const card = { ratings: [{ key: "a", name: "Care", rating: 3 }], notes: "A sentence of notes", recommendation: "yes" };

let hours = 0;
/** A new time on each call, so that interviews never overlap. */
const aFreeTime = (): string => new Date(Date.UTC(2042, 0, 1) + (hours += 1) * 3_600_000).toISOString();

export const interviewEndpointCases: Readonly<Record<string, EndpointCase>> = {
  "POST /api/interviews": {
    status: confirmedFirst(inWorkspace(2, 201, 404)),
    params: job,
    body: (fixtures) => ({ jobId: fixtures.jobId, candidateId: fixtures.candidateId, scheduledAt: aFreeTime() }),
  },
  "GET /api/interviews": { status: (persona) => (persona === "without the factor" ? 403 : 200) },
  "GET /api/interviews/people": { status: confirmed(inWorkspace(2, 200)) },
  "POST /api/interviews/panel-times": {
    status: confirmedFirst(inWorkspace(2, 200, 404)),
    params: (fixtures) => ({ userId: fixtures.teamMemberId }),
    body: (fixtures) => ({ ...panel(fixtures), from: "2040-01-06T15:00:00Z" }),
  },
  "GET /api/interviews/own-hours": { status: inWorkspace(1, 200) },
  "PUT /api/interviews/own-hours": { status: inWorkspace(1, 200), body: () => defaultWorkingHours },
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
    params: (fixtures) => ({ id: fixtures.startedInterviewId }),
    body: () => card,
  },
  // There is no submitted scorecard to amend.
  "POST /api/interviews/:id/scorecard/amendments": {
    status: inWorkspace(1, 409, 404),
    admittedStatus: 409,
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
    params: (fixtures) => ({ id: fixtures.interviewInvitationId }),
    body: () => ({}),
  },
  "GET /api/jobs-enhanced/:id/interview-kit": { status: inWorkspace(1, 200, 404), params: job },
  "PUT /api/jobs-enhanced/:id/interview-kit": {
    status: partOf(2, 200),
    params: job,
    body: () => ({ questions: [], attributes: [{ key: "a", name: "Care" }], revision: 0 }),
  },
  "GET /api/interview-links/:token": { status: withLink(200), params: link },
  "GET /api/interview-links/:token/interview.ics": { status: withLink(200), params: link },
  // Outside working hours, so the time is not available.
  "POST /api/interview-links/:token/booking": {
    status: withLink(409),
    admittedStatus: 409,
    params: link,
    body: () => ({ startsAt: "2045-01-06T15:00:00Z", timeZone: "UTC" }),
  },
  "POST /api/interview-links/:token/cancel": { status: withLink(200), params: link, body: () => ({}) },
};
