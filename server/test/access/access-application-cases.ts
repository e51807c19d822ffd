/** Access table: applying and the status of an application. */
import type { EndpointCase } from "./endpoint-case.ts";
import type { Fixtures } from "./access-fixtures.ts";
import { form } from "../fixtures/application-helpers.ts";
import { anyone, withLink, confirmed, orDemo, partOf, withoutSession } from "./access-rules.ts";

const link = (fixtures: Fixtures) => ({ token: fixtures.applicationToken });
const profileForm = () => ({ consent: true, notices: [] });
const job = () => ({ slug: "no-such-job" });

export const applicationEndpointCases: Readonly<Record<string, EndpointCase>> = {
  // Public; the session only decides what the reply contains.
  "POST /api/jobs/:slug/applications": { status: anyone(404), params: job, body: () => form() },
  "POST /api/jobs/:slug/profile-applications": {
    status: (persona) => (withoutSession(persona) ? 401 : 404),
    params: job,
    body: profileForm,
  },
  "GET /api/jobs/:slug/own-application": { status: anyone(404), params: job },
  "GET /api/candidate/applications": { status: anyone(200) },

  // Open to the holder of the link.
  "GET /api/application-status/:token": { status: withLink(200), params: link },
  "POST /api/application-codes": { status: anyone(404), body: () => ({ code: "no such code" }) },
  "POST /api/application-status/:token/confirmation": { status: withLink(200), params: link },
  // The fixture is already confirmed, so it cannot be denied.
  "POST /api/application-status/:token/denial": { status: withLink(409), admittedStatus: 409, params: link },
  "POST /api/application-status/:token/withdrawal": { status: withLink(200), params: link },
  "PUT /api/application-status/:token/review": {
    status: withLink(200),
    params: link,
    body: () => ({ requestsHumanReview: true }),
  },

  // The hiring team.
  "GET /api/team-tasks": { status: orDemo(200, 200) },
  "PUT /api/applications/:id/answer-date": {
    status: confirmed(partOf(2, 200)),
    params: (fixtures) => ({ id: fixtures.applicationId }),
    body: () => ({ date: new Date(Date.now() + 86_400_000).toISOString().slice(0, 10) }),
  },
  "POST /api/applications/:id/contact-verification": {
    status: partOf(2, 200),
    params: (fixtures) => ({ id: fixtures.submittedApplicationId }),
  },
  "GET /api/applications/:id/resume": {
    status: partOf(1, 404),
    params: (fixtures) => ({ id: fixtures.applicationId }),
  },
};
