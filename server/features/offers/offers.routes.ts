import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { can } from "#domain/access/access.ts";
import * as byLink from "#domain/offers/offer-by-link.ts";
import * as offering from "#domain/offers/offers.ts";
import { asActor } from "../../db/client.ts";
import { AppError } from "../../infra/errors.ts";
import { countAgainst } from "../../infra/rate-limit.ts";
import { serve } from "../../infra/route.ts";
import type { Who, Worker } from "../../infra/who.ts";
import { teamOfApplication } from "../pipeline/pipeline.service.ts";
import { drawAcceptance, drawLetter, letterFile, letterFileName } from "./offer-letter.service.ts";
import { applicationOfOffer } from "./offer-row.ts";
import {
  acceptanceByLink,
  acceptByLink,
  declineByLink,
  letterByLink,
  type LinkTools,
  readOfferLink,
} from "./offers-by-link.service.ts";
import { changeOffer, discardOffer, makeOffer, readOffers } from "./offers.service.ts";
import { readDraft, sendOffer, type SendTools, withdrawOffer } from "./send-offer.service.ts";

export interface OfferRouteTools extends SendTools, LinkTools {
  readonly who: Who;
}

/** Writing an offer, or sending email about it to the candidate. */
type Deciding = "offer.make" | "offer.send";

const privately = "private, no-store";
/** Whoever looks at a draft again and again stays below. */
const previewsPerMinute = 40;
const byId = z.object({ id: z.uuid() });
const byToken = z.object({ token: z.string().max(200) });

/** Shown in place: we have drawn it ourselves, and nothing in it runs. The browser's own viewer needs leave to show it. */
const asPdf = (reply: FastifyReply, fileName: string): FastifyReply =>
  reply
    .header("content-type", "application/pdf")
    .header("content-disposition", `inline; filename*=UTF-8''${encodeURIComponent(fileName)}`)
    .header(
      "content-security-policy",
      "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
    )
    .header("cache-control", privately);

const teamRoutes = (api: FastifyInstance, tools: OfferRouteTools): void => {
  const { db, who, files, maker } = tools;

  /** Every member learns whether it is there; only some may touch it. */
  const deciderOn = async (request: FastifyRequest, applicationId: string, action: Deciding): Promise<Worker> => {
    const { companyId } = await who.requireCan(request, "candidate.read");
    const teamId = await teamOfApplication(db, companyId, applicationId);
    return who.requireCan(request, action, { teamId });
  };
  const deciderOf = async (request: FastifyRequest, offerId: string, action: Deciding): Promise<Worker> => {
    const { companyId } = await who.requireCan(request, "candidate.read");
    const applicationId = await applicationOfOffer(db, companyId, offerId);
    if (applicationId === null) throw new AppError("not_found");
    return deciderOn(request, applicationId, action);
  };

  serve(api, offering.readOffers, async ({ request, params, reply }) => {
    const worker = await who.requireCan(request, "candidate.read");
    const { companyId } = worker;
    const teamId = await teamOfApplication(db, companyId, params.id);
    const mayMake = can(worker.actor, "offer.make", { companyId, teamId });
    void reply.header("cache-control", privately);
    return readOffers(db, worker, { applicationId: params.id, mayMake }, new Date());
  });
  serve(api, offering.makeOffer, async ({ request, params, body }) =>
    makeOffer(db, await deciderOn(request, params.id, "offer.make"), params.id, body, new Date()),
  );
  serve(api, offering.changeOffer, async ({ request, params, body }) =>
    changeOffer(db, await deciderOf(request, params.id, "offer.make"), params.id, body, new Date()),
  );
  serve(api, offering.discardOffer, async ({ request, params }) =>
    discardOffer(db, await deciderOf(request, params.id, "offer.make"), params.id),
  );
  serve(api, offering.sendOffer, async ({ request, params, body }) =>
    sendOffer(tools, await deciderOf(request, params.id, "offer.send"), params.id, body.revision, new Date()),
  );
  serve(api, offering.withdrawOffer, async ({ request, params }) =>
    withdrawOffer(tools, await deciderOf(request, params.id, "offer.send"), params.id, new Date()),
  );

  const readOne = async (request: FastifyRequest) => {
    const { data } = byId.safeParse(request.params);
    if (data === undefined) throw new AppError("not_found");
    const worker = await deciderOf(request, data.id, "offer.make");
    return { worker, ...(await readDraft(db, worker, data.id)) };
  };
  api.get("/offers/:id/letter.pdf", async (request, reply) => {
    const { worker, offer, names } = await readOne(request);
    if (offer.status === "draft") {
      await countAgainst(db, [{ key: `offer:preview:${worker.userId}`, ceiling: previewsPerMinute, windowMs: 60_000 }]);
      const bytes = await drawLetter(maker, offer, names, new Date());
      return asPdf(reply, letterFileName({ companyName: names.company, jobTitle: names.job })).send(bytes);
    }
    const file = await asActor(db, worker, (db) => letterFile(db, offer));
    return asPdf(reply, file.fileName).send(files.read(file.storageKey));
  });
  api.get("/offers/:id/acceptance.pdf", async (request, reply) => {
    const { offer } = await readOne(request);
    if (offer.status !== "accepted") throw new AppError("not_found");
    return asPdf(reply, "Record of acceptance.pdf").send(await drawAcceptance(maker, offer));
  });
};

const tokenIn = (request: FastifyRequest): string => {
  const { data } = byToken.safeParse(request.params);
  if (data === undefined) throw new AppError("not_found");
  return data.token;
};

const linkRoutes = (api: FastifyInstance, tools: OfferRouteTools): void => {
  serve(api, byLink.readOfferLink, async ({ params, reply }) => {
    void reply.header("cache-control", privately);
    return readOfferLink(tools, params.token, new Date());
  });
  serve(api, byLink.acceptOffer, ({ params, body }) => acceptByLink(tools, params.token, body, new Date()));
  serve(api, byLink.declineOffer, ({ params, body }) => declineByLink(tools, params.token, body, new Date()));
  api.get("/offer-links/:token/letter.pdf", async (request, reply) => {
    const file = await letterByLink(tools, tokenIn(request), new Date());
    return asPdf(reply, file.fileName).send(tools.files.read(file.storageKey));
  });
  api.get("/offer-links/:token/acceptance.pdf", async (request, reply) => {
    const bytes = await acceptanceByLink(tools, tools.maker, tokenIn(request));
    return asPdf(reply, "Record of acceptance.pdf").send(bytes);
  });
};

export const offerRoutes = (api: FastifyInstance, tools: OfferRouteTools): void => {
  teamRoutes(api, tools);
  linkRoutes(api, tools);
};
