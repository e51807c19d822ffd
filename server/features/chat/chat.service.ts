/** Answers one message of the conversation. A model may help to read it; our own readers check it, and answer without it. */
import { acceptExtraction, extraction, type Extraction, withoutContact } from "#domain/chat/accept-extraction.ts";
import type { ChatReply, ChatRequest } from "#domain/chat/chat.ts";
import { needsReading, replyTo } from "#domain/chat/reply-to.ts";
import { takeFacts } from "#domain/chat/take-facts.ts";
import type { Database } from "../../db/client.ts";
import type { Model } from "../../infra/model.ts";
import { addressBlock, countAgainst } from "../../infra/rate-limit.ts";
import { questionOf, readAnswerInstructions } from "./read-answer.prompt.ts";

/** Nobody waits longer than this for a model that is thinking. */
export const modelPatienceMs = 4000;

/** Messages are counted by session where there is one, and by address in any case. */
export const limitChat = (
  db: Database,
  perMinute: number,
  address: string,
  personId: string | undefined,
): Promise<void> => {
  const block = addressBlock(address);
  const windowMs = 60_000;
  return countAgainst(
    db,
    personId === undefined
      ? [{ key: `chat:ip:${block}`, ceiling: perMinute, windowMs }]
      : [
          // A house may hold several people, each with a session; sessions are too easily had to be counted alone.
          { key: `chat:house:${block}`, ceiling: perMinute * 5, windowMs },
          { key: `chat:person:${personId}`, ceiling: perMinute, windowMs },
        ],
  );
};

const claimsOf = async (model: Model, request: ChatRequest, tenantId: string): Promise<Extraction | undefined> => {
  const message = withoutContact(request.message);
  if (message.trim() === "") return undefined;
  const { promise: tooLate, resolve } = Promise.withResolvers<undefined>();
  const timer = setTimeout(() => resolve(undefined), modelPatienceMs);
  try {
    return await Promise.race([
      model.write({
        purpose: "chat",
        instructions: readAnswerInstructions,
        facts: { asked: questionOf[request.currentStep], message },
        schema: extraction,
        tenantId,
        maxOutputTokens: 900,
      }),
      tooLate,
    ]);
  } finally {
    clearTimeout(timer);
  }
};

/** Contact data and summaries need no second reader; a message without an answer in it needs none at all. */
const isWorthAsking = (request: ChatRequest): boolean =>
  request.currentStep !== "contact" && request.currentStep !== "summary" && needsReading(request);

export const answerChatMessage = async (
  model: Model | undefined,
  tenantId: string,
  request: ChatRequest,
): Promise<ChatReply> => {
  const claimed = model && isWorthAsking(request) ? await claimsOf(model, request, tenantId) : undefined;
  return replyTo(request, (message, step, profile) =>
    claimed === undefined ? takeFacts(message, step, profile) : acceptExtraction(claimed, message, step, profile),
  );
};
