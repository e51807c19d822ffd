/** How the promise of a lead stands, in the words and the urgency that every list of the desk uses. */
import type { InboxRow } from "./inbox.ts";

/** From here on a lead that waits is marked as urgent. */
export const soonMinutes = 4 * 60;

const minuteMs = 60_000;

/** "12 min", "1 h 05 min", "2 h", "3 days". Minutes are no news beside days. */
export const spokenMinutes = (minutes: number): string => {
  const whole = Math.floor(minutes);
  if (whole < 1) return "under a minute";
  if (whole < 60) return `${whole} min`;
  const hours = Math.floor(whole / 60);
  const rest = whole % 60;
  if (hours < 48) return rest === 0 ? `${hours} h` : `${hours} h ${String(rest).padStart(2, "0")} min`;
  return `${Math.floor(hours / 24)} days`;
};

export type PromiseTone = "calm" | "soon" | "late" | "kept" | "broken" | "none";

export interface PromiseState {
  readonly tone: PromiseTone;
  readonly words: string;
}

type Promised = Pick<InboxRow, "state" | "receivedAt" | "dueAt" | "firstRepliedAt">;

/**
 * Answered: in how long. Closed without an answer: nothing is owed any more. Otherwise the time that is left, urgent in the
 * last four hours, and late from the due moment on.
 */
export const promiseOf = ({ state, receivedAt, dueAt, firstRepliedAt }: Promised, nowMs: number): PromiseState => {
  const due = Date.parse(dueAt);
  if (firstRepliedAt !== null) {
    const answered = Date.parse(firstRepliedAt);
    const words = `answered in ${spokenMinutes((answered - Date.parse(receivedAt)) / minuteMs)}`;
    return { tone: answered <= due ? "kept" : "broken", words };
  }
  if (state === "won" || state === "lost" || state === "spam") return { tone: "none", words: "closed, no answer" };
  const left = (due - nowMs) / minuteMs;
  if (left <= 0) return { tone: "late", words: `late by ${spokenMinutes(-left)}` };
  return { tone: left < soonMinutes ? "soon" : "calm", words: `due in ${spokenMinutes(left)}` };
};

/** Whole percent, never rounded up to a promise that was broken. */
export const percentOf = (part: number, whole: number): number => (whole === 0 ? 0 : Math.floor((100 * part) / whole));
