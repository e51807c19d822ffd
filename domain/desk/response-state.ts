/** The response state of a lead: the text and the urgency that every list of the desk uses. */
import type { InboxRow } from "./inbox.ts";

/** Minutes before the deadline from which a lead is marked as urgent. */
const urgentMinutes = 4 * 60;

const minuteMs = 60_000;

/** "12 min", "1 h 05 min", "2 h", "3 days". Days are shown without hours and minutes. */
export const formatMinutes = (minutes: number): string => {
  const whole = Math.floor(minutes);
  if (whole < 1) return "less than a minute";
  if (whole < 60) return `${whole} min`;
  const hours = Math.floor(whole / 60);
  const rest = whole % 60;
  if (hours < 48) return rest === 0 ? `${hours} h` : `${hours} h ${String(rest).padStart(2, "0")} min`;
  return `${Math.floor(hours / 24)} days`;
};

export type ResponseTone = "calm" | "soon" | "late" | "kept" | "broken" | "none";

export interface ResponseState {
  readonly tone: ResponseTone;
  readonly words: string;
}

type ResponseTimes = Pick<InboxRow, "state" | "receivedAt" | "dueAt" | "firstRepliedAt">;

/**
 * Answered: how long it took. Closed without an answer: no deadline applies. Otherwise the remaining time, urgent in the last four
 * hours, and late from the deadline on.
 */
export const responseStateOf = (
  { state, receivedAt, dueAt, firstRepliedAt }: ResponseTimes,
  nowMs: number,
): ResponseState => {
  const due = Date.parse(dueAt);
  if (firstRepliedAt !== null) {
    const answered = Date.parse(firstRepliedAt);
    const words = `replied in ${formatMinutes((answered - Date.parse(receivedAt)) / minuteMs)}`;
    return { tone: answered <= due ? "kept" : "broken", words };
  }
  if (state === "won" || state === "lost" || state === "spam") return { tone: "none", words: "closed without a reply" };
  const left = (due - nowMs) / minuteMs;
  if (left <= 0) return { tone: "late", words: `overdue by ${formatMinutes(-left)}` };
  return { tone: left < urgentMinutes ? "soon" : "calm", words: `due in ${formatMinutes(left)}` };
};

/** Whole percent, rounded down, so that one late answer never shows as 100%. */
export const percentOf = (part: number, whole: number): number => (whole === 0 ? 0 : Math.floor((100 * part) / whole));
