import type { FastifyInstance } from "fastify";
import { chatMessagesPerMinute, sendChatMessage } from "#domain/chat/chat.ts";
import type { Database } from "../../db/client.ts";
import type { Model } from "../../infra/model.ts";
import { serve } from "../../infra/route.ts";
import type { Who } from "../../infra/who.ts";
import { answerChatMessage, limitChat } from "./chat.service.ts";

export interface ChatTools {
  readonly db: Database;
  readonly who: Who;
  readonly model: Model | undefined;
  readonly perMinute?: number | undefined;
}

export const chatRoutes = (
  api: FastifyInstance,
  { db, who, model, perMinute = chatMessagesPerMinute }: ChatTools,
): void => {
  // Visitors share one budget of the model's time: whoever would use it up only gets our own readers.
  serve(api, sendChatMessage, async ({ request, reply, body }) => {
    const { person } = await who.askerOf(request);
    await limitChat(db, perMinute, request.ip, person?.id);
    void reply.header("cache-control", "private, no-store");
    return answerChatMessage(model, person === null || person.kind === "visitor" ? "visitors" : person.id, body);
  });
};
