/** Access table: shortlists. Editors of the job create and send them, readers and candidates use links. */
import type { EndpointCase } from "./endpoint-case.ts";
import type { Fixtures } from "./access-fixtures.ts";
import { withLink, confirmed, inWorkspace, partOf } from "./access-rules.ts";

const job = (fixtures: Fixtures) => ({ id: fixtures.jobId });
const listJob = (fixtures: Fixtures) => ({ id: fixtures.shortlistJobId });
const list = (fixtures: Fixtures) => ({ id: fixtures.shortlistId });
const nothing = () => ({});
const day = (ahead: number): string => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
const draft = (fixtures: Fixtures) => ({
  title: "Night leads",
  isAnonymous: true,
  lastDay: day(14),
  readers: [{ name: "Dana Whitfield", email: "dana@client.example" }],
  entries: [{ applicationId: fixtures.shortlistedApplicationId }],
});

export const shortlistEndpointCases: Readonly<Record<string, EndpointCase>> = {
  "GET /api/shortlists": { status: inWorkspace(1, 200) },
  "GET /api/jobs-enhanced/:id/shortlists": { status: partOf(2, 200), params: job },
  "POST /api/jobs-enhanced/:id/shortlists": { status: partOf(2, 201), params: listJob, body: draft },
  "PUT /api/shortlists/:id": { status: partOf(2, 200), params: list, body: draft },
  "DELETE /api/shortlists/:id": { status: partOf(2, 200), params: list },
  "POST /api/shortlists/:id/consents": { status: confirmed(partOf(2, 200)), params: list, body: nothing },
  // No candidate on it has consented.
  "POST /api/shortlists/:id/send": {
    status: confirmed(partOf(2, 409)),
    admittedStatus: 409,
    params: list,
    body: nothing,
  },
  "POST /api/shortlists/:id/revoke": { status: partOf(2, 200), params: list, body: nothing },
  "POST /api/shortlists/:id/extend": {
    status: confirmed(partOf(2, 200)),
    params: list,
    body: () => ({ lastDay: day(20) }),
  },
  "POST /api/shortlists/:id/readers": {
    status: confirmed(partOf(2, 201)),
    params: list,
    body: () => ({ name: "Tom Brandt", email: "tom@client.example" }),
  },
  "POST /api/shortlist-readers/:id/revoke": {
    status: partOf(2, 200),
    params: (fixtures) => ({ id: fixtures.shortlistReaderId }),
    body: nothing,
  },
  "DELETE /api/shortlist-entries/:id": {
    status: partOf(2, 200),
    params: (fixtures) => ({ id: fixtures.shortlistEntryId }),
  },
  "GET /api/shortlist-links/:token": {
    status: withLink(200),
    params: (fixtures) => ({ token: fixtures.shortlistToken }),
  },
  "PUT /api/shortlist-links/:token/answers/:id": {
    status: withLink(200),
    params: (fixtures) => ({ token: fixtures.shortlistToken, id: fixtures.shortlistEntryId }),
    body: () => ({ verdict: "maybe", comment: "" }),
  },
  "GET /api/submission-links/:token": {
    status: withLink(200),
    params: (fixtures) => ({ token: fixtures.submissionToken }),
  },
  "POST /api/submission-links/:token/answer": {
    status: withLink(200),
    params: (fixtures) => ({ token: fixtures.submissionToken }),
    body: () => ({ answer: "no" }),
  },
};
