/** The response state of a lead: the text and the urgency that every list of the desk uses. */
import type { InboxRow } from "./inbox.ts";

/** Minutes before the deadline from which a lead is marked as urgent. */
const urgentMinutes = 4 * 60;

const minuteMs = 60_000;

/** "12 min", "1 h 05 min", "2 h", "3 days". Days are shown without hours and minutes. */
export const formatMinutes = (minutes: number): string => {
  const wholeMinutes = Math.floor(minutes);
  if (wholeMinutes < 1) return "less than a minute";
  if (wholeMinutes < 60) return `${wholeMinutes} min`;
  const hours = Math.floor(wholeMinutes / 60);
  const rest = wholeMinutes % 60;
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
  const dueMs = Date.parse(dueAt);
  if (firstRepliedAt !== null) {
    const answered = Date.parse(firstRepliedAt);
    const words = `replied in ${formatMinutes((answered - Date.parse(receivedAt)) / minuteMs)}`;
    return { tone: answered <= dueMs ? "kept" : "broken", words };
  }
  if (state === "won" || state === "lost" || state === "spam") return { tone: "none", words: "closed without a reply" };
  const minutesLeft = (dueMs - nowMs) / minuteMs;
  if (minutesLeft <= 0) return { tone: "late", words: `overdue by ${formatMinutes(-minutesLeft)}` };
  return { tone: minutesLeft < urgentMinutes ? "soon" : "calm", words: `due in ${formatMinutes(minutesLeft)}` };
};

/** Whole percent, rounded down, so that one late answer never shows as 100%. */
export const percentOf = (part: number, total: number): number => (total === 0 ? 0 : Math.floor((100 * part) / total));
