/** The conversation as the tab keeps it: what was said, at which step, and whether the next question is already owed. */
import { z } from "zod";
import { type ChatMessage, chatMessage, type ChatReply } from "#domain/chat/chat.ts";
import {
  type ChatStep,
  chatSteps,
  firstOpenStep,
  greeting,
  promptOf,
  stepAfter,
  suggestionsOf,
} from "#domain/chat/chat-steps.ts";
import type { Profile, ProfileUpdate } from "#domain/profiles/profile.ts";
import { dropFromTab, keepInTab, readFromTab } from "../../lib/session-store.ts";

const keptMessage = chatMessage.extend({ failed: z.boolean().optional() });

const conversation = z.object({
  step: z.enum(chatSteps),
  messages: z.array(keptMessage),
  /** The chips of the next question, while the answer before it is being read. */
  owed: z.array(z.string()).nullable(),
});

export type Conversation = z.infer<typeof conversation>;
export type KeptMessage = z.infer<typeof keptMessage>;

const key = "profile-conversation";

const message = (role: ChatMessage["role"], content: string, more: Partial<ChatMessage> = {}): ChatMessage => ({
  id: crypto.randomUUID(),
  role,
  content,
  timestamp: new Date().toISOString(),
  suggestions: [],
  extractedData: {},
  ...more,
});

export const begin = (profile: Profile): Conversation => ({
  step: "intro",
  owed: null,
  messages: [message("assistant", promptOf("intro", profile), { suggestions: [...suggestionsOf("intro", profile)] })],
});

const isUntouched = ({ step, messages }: Conversation): boolean => step === "intro" && messages.length === 1;

/** While nobody has answered, the greeting follows what the profile knows: a name it has is not asked for. */
export const greetAnew = (before: Conversation, profile: Profile): Conversation =>
  isUntouched(before) && before.messages[0]?.content !== promptOf("intro", profile) ? begin(profile) : before;

/** A message that did not get through is said again, not twice. */
export const say = (before: Conversation, content: string): Conversation => ({
  ...before,
  messages: [...before.messages.filter((each) => each.failed !== true), message("user", content)],
});

export const fail = (before: Conversation): Conversation => ({
  ...before,
  messages: before.messages.map((each, index) =>
    index === before.messages.length - 1 && each.role === "user" ? { ...each, failed: true } : each,
  ),
});

export const hear = (before: Conversation, reply: ChatReply): Conversation => ({
  ...before,
  owed: reply.nextStep && stepAfter(before.step) !== null ? reply.nextStepSuggestions : null,
  messages: [
    ...before.messages,
    message("assistant", reply.response, { suggestions: reply.suggestions, extractedData: reply.extractedData }),
  ],
});

/** Always by one, whatever the reply called the next step. */
export const advance = (before: Conversation, profile: Profile): Conversation => {
  const next: ChatStep | null = stepAfter(before.step);
  if (before.owed === null || next === null) return { ...before, owed: null };
  return {
    step: next,
    owed: null,
    messages: [...before.messages, message("assistant", promptOf(next, profile), { suggestions: before.owed })],
  };
};

const fieldWords: Readonly<Record<keyof Profile, string>> = {
  firstName: "name",
  lastName: "name",
  email: "email",
  phone: "phone",
  location: "location",
  title: "title",
  summary: "summary",
  skills: "skills",
  experience: "jobs",
  education: "education",
};

const inWords = new Intl.ListFormat("en", { style: "long", type: "conjunction" });

/** What a file brought is said where the questions are asked, and the first question that it left open follows. */
export const tellImport = (before: Conversation, update: ProfileUpdate, profile: Profile): Conversation => {
  const filled = Object.entries(update).filter(([, value]) => value !== undefined && value.length > 0);
  const brought = [...new Set(filled.map(([field]) => fieldWords[field as keyof Profile]))];
  if (brought.length === 0) return before;
  const step = firstOpenStep(before.step, profile);
  const question = step === "intro" ? "I found no name in it. What is your full name?" : promptOf(step, profile);
  const isFirst = isUntouched(before);
  const said = `From your import I have your ${inWords.format(brought)}. ${question}`;
  return {
    step,
    owed: null,
    messages: [
      ...(isFirst ? [] : before.messages),
      message("assistant", isFirst ? `${greeting} ${said}` : said, {
        suggestions: [...suggestionsOf(step, profile)],
        extractedData: update,
      }),
    ],
  };
};

export const keep = (now: Conversation): void => keepInTab(key, now);
export const recall = (profile: Profile): Conversation => readFromTab(key, conversation) ?? begin(profile);
export const forget = (): void => dropFromTab(key);
