/** How states of shortlists and of agreements are said. */
import type { ConsentState, ShortlistState, Verdict } from "#domain/shortlists/shortlist-words.ts";
import type { Tone } from "../../ui/badge.tsx";

export const stateWords: Readonly<Record<ShortlistState, readonly [words: string, tone: Tone]>> = {
  draft: ["Draft", "plain"],
  waiting: ["Waiting for consent", "warn"],
  ready: ["Ready to send", "soft"],
  sent: ["Sent", "good"],
  expired: ["Expired", "plain"],
  revoked: ["Ended", "plain"],
};

export const consentWords: Readonly<Record<ConsentState, readonly [words: string, tone: Tone]>> = {
  none: ["Not asked yet", "outline"],
  asked: ["Asked", "warn"],
  agreed: ["Agreed", "good"],
  declined: ["Said no", "bad"],
  withdrawn: ["Took it back", "bad"],
  lapsed: ["Agreement has run out", "warn"],
};

export const verdictTone: Readonly<Record<Verdict, Tone>> = { yes: "good", maybe: "warn", no: "bad" };

export const countWords = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;
