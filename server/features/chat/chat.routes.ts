import type { FastifyInstance } from "fastify";
import * as chatApi from "#domain/chat/chat.ts";
import type { Database } from "../../db/client.ts";
import type { Model } from "../../infra/outbound/model.ts";
import { serve } from "../../infra/http/route.ts";
import type { AuthContext } from "../../infra/auth/auth-context.ts";
import { answerChatMessage, limitChat } from "./chat.service.ts";

export interface ChatDeps {
  readonly db: Database;
  readonly auth: AuthContext;
  readonly model: Model | undefined;
  readonly perMinute?: number | undefined;
}

export const chatRoutes = (
  api: FastifyInstance,
  { db, auth, model, perMinute = chatApi.chatMessagesPerMinute }: ChatDeps,
): void => {
  // Visitors share one model budget. When it is used up, they get the rule-based readers only.
  serve(api, chatApi.sendChatMessage, async ({ request, body }) => {
    const { person } = await auth.identityOf(request);
    await limitChat(db, perMinute, request.ip, person?.id);
    return answerChatMessage(model, person === null || person.kind === "visitor" ? "visitors" : person.id, body);
  });
};
