import type { FastifyInstance } from "fastify";
import { previewProfile } from "#domain/privacy/preview.ts";
import {
  publishProfile as publishEndpoint,
  unpublishProfile as unpublishEndpoint,
} from "#domain/privacy/publication.ts";
import { readPublicProfile } from "#domain/privacy/seen-profile.ts";
import { changePrivacy as changeEndpoint, defaultPrivacy, showPrivacy } from "#domain/privacy/settings.ts";
import {
  makePageAddress as makePageEndpoint,
  noStanding,
  showStanding as standingEndpoint,
} from "#domain/privacy/standing.ts";
import { addressBlock, countAgainst } from "../../infra/rate-limit.ts";
import { serve } from "../../infra/route.ts";
import { ownerOf, type OwnerTools, readerOf } from "../profiles/owner.service.ts";
import { changePrivacy, readPrivacy } from "./privacy.service.ts";
import { publishProfile, unpublishProfile } from "./publication.service.ts";
import { makePageAddress, previewAs, readPage, showStanding } from "./seen-by.service.ts";

/** Handles are drawn so that nobody guesses one; whoever tries is stopped. */
const pagesAMinute = 120;
/** A preview says whether a company of that name is blocked; nobody needs to ask about hundreds. */
const previewsAMinute = 60;

export const privacyRoutes = (api: FastifyInstance, tools: OwnerTools): void => {
  const { db, who } = tools;
  const keptNowhere = ["cache-control", "private, no-store"] as const;

  serve(api, showPrivacy, async ({ request, reply }) => {
    void reply.header(...keptNowhere);
    const userId = await readerOf(tools, request);
    return userId === null ? defaultPrivacy : readPrivacy(db, userId);
  });

  serve(api, changeEndpoint, async ({ request, reply, body }) =>
    changePrivacy(db, await ownerOf(tools, request, reply), body),
  );

  serve(api, standingEndpoint, async ({ request, reply }) => {
    void reply.header(...keptNowhere);
    const { person } = await who.askerOf(request);
    return person === null ? noStanding(false) : showStanding(db, person.id, person.kind !== "visitor");
  });

  serve(api, makePageEndpoint, async ({ request }) => makePageAddress(db, (await who.requirePerson(request)).id));

  serve(api, publishEndpoint, async ({ request, body }) =>
    publishProfile(db, (await who.requirePerson(request)).id, body),
  );

  serve(api, unpublishEndpoint, async ({ request }) => unpublishProfile(db, (await who.requirePerson(request)).id));

  serve(api, previewProfile, async ({ request, reply, query }) => {
    void reply.header(...keptNowhere);
    const userId = await readerOf(tools, request);
    if (userId !== null)
      await countAgainst(db, [{ key: `preview:${userId}`, ceiling: previewsAMinute, windowMs: 60_000 }]);
    return previewAs(db, userId, query.as, query.company, query.planned === "true");
  });

  serve(api, readPublicProfile, async ({ request, reply, params }) => {
    void reply.header(...keptNowhere);
    await countAgainst(db, [{ key: `page:${addressBlock(request.ip)}`, ceiling: pagesAMinute, windowMs: 60_000 }]);
    const { person, workspace } = await who.askerOf(request);
    const viewer = {
      ...(person === null ? {} : { userId: person.id }),
      ...(workspace === null ? {} : { companyId: workspace.id }),
    };
    return readPage(db, viewer, params.handle);
  });
};
