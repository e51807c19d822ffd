import type { FastifyInstance } from "fastify";
import * as previewApi from "#domain/privacy/preview.ts";
import * as publicationApi from "#domain/privacy/publication.ts";
import * as visibleProfileApi from "#domain/privacy/visible-profile.ts";
import * as settingsApi from "#domain/privacy/settings.ts";
import * as visibilityStatusApi from "#domain/privacy/visibility-status.ts";
import { addressBlock, countAgainst } from "../../infra/http/rate-limit.ts";
import { serve } from "../../infra/http/route.ts";
import { ownerOf, type OwnerDeps, currentUserId } from "../profiles/owner.service.ts";
import { changePrivacy, readPrivacy } from "./privacy.service.ts";
import { publishProfile, unpublishProfile } from "./publication.service.ts";
import { createPageHandle, previewAs, readProfilePage, readVisibilityStatus } from "./profile-views.service.ts";

/** Handles are random; the limit stops guessing. */
const pageViewsPerMinute = 120;
/** A preview reveals whether a company name is blocked; the limit stops mass queries. */
const previewsPerMinute = 60;

export const privacyRoutes = (api: FastifyInstance, deps: OwnerDeps): void => {
  const { db, auth } = deps;

  serve(api, settingsApi.showPrivacy, async ({ request }) => {
    const userId = await currentUserId(deps, request);
    return userId === null ? settingsApi.defaultPrivacy : readPrivacy(db, userId);
  });

  serve(api, settingsApi.changePrivacy, async ({ request, reply, body }) =>
    changePrivacy(db, await ownerOf(deps, request, reply), body),
  );

  serve(api, visibilityStatusApi.showVisibilityStatus, async ({ request }) => {
    const { person } = await auth.identityOf(request);
    return person === null
      ? visibilityStatusApi.emptyVisibilityStatus(false)
      : readVisibilityStatus(db, person.id, person.kind !== "visitor");
  });

  serve(api, visibilityStatusApi.createPageAddress, async ({ request }) =>
    createPageHandle(db, (await auth.requirePerson(request)).id),
  );

  serve(api, publicationApi.publishProfile, async ({ request, body }) =>
    publishProfile(db, (await auth.requirePerson(request)).id, body),
  );

  serve(api, publicationApi.unpublishProfile, async ({ request }) =>
    unpublishProfile(db, (await auth.requirePerson(request)).id),
  );

  serve(api, previewApi.previewProfile, async ({ request, query }) => {
    const userId = await currentUserId(deps, request);
    if (userId !== null)
      await countAgainst(db, [{ key: `preview:${userId}`, ceiling: previewsPerMinute, windowMs: 60_000 }]);
    return previewAs(db, userId, query.as, query.company, query.planned === "true");
  });

  serve(api, visibleProfileApi.readPublicProfile, async ({ request, params }) => {
    await countAgainst(db, [
      { key: `page:${addressBlock(request.ip)}`, ceiling: pageViewsPerMinute, windowMs: 60_000 },
    ]);
    const { person, workspace } = await auth.identityOf(request);
    const viewer = {
      ...(person === null ? {} : { userId: person.id }),
      ...(workspace === null ? {} : { companyId: workspace.id }),
    };
    return readProfilePage(db, viewer, params.handle);
  });
};
