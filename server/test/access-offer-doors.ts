/** The access table's rows of offers: whoever decides about an application makes them, candidates answer by their link. */
import type { Door } from "./access-door.ts";
import type { Holdings } from "./access-holdings.ts";
import { byLink, confirmed, inWorkspace, partOf } from "./access-rules.ts";
import { someTerms, usualLetter } from "./offer-factories.ts";

const application = (held: Holdings) => ({ id: held.applicationId });
const draft = (held: Holdings) => ({ id: held.draftOfferId });
const sent = (held: Holdings) => ({ id: held.sentOfferId });
const accepted = (held: Holdings) => ({ id: held.acceptedOfferId });
const link = (held: Holdings) => ({ token: held.offerToken });
const terms = () => ({
  ...someTerms,
  letter: usualLetter,
  answerBy: new Date(Date.now() + 3 * 86_400_000).toISOString(),
});

export const offerDoors: Readonly<Record<string, Door>> = {
  "GET /api/applications/:id/offers": { status: inWorkspace(1, 200, 404), params: application },
  "POST /api/applications/:id/offers": { status: partOf(2, 201), params: application, body: terms },
  "PUT /api/offers/:id": { status: partOf(2, 200), params: draft, body: () => ({ ...terms(), revision: 1 }) },
  "DELETE /api/offers/:id": { status: partOf(2, 200), params: draft },
  "POST /api/offers/:id/send": { status: confirmed(partOf(2, 200)), params: draft, body: () => ({ revision: 1 }) },
  "POST /api/offers/:id/withdrawal": { status: confirmed(partOf(2, 200)), params: sent, body: () => ({}) },
  "GET /api/offers/:id/letter.pdf": { status: partOf(2, 200), params: sent },
  "GET /api/offers/:id/acceptance.pdf": { status: partOf(2, 200), params: accepted },
  "GET /api/offer-links/:token": { status: byLink(200), params: link },
  "GET /api/offer-links/:token/letter.pdf": { status: byLink(200), params: link },
  // Nobody has accepted it.
  "GET /api/offer-links/:token/acceptance.pdf": { status: byLink(404), params: link },
  // With another letter than the one that was sent.
  "POST /api/offer-links/:token/acceptance": {
    status: byLink(409),
    admitted: 409,
    params: link,
    body: () => ({ name: "Maya Okafor", agreed: true, sha256: "0".repeat(64), timeZone: "UTC" }),
  },
  "POST /api/offer-links/:token/refusal": {
    status: byLink(200),
    params: link,
    body: () => ({ reason: "", timeZone: "UTC" }),
  },
};
