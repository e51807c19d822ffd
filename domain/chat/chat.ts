/** One turn of the conversation, as it travels. */
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { emptyProfile, isTooLong, mergeProfile, profileUpdate, tooLongMessage } from "../profiles/profile.ts";
import { chatSteps } from "./chat-steps.ts";

export const longestChatMessage = 4000;

const chatRequest = z.object({
  message: z
    .string()
    .trim()
    .min(1, "Please write a message.")
    .max(longestChatMessage, "Please write a shorter message."),
  currentStep: z.enum(chatSteps, "This step doesn't exist."),
  currentProfile: profileUpdate
    .refine((given) => !isTooLong(given), tooLongMessage)
    .default({})
    .transform((given) => mergeProfile(emptyProfile, given)),
});

const chatReply = z.object({
  response: z.string(),
  suggestions: z.array(z.string()),
  /** Fields that replace those of the profile; lists come whole. */
  extractedData: profileUpdate,
  /** The next step's key; null stays where we are. */
  nextStep: z.enum(chatSteps).nullable(),
  nextStepSuggestions: z.array(z.string()),
});

export type ChatRequest = z.output<typeof chatRequest>;
export type ChatReply = z.infer<typeof chatReply>;

export const chatMessage = z.object({
  id: z.string(),
  role: z.enum(["assistant", "user"]),
  content: z.string(),
  timestamp: z.string(),
  suggestions: z.array(z.string()),
  extractedData: profileUpdate,
});

export type ChatMessage = z.infer<typeof chatMessage>;

/** For everybody; a person without an account has a conversation too. */
export const sendChatMessage = endpoint({
  method: "POST",
  path: "/api/candidate/chat",
  body: chatRequest,
  reply: chatReply,
});

export const chatMessagesPerMinute = 20;
