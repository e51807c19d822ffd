import type { FastifyInstance, FastifyRequest } from "fastify";
import * as calls from "#domain/profiles/connections.ts";
import { sampleNetwork } from "#domain/profiles/sample-network.ts";
import type { Database } from "../../db/client.ts";
import { AppError } from "../../infra/errors.ts";
import type { Keyring } from "../../infra/keyring.ts";
import type { Nudge } from "../../infra/queue.ts";
import { serve } from "../../infra/route.ts";
import type { Who } from "../../infra/who.ts";
import {
  answerConnection,
  refuseConnections,
  removeConnection,
  requestConnection,
  showNetwork,
} from "./connections.service.ts";
import { refusedAddress } from "./refusal-link.ts";

export interface ConnectionTools {
  readonly db: Database;
  readonly who: Who;
  readonly nudge: Nudge;
  readonly keys: Keyring;
}

const unconfirmed = "Confirm your email address first, so the people you ask know who you are.";

export const connectionRoutes = async (api: FastifyInstance, tools: ConnectionTools): Promise<void> => {
  const { db, who, nudge, keys } = tools;
  const idOf = async (request: FastifyRequest): Promise<string> => (await who.requirePerson(request)).id;

  serve(api, calls.showNetwork, async ({ request, reply }) => {
    void reply.header("cache-control", "private, no-store");
    const { person } = await who.askerOf(request);
    return person === null || person.kind === "visitor" ? sampleNetwork : showNetwork(db, person.id);
  });

  serve(api, calls.requestConnection, async ({ request, body }) => {
    const person = await who.requirePerson(request);
    if (!person.emailVerified) throw new AppError("email_not_confirmed", unconfirmed);
    return requestConnection(db, nudge, person.id, body);
  });

  serve(api, calls.answerConnection, async ({ request, params, body }) =>
    answerConnection(db, await idOf(request), params.id, body.answer),
  );

  serve(api, calls.removeConnection, async ({ request, params }) =>
    removeConnection(db, await idOf(request), params.id),
  );

  const addressIn = (token: string): { email: string } => {
    const email = refusedAddress(token, keys);
    if (email === undefined) throw new AppError("not_found");
    return { email };
  };

  serve(api, calls.openConnectionRefusal, async ({ params }) => addressIn(params.token));

  // Mail programs post "List-Unsubscribe=One-Click" as a form, of either kind. What it says is in the address already.
  await api.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", { parseAs: "buffer", bodyLimit: 10_000 }, (_request, _body, done) => done(null));
    serve(scope, calls.refuseConnections, async ({ params }) => {
      const { email } = addressIn(params.token);
      await refuseConnections(db, email);
      return { email };
    });
  });
};
