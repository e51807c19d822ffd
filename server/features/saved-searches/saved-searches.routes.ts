import type { FastifyInstance, FastifyRequest } from "fastify";
import {
  changeSavedSearch,
  listSavedSearches,
  lookAtSavedSearch,
  removeSavedSearch,
  saveSearch,
} from "#domain/saved-searches/saved-searches.ts";
import type { Database } from "../../db/client.ts";
import { serve } from "../../infra/route.ts";
import type { Who } from "../../infra/who.ts";
import { changeSearch, keepSearch, noteLook, removeSearch, savedSearchesOf } from "./saved-searches.service.ts";

export const savedSearchRoutes = (
  api: FastifyInstance,
  { db, who }: { readonly db: Database; readonly who: Who },
): void => {
  const reader = (request: FastifyRequest) => who.requireCan(request, "candidate.read");

  serve(api, listSavedSearches, async ({ request }) => ({
    searches: await savedSearchesOf(db, await reader(request)),
  }));
  serve(api, saveSearch, async ({ request, body }) => keepSearch(db, await reader(request), body));
  serve(api, changeSavedSearch, async ({ request, params, body }) =>
    changeSearch(db, await reader(request), params.id, body),
  );
  serve(api, removeSavedSearch, async ({ request, params }) => {
    await removeSearch(db, await reader(request), params.id);
    return {};
  });
  serve(api, lookAtSavedSearch, async ({ request, params }) => {
    await noteLook(db, await reader(request), params.id);
    return {};
  });
};
