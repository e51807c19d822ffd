import type { FastifyInstance } from "fastify";
import { changePrivacy as changeEndpoint, defaultPrivacy, showPrivacy } from "#domain/privacy/settings.ts";
import { serve } from "../../infra/route.ts";
import { ownerOf, type OwnerTools, readerOf } from "../profiles/owner.service.ts";
import { changePrivacy, readPrivacy } from "./privacy.service.ts";

export const privacyRoutes = (api: FastifyInstance, tools: OwnerTools): void => {
  const { db } = tools;

  serve(api, showPrivacy, async ({ request, reply }) => {
    void reply.header("cache-control", "private, no-store");
    const userId = await readerOf(tools, request);
    return userId === null ? defaultPrivacy : readPrivacy(db, userId);
  });

  serve(api, changeEndpoint, async ({ request, reply, body }) =>
    changePrivacy(db, await ownerOf(tools, request, reply), body),
  );
};
