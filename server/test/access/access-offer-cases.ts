/** Access table: offers. Editors of the application create them, candidates answer by their link. */
import type { EndpointCase } from "./endpoint-case.ts";
import type { Fixtures } from "./access-fixtures.ts";
import { withLink, confirmed, inWorkspace, partOf } from "./access-rules.ts";
import { someTerms, defaultOfferLetter } from "../fixtures/offer-factories.ts";

const application = (fixtures: Fixtures) => ({ id: fixtures.applicationId });
const draft = (fixtures: Fixtures) => ({ id: fixtures.draftOfferId });
const sent = (fixtures: Fixtures) => ({ id: fixtures.sentOfferId });
const accepted = (fixtures: Fixtures) => ({ id: fixtures.acceptedOfferId });
const link = (fixtures: Fixtures) => ({ token: fixtures.offerToken });
const terms = () => ({
  ...someTerms,
  letter: defaultOfferLetter,
  answerBy: new Date(Date.now() + 3 * 86_400_000).toISOString(),
});

export const offerEndpointCases: Readonly<Record<string, EndpointCase>> = {
  "GET /api/offers": { status: inWorkspace(1, 200) },
  "GET /api/applications/:id/offers": { status: inWorkspace(1, 200, 404), params: application },
  "POST /api/applications/:id/offers": { status: partOf(2, 201), params: application, body: terms },
  "PUT /api/offers/:id": { status: partOf(2, 200), params: draft, body: () => ({ ...terms(), revision: 1 }) },
  "DELETE /api/offers/:id": { status: partOf(2, 200), params: draft },
  "POST /api/offers/:id/send": { status: confirmed(partOf(2, 200)), params: draft, body: () => ({ revision: 1 }) },
  "POST /api/offers/:id/withdrawal": { status: confirmed(partOf(2, 200)), params: sent, body: () => ({}) },
  "GET /api/offers/:id/letter.pdf": { status: partOf(2, 200), params: sent },
  "GET /api/offers/:id/acceptance.pdf": { status: partOf(2, 200), params: accepted },
  "GET /api/offer-links/:token": { status: withLink(200), params: link },
  "GET /api/offer-links/:token/letter.pdf": { status: withLink(200), params: link },
  // It has not been accepted.
  "GET /api/offer-links/:token/acceptance.pdf": { status: withLink(404), params: link },
  // With the hash of another letter.
  "POST /api/offer-links/:token/acceptance": {
    status: withLink(409),
    admittedStatus: 409,
    params: link,
    body: () => ({ name: "Maya Okafor", agreed: true, sha256: "0".repeat(64), timeZone: "UTC" }),
  },
  "POST /api/offer-links/:token/refusal": {
    status: withLink(200),
    params: link,
    body: () => ({ reason: "", timeZone: "UTC" }),
  },
};
