/** What the server asks the threads that read text, and what they answer. */
import type { Extraction } from "#domain/chat/accept-extraction.ts";
import type { ChatReply, ChatRequest } from "#domain/chat/chat.ts";
import type { CandidateFacts, CandidateRecord } from "#domain/matching/facts/candidate-facts.ts";
import type { JobNeeds, JobRecord } from "#domain/matching/ad/job-needs.ts";

/** Each job and its answer, by kind. */
export interface TextWork {
  /** The reply to a message of the conversation; `claimed` is what a model read in it. */
  readonly reply: {
    readonly job: {
      readonly request: ChatRequest;
      readonly claimed: Extraction | undefined;
      /** A date, "2026-11-19". */
      readonly today: string;
    };
    readonly answer: ChatReply;
  };
  /** The text of a message that a model may help to read, without contact data; null if it is not needed. */
  readonly askable: { readonly job: { readonly request: ChatRequest }; readonly answer: string | null };
  readonly facts: {
    readonly job: { readonly record: CandidateRecord; readonly month: string };
    readonly answer: CandidateFacts;
  };
  readonly needs: { readonly job: { readonly record: JobRecord }; readonly answer: JobNeeds };
}

/** The two kinds of threads. */
export type TextReading = "chat" | "matching";

export type TextKind = keyof TextWork;

export type TextJob = { [Kind in TextKind]: { readonly kind: Kind } & TextWork[Kind]["job"] }[TextKind];

export type TextAnswer<Kind extends TextKind = TextKind> = TextWork[Kind]["answer"];
