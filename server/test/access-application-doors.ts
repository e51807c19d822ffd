/** The rows of the access table that belong to applying and to what became of it. */
import type { Door } from "./access-door.ts";
import type { Holdings } from "./access-holdings.ts";
import { form } from "./applying.ts";
import { anyone, byLink, confirmed, orDemo, partOf, withoutSession } from "./access-rules.ts";

const link = (held: Holdings) => ({ token: held.applicationToken });
const profileForm = () => ({ consent: true, notices: [] });
const job = () => ({ slug: "no-such-job" });

export const applicationDoors: Readonly<Record<string, Door>> = {
  // Open to all, with an account or without; whose session it is decides only what is told of it.
  "POST /api/jobs/:slug/applications": { status: anyone(404), params: job, body: () => form() },
  "POST /api/jobs/:slug/profile-applications": {
    status: (knocker) => (withoutSession(knocker) ? 401 : 404),
    params: job,
    body: profileForm,
  },
  "GET /api/jobs/:slug/own-application": { status: anyone(404), params: job },
  "GET /api/candidate/applications": { status: anyone(200) },

  // Whoever holds the link.
  "GET /api/application-status/:token": { status: byLink(200), params: link },
  "POST /api/application-codes": { status: anyone(404), body: () => ({ code: "no such code" }) },
  "POST /api/application-status/:token/confirmation": { status: byLink(200), params: link },
  // The planted one is confirmed already, so there is nothing to deny.
  "POST /api/application-status/:token/denial": { status: byLink(409), admitted: 409, params: link },
  "POST /api/application-status/:token/withdrawal": { status: byLink(200), params: link },
  "PUT /api/application-status/:token/review": {
    status: byLink(200),
    params: link,
    body: () => ({ wantsPerson: true }),
  },

  // The team that owes an answer.
  "GET /api/team-tasks": { status: orDemo(200, 200) },
  "PUT /api/applications/:id/answer-date": {
    status: confirmed(partOf(2, 200)),
    params: (held) => ({ id: held.applicationId }),
    body: () => ({ date: new Date(Date.now() + 86_400_000).toISOString().slice(0, 10) }),
  },
  "POST /api/applications/:id/contact-verification": {
    status: partOf(2, 200),
    params: (held) => ({ id: held.submittedApplicationId }),
  },
  "GET /api/applications/:id/resume": { status: partOf(1, 404), params: (held) => ({ id: held.applicationId }) },
};
