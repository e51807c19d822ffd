import type { FastifyInstance } from "fastify";
import { readUnsubscribe as readEndpoint, unsubscribe as unsubscribeEndpoint } from "#domain/accounts/unsubscribe.ts";
import type { Database } from "../../db/client.ts";
import type { Keyring } from "../../infra/keyring.ts";
import { serve } from "../../infra/route.ts";
import { readUnsubscribeToken, switchOff } from "./unsubscribe.service.ts";

export interface UnsubscribeTools {
  readonly db: Database;
  readonly keys: Keyring;
}

export const unsubscribeRoutes = async (api: FastifyInstance, { db, keys }: UnsubscribeTools): Promise<void> => {
  serve(api, readEndpoint, async ({ params }) => readUnsubscribeToken(keys, params.token));

  // Mail programs post "List-Unsubscribe=One-Click" as a form, of either kind. What it says is in the address already.
  await api.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addHook("onRoute", (route) => {
      route.config = { ...route.config, allowsOtherSites: true };
    });
    scope.addContentTypeParser("*", { parseAs: "buffer", bodyLimit: 10_000 }, (_request, _body, done) => done(null));
    serve(scope, unsubscribeEndpoint, async ({ params }) => {
      const subject = readUnsubscribeToken(keys, params.token);
      await switchOff(db, subject);
      return subject;
    });
  });
};
