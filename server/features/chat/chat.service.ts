/** Answers one chat message. A model may help to read it; rule-based readers check the result and answer without it. */
import { extraction, type Extraction } from "#domain/chat/accept-extraction.ts";
import type { ChatReply, ChatRequest } from "#domain/chat/chat.ts";
import { suggestionsOf } from "#domain/chat/chat-steps.ts";
import type { Database } from "../../db/client.ts";
import type { Model } from "../../infra/outbound/model.ts";
import { addressBlock, countAgainst } from "../../infra/http/rate-limit.ts";
import { textReaders } from "../reading/text-readers.service.ts";
import { questionOf, readAnswerInstructions } from "./read-answer.prompt.ts";

/** How long a reply waits for the model, in milliseconds. */
const modelTimeoutMs = 4000;

/** Counts messages per session if there is one, and always per address block. */
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
          // Several people may share an address block, each with a session. Sessions are too easy to get to count them alone.
          { key: `chat:house:${block}`, ceiling: perMinute * 5, windowMs },
          { key: `chat:person:${personId}`, ceiling: perMinute, windowMs },
        ],
  );
};

const extractWithModel = async (
  model: Model,
  request: ChatRequest,
  tenantId: string,
): Promise<Extraction | undefined> => {
  const message = await textReaders.read("askable", { request });
  if (message === undefined || message === null) return undefined;
  const { promise: timeLimit, resolve } = Promise.withResolvers<undefined>();
  const timer = setTimeout(() => resolve(undefined), modelTimeoutMs);
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
      timeLimit,
    ]);
  } finally {
    clearTimeout(timer);
  }
};

/** The reply if the rule-based readers ran out of time. */
const unreadableReply = ({ currentStep, currentProfile }: ChatRequest): ChatReply => ({
  response: "I couldn't read that message in time. Use fewer or simpler words.",
  suggestions: [...suggestionsOf(currentStep, currentProfile)],
  extractedData: {},
  nextStep: null,
  nextStepSuggestions: [],
});

export const answerChatMessage = async (
  model: Model | undefined,
  tenantId: string,
  request: ChatRequest,
): Promise<ChatReply> => {
  const claimed = model === undefined ? undefined : await extractWithModel(model, request, tenantId);
  const today = new Date().toISOString().slice(0, 10);
  return (await textReaders.read("reply", { request, claimed, today })) ?? unreadableReply(request);
};
