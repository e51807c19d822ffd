import type { FastifyInstance } from "fastify";
import * as unsubscribeApi from "#domain/accounts/unsubscribe.ts";
import type { Database } from "../../db/client.ts";
import type { Keyring } from "../../infra/crypto/keyring.ts";
import { serve } from "../../infra/http/route.ts";
import { readUnsubscribeToken, unsubscribe } from "./unsubscribe.service.ts";

export interface UnsubscribeDeps {
  readonly db: Database;
  readonly keys: Keyring;
}

export const unsubscribeRoutes = async (api: FastifyInstance, { db, keys }: UnsubscribeDeps): Promise<void> => {
  serve(api, unsubscribeApi.readUnsubscribe, async ({ params }) => readUnsubscribeToken(keys, params.token));

  // Email clients post "List-Unsubscribe=One-Click" as a form of either type. The body is ignored because the URL says everything.
  await api.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addHook("onRoute", (route) => {
      route.config = { ...route.config, allowsOtherSites: true };
    });
    scope.addContentTypeParser("*", { parseAs: "buffer", bodyLimit: 10_000 }, (_request, _body, done) => done(null));
    serve(scope, unsubscribeApi.unsubscribe, async ({ params }) => {
      const subject = readUnsubscribeToken(keys, params.token);
      await unsubscribe(db, subject);
      return subject;
    });
  });
};
