import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { can } from "#domain/access/access.ts";
import * as offerByLinkApi from "#domain/offers/offer-by-link.ts";
import * as offersApi from "#domain/offers/offers.ts";
import { asActor } from "../../db/client.ts";
import { AppError } from "../../infra/http/errors.ts";
import { countAgainst } from "../../infra/http/rate-limit.ts";
import { serve } from "../../infra/http/route.ts";
import type { AuthContext, WorkspaceContext } from "../../infra/auth/auth-context.ts";
import { type FileReply, sendFile } from "../../infra/http/send-file.ts";
import { teamOfApplication } from "../pipeline/pipeline.service.ts";
import {
  renderAcceptanceRecord,
  renderOfferLetter,
  offerLetterFile,
  offerLetterFileName,
} from "./offer-letter.service.ts";
import { applicationOfOffer } from "./offer-row.ts";
import {
  acceptanceByLink,
  acceptByLink,
  declineByLink,
  letterByLink,
  type OfferLinkDeps,
  readOfferLink,
} from "./offers-by-link.service.ts";
import { changeOffer, createOffer, discardOffer, listOffers, readOffers } from "./offers.service.ts";
import { readDraft, sendOffer, type SendOfferDeps, withdrawOffer } from "./send-offer.service.ts";

export interface OfferRouteDeps extends SendOfferDeps, OfferLinkDeps {
  readonly auth: AuthContext;
}

/** Writing an offer, or sending email about it to the candidate. */
type OfferAction = "offer.make" | "offer.send";
/** Previews per minute and user: enough for repeated edits of a draft. */
const previewsPerMinute = 40;
const byId = z.object({ id: z.uuid() });
const byToken = z.object({ token: z.string().max(200) });

/** Shown inline: we render it ourselves, and nothing in it runs. The browser's own PDF viewer needs `object-src` to show it. */
const showPdf = (reply: FastifyReply, fileName: string, body: FileReply["body"]): FastifyReply =>
  sendFile(
    reply.header(
      "content-security-policy",
      "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
    ),
    { fileName, mediaType: "application/pdf", inline: true, body },
  );

const teamRoutes = (api: FastifyInstance, deps: OfferRouteDeps): void => {
  const { db, auth, files, maker } = deps;

  /** Every member learns whether an application exists; only some may change its offers. */
  const requireForApplication = async (
    request: FastifyRequest,
    applicationId: string,
    action: OfferAction,
  ): Promise<WorkspaceContext> => {
    const { companyId } = await auth.requireCan(request, "candidate.read");
    const teamId = await teamOfApplication(db, companyId, applicationId);
    return auth.requireCan(request, action, { teamId });
  };
  const requireForOffer = async (
    request: FastifyRequest,
    offerId: string,
    action: OfferAction,
  ): Promise<WorkspaceContext> => {
    const { companyId } = await auth.requireCan(request, "candidate.read");
    const applicationId = await applicationOfOffer(db, companyId, offerId);
    if (applicationId === null) throw new AppError("not_found");
    return requireForApplication(request, applicationId, action);
  };

  serve(api, offersApi.listOffers, async ({ request }) => ({
    offers: await listOffers(db, await auth.requireCan(request, "candidate.read")),
  }));
  serve(api, offersApi.readOffers, async ({ request, params }) => {
    const context = await auth.requireCan(request, "candidate.read");
    const { companyId } = context;
    const teamId = await teamOfApplication(db, companyId, params.id);
    const canCreate = can(context.actor, "offer.make", { companyId, teamId });
    return readOffers(db, context, { applicationId: params.id, mayMake: canCreate }, new Date());
  });
  serve(api, offersApi.createOffer, async ({ request, params, body }) =>
    createOffer(db, await requireForApplication(request, params.id, "offer.make"), params.id, body, new Date()),
  );
  serve(api, offersApi.changeOffer, async ({ request, params, body }) =>
    changeOffer(db, await requireForOffer(request, params.id, "offer.make"), params.id, body, new Date()),
  );
  serve(api, offersApi.discardOffer, async ({ request, params }) =>
    discardOffer(db, await requireForOffer(request, params.id, "offer.make"), params.id),
  );
  serve(api, offersApi.sendOffer, async ({ request, params, body }) =>
    sendOffer(deps, await requireForOffer(request, params.id, "offer.send"), params.id, body.revision, new Date()),
  );
  serve(api, offersApi.withdrawOffer, async ({ request, params }) =>
    withdrawOffer(deps, await requireForOffer(request, params.id, "offer.send"), params.id, new Date()),
  );

  const readOne = async (request: FastifyRequest) => {
    const { data } = byId.safeParse(request.params);
    if (data === undefined) throw new AppError("not_found");
    const context = await requireForOffer(request, data.id, "offer.make");
    return { context, ...(await readDraft(db, context, data.id)) };
  };
  api.get("/offers/:id/letter.pdf", async (request, reply) => {
    const { context, offer, names } = await readOne(request);
    if (offer.status === "draft") {
      await countAgainst(db, [
        { key: `offer:preview:${context.userId}`, ceiling: previewsPerMinute, windowMs: 60_000 },
      ]);
      const bytes = await renderOfferLetter(maker, offer, names, new Date());
      return showPdf(reply, offerLetterFileName({ companyName: names.company, jobTitle: names.job }), bytes);
    }
    const file = await asActor(db, context, (db) => offerLetterFile(db, offer));
    return showPdf(reply, file.fileName, files.read(file.storageKey));
  });
  api.get("/offers/:id/acceptance.pdf", async (request, reply) => {
    const { offer } = await readOne(request);
    if (offer.status !== "accepted") throw new AppError("not_found");
    return showPdf(reply, "Record of acceptance.pdf", await renderAcceptanceRecord(maker, offer));
  });
};

const tokenIn = (request: FastifyRequest): string => {
  const { data } = byToken.safeParse(request.params);
  if (data === undefined) throw new AppError("not_found");
  return data.token;
};

const linkRoutes = (api: FastifyInstance, deps: OfferRouteDeps): void => {
  serve(api, offerByLinkApi.readOfferLink, async ({ params }) => {
    return readOfferLink(deps, params.token, new Date());
  });
  serve(api, offerByLinkApi.acceptOffer, ({ params, body }) => acceptByLink(deps, params.token, body, new Date()));
  serve(api, offerByLinkApi.declineOffer, ({ params, body }) => declineByLink(deps, params.token, body, new Date()));
  api.get("/offer-links/:token/letter.pdf", async (request, reply) => {
    const file = await letterByLink(deps, tokenIn(request), new Date());
    return showPdf(reply, file.fileName, deps.files.read(file.storageKey));
  });
  api.get("/offer-links/:token/acceptance.pdf", async (request, reply) => {
    const bytes = await acceptanceByLink(deps, deps.maker, tokenIn(request));
    return showPdf(reply, "Record of acceptance.pdf", bytes);
  });
};

export const offerRoutes = (api: FastifyInstance, deps: OfferRouteDeps): void => {
  teamRoutes(api, deps);
  linkRoutes(api, deps);
};
