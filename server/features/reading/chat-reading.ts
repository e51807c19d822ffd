/** What a chat reader thread does. */
import { acceptExtraction, withoutContact } from "#domain/chat/accept-extraction.ts";
import type { ChatRequest } from "#domain/chat/chat.ts";
import { needsReading, replyTo } from "#domain/chat/reply-to.ts";
import { takeFacts } from "#domain/chat/take-facts.ts";
import { emptyProfile } from "#domain/profiles/profile.ts";
import type { TextAnswer, TextJob } from "./text-jobs.ts";

/** Steps with contact data and summaries need no model, and neither does a message without an answer. */
const textForModel = (request: ChatRequest): string | null => {
  const shouldAskModel =
    request.currentStep !== "contact" && request.currentStep !== "summary" && needsReading(request);
  const words = shouldAskModel ? withoutContact(request.message) : "";
  return words.trim() === "" ? null : words;
};

export const read = (job: TextJob): TextAnswer => {
  if (job.kind === "askable") return textForModel(job.request);
  if (job.kind !== "reply") throw new Error(`No order of the conversation: ${job.kind}`);
  const { request, claimed, today } = job;
  return replyTo(
    request,
    (message, step, profile, day) =>
      claimed === undefined
        ? takeFacts(message, step, profile, day)
        : acceptExtraction(claimed, message, step, profile, day),
    today,
  );
};

// Loads the vocabulary before the first job, whose deadline would otherwise include it.
const first: ChatRequest = { message: "Python", currentStep: "skills", currentProfile: emptyProfile };
read({ kind: "reply", request: first, claimed: undefined, today: "" });
