/** The conversation as stored in the tab: messages, step, and the suggestions of a pending question. */
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
import { removeFromTab, saveToTab, readFromTab } from "../../lib/session-store.ts";

const storedMessage = chatMessage.extend({ failed: z.boolean().optional() });

const conversationSchema = z.object({
  step: z.enum(chatSteps),
  messages: z.array(storedMessage),
  /** The suggestions of the next question while its delay is running, or null. */
  owed: z.array(z.string()).nullable(),
});

export type Conversation = z.infer<typeof conversationSchema>;
export type StoredMessage = z.infer<typeof storedMessage>;

const storageKey = "profile-conversation";

const message = (role: ChatMessage["role"], content: string, overrides: Partial<ChatMessage> = {}): ChatMessage => ({
  id: crypto.randomUUID(),
  role,
  content,
  timestamp: new Date().toISOString(),
  suggestions: [],
  extractedData: {},
  ...overrides,
});

export const startConversation = (profile: Profile): Conversation => ({
  step: "intro",
  owed: null,
  messages: [message("assistant", promptOf("intro", profile), { suggestions: [...suggestionsOf("intro", profile)] })],
});

const isUntouched = ({ step, messages }: Conversation): boolean => step === "intro" && messages.length === 1;

/** Until the first answer, the greeting follows the profile, so that a known name is not asked for. */
export const refreshGreeting = (before: Conversation, profile: Profile): Conversation =>
  isUntouched(before) && before.messages[0]?.content !== promptOf("intro", profile)
    ? startConversation(profile)
    : before;

/** Replaces a failed message instead of repeating it. */
export const addUserMessage = (before: Conversation, content: string): Conversation => ({
  ...before,
  messages: [...before.messages.filter((each) => each.failed !== true), message("user", content)],
});

export const markLastFailed = (before: Conversation): Conversation => ({
  ...before,
  messages: before.messages.map((each, index) =>
    index === before.messages.length - 1 && each.role === "user" ? { ...each, failed: true } : each,
  ),
});

export const addReply = (before: Conversation, reply: ChatReply): Conversation => ({
  ...before,
  owed: reply.nextStep && stepAfter(before.step) !== null ? reply.nextStepSuggestions : null,
  messages: [
    ...before.messages,
    message("assistant", reply.response, { suggestions: reply.suggestions, extractedData: reply.extractedData }),
  ],
});

/** Advances by exactly one step, regardless of the step that the reply named. */
export const advanceStep = (before: Conversation, profile: Profile): Conversation => {
  const next: ChatStep | null = stepAfter(before.step);
  if (before.owed === null || next === null) return { ...before, owed: null };
  return {
    step: next,
    owed: null,
    messages: [...before.messages, message("assistant", promptOf(next, profile), { suggestions: before.owed })],
  };
};

const fieldLabels: Readonly<Record<keyof Profile, string>> = {
  firstName: "name",
  lastName: "name",
  email: "email",
  phone: "phone",
  location: "location",
  title: "title",
  summary: "summary",
  desiredSalary: "desired salary",
  skills: "skills",
  experience: "jobs",
  education: "education",
  credentials: "licenses and certifications",
  languages: "languages",
  volunteering: "volunteer work",
  preferences: "work preferences",
};

const listFormat = new Intl.ListFormat("en", { style: "long", type: "conjunction" });

/** Confirms imported data in the conversation and asks the first open question. */
export const addImportMessage = (before: Conversation, update: ProfileUpdate, profile: Profile): Conversation => {
  const filled = Object.entries(update).filter(([, value]) => value !== undefined && value.length > 0);
  const filledLabels = [...new Set(filled.map(([field]) => fieldLabels[field as keyof Profile]))];
  if (filledLabels.length === 0) return before;
  const step = firstOpenStep(before.step, profile);
  const question = step === "intro" ? "I didn't find a name in it. What's your full name?" : promptOf(step, profile);
  const isFirst = isUntouched(before);
  const text = `From your import, I have your ${listFormat.format(filledLabels)}. ${question}`;
  return {
    step,
    owed: null,
    messages: [
      ...(isFirst ? [] : before.messages),
      message("assistant", isFirst ? `${greeting} ${text}` : text, {
        suggestions: [...suggestionsOf(step, profile)],
        extractedData: update,
      }),
    ],
  };
};

export const saveConversation = (conversation: Conversation): void => saveToTab(storageKey, conversation);
export const loadConversation = (profile: Profile): Conversation =>
  readFromTab(storageKey, conversationSchema) ?? startConversation(profile);
export const clearConversation = (): void => removeFromTab(storageKey);
