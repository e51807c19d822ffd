/** The access table's rows of shortlists: whoever decides about the job makes and sends them, readers and candidates come by link. */
import type { Door } from "./access-door.ts";
import type { Holdings } from "./access-holdings.ts";
import { byLink, confirmed, partOf } from "./access-rules.ts";

const job = (held: Holdings) => ({ id: held.jobId });
const listJob = (held: Holdings) => ({ id: held.shortlistJobId });
const list = (held: Holdings) => ({ id: held.shortlistId });
const nothing = () => ({});
const day = (ahead: number): string => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
const draft = (held: Holdings) => ({
  title: "Night leads",
  isAnonymous: true,
  lastDay: day(14),
  readers: [{ name: "Dana Whitfield", email: "dana@client.example" }],
  entries: [{ applicationId: held.shortlistedApplicationId }],
});

export const shortlistDoors: Readonly<Record<string, Door>> = {
  "GET /api/jobs-enhanced/:id/shortlists": { status: partOf(2, 200), params: job },
  "POST /api/jobs-enhanced/:id/shortlists": { status: partOf(2, 201), params: listJob, body: draft },
  "PUT /api/shortlists/:id": { status: partOf(2, 200), params: list, body: draft },
  "DELETE /api/shortlists/:id": { status: partOf(2, 200), params: list },
  "POST /api/shortlists/:id/consents": { status: confirmed(partOf(2, 200)), params: list, body: nothing },
  // Nobody on it has agreed.
  "POST /api/shortlists/:id/send": { status: confirmed(partOf(2, 409)), admitted: 409, params: list, body: nothing },
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
    params: (held) => ({ id: held.shortlistReaderId }),
    body: nothing,
  },
  "DELETE /api/shortlist-entries/:id": { status: partOf(2, 200), params: (held) => ({ id: held.shortlistEntryId }) },
  "GET /api/shortlist-links/:token": { status: byLink(200), params: (held) => ({ token: held.shortlistToken }) },
  "PUT /api/shortlist-links/:token/answers/:id": {
    status: byLink(200),
    params: (held) => ({ token: held.shortlistToken, id: held.shortlistEntryId }),
    body: () => ({ verdict: "maybe", comment: "" }),
  },
  "GET /api/submission-links/:token": { status: byLink(200), params: (held) => ({ token: held.submissionToken }) },
  "POST /api/submission-links/:token/answer": {
    status: byLink(200),
    params: (held) => ({ token: held.submissionToken }),
    body: () => ({ answer: "no" }),
  },
};
