/** What a thread of the conversation does. */
import { acceptExtraction, withoutContact } from "#domain/chat/accept-extraction.ts";
import type { ChatRequest } from "#domain/chat/chat.ts";
import { needsReading, replyTo } from "#domain/chat/reply-to.ts";
import { takeFacts } from "#domain/chat/take-facts.ts";
import { emptyProfile } from "#domain/profiles/profile.ts";
import type { TextAnswer, TextOrder } from "./text-orders.ts";

/** Contact data and summaries need no second reader; a message without an answer in it needs none at all. */
const askable = (request: ChatRequest): string | null => {
  const isWorthAsking = request.currentStep !== "contact" && request.currentStep !== "summary" && needsReading(request);
  const words = isWorthAsking ? withoutContact(request.message) : "";
  return words.trim() === "" ? null : words;
};

export const read = (order: TextOrder): TextAnswer => {
  if (order.kind === "askable") return askable(order.request);
  if (order.kind !== "reply") throw new Error(`No order of the conversation: ${order.kind}`);
  const { request, claimed } = order;
  return replyTo(request, (message, step, profile) =>
    claimed === undefined ? takeFacts(message, step, profile) : acceptExtraction(claimed, message, step, profile),
  );
};

// The vocabulary is made ready before the first order, whose deadline would pay for it.
const first: ChatRequest = { message: "Python", currentStep: "skills", currentProfile: emptyProfile };
read({ kind: "reply", request: first, claimed: undefined });
