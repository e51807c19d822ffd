import type { FastifyInstance, FastifyRequest } from "fastify";
import * as connectionsApi from "#domain/profiles/connections.ts";
import { sampleNetwork } from "#domain/profiles/sample-network.ts";
import type { Database } from "../../db/client.ts";
import { AppError } from "../../infra/http/errors.ts";
import type { Keyring } from "../../infra/crypto/keyring.ts";
import type { WakeWorker } from "../../infra/work/queue.ts";
import { serve } from "../../infra/http/route.ts";
import type { AuthContext } from "../../infra/auth/auth-context.ts";
import {
  answerConnection,
  optOutOfConnections,
  removeConnection,
  requestConnection,
  showNetwork,
} from "./connections.service.ts";
import { parseOptOutToken } from "./opt-out-link.ts";

export interface ConnectionDeps {
  readonly db: Database;
  readonly auth: AuthContext;
  readonly wakeWorker: WakeWorker;
  readonly keys: Keyring;
}

const unconfirmedText = "Confirm your email address first, so people know who's asking.";

export const connectionRoutes = async (api: FastifyInstance, deps: ConnectionDeps): Promise<void> => {
  const { db, auth, wakeWorker, keys } = deps;
  const idOf = async (request: FastifyRequest): Promise<string> => (await auth.requirePerson(request)).id;

  serve(api, connectionsApi.showNetwork, async ({ request }) => {
    const { person } = await auth.identityOf(request);
    return person === null || person.kind === "visitor" ? sampleNetwork : showNetwork(db, person.id);
  });

  serve(api, connectionsApi.requestConnection, async ({ request, body }) => {
    const person = await auth.requirePerson(request);
    if (!person.emailVerified) throw new AppError("email_not_confirmed", unconfirmedText);
    return requestConnection(db, wakeWorker, person.id, body);
  });

  serve(api, connectionsApi.answerConnection, async ({ request, params, body }) =>
    answerConnection(db, await idOf(request), params.id, body.answer),
  );

  serve(api, connectionsApi.removeConnection, async ({ request, params }) =>
    removeConnection(db, await idOf(request), params.id),
  );

  const addressIn = (token: string): { email: string } => {
    const email = parseOptOutToken(token, keys);
    if (email === undefined) throw new AppError("not_found");
    return { email };
  };

  serve(api, connectionsApi.readConnectionOptOut, async ({ params }) => addressIn(params.token));

  // Email clients post "List-Unsubscribe=One-Click" as a form of either type. The body is ignored because the URL says everything.
  await api.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", { parseAs: "buffer", bodyLimit: 10_000 }, (_request, _body, done) => done(null));
    serve(scope, connectionsApi.optOutOfConnections, async ({ params }) => {
      const { email } = addressIn(params.token);
      await optOutOfConnections(db, email);
      return { email };
    });
  });
};
