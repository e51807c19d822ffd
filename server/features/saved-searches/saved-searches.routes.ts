import type { FastifyInstance, FastifyRequest } from "fastify";
import * as savedSearchesApi from "#domain/saved-searches/saved-searches.ts";
import type { Database } from "../../db/client.ts";
import { serve } from "../../infra/http/route.ts";
import type { AuthContext } from "../../infra/auth/auth-context.ts";
import {
  changeSearch,
  createSavedSearch,
  recordView,
  removeSearch,
  readSavedSearches,
} from "./saved-searches.service.ts";

export const savedSearchRoutes = (
  api: FastifyInstance,
  { db, auth }: { readonly db: Database; readonly auth: AuthContext },
): void => {
  const reader = (request: FastifyRequest) => auth.requireCan(request, "candidate.read");

  serve(api, savedSearchesApi.listSavedSearches, async ({ request }) => ({
    searches: await readSavedSearches(db, await reader(request)),
  }));
  serve(api, savedSearchesApi.saveSearch, async ({ request, body }) =>
    createSavedSearch(db, await reader(request), body),
  );
  serve(api, savedSearchesApi.changeSavedSearch, async ({ request, params, body }) =>
    changeSearch(db, await reader(request), params.id, body),
  );
  serve(api, savedSearchesApi.removeSavedSearch, async ({ request, params }) => {
    await removeSearch(db, await reader(request), params.id);
    return {};
  });
  serve(api, savedSearchesApi.markSavedSearchSeen, async ({ request, params }) => {
    await recordView(db, await reader(request), params.id);
    return {};
  });
};
