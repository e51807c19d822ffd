/** What is said about a move: whom it left out and why, and how it ended. */
import type { MoveOutcome, Skipped, UndoOutcome } from "#domain/pipeline/moves.ts";
import { timeAgo } from "../../lib/time-ago.ts";

export const peopleWords = (count: number): string =>
  count === 1 ? "1 person" : `${count.toLocaleString("en-US")} people`;

export const skipWords = ({ why, by, at, stepName }: Skipped, now: Date): string => {
  const when = at === null ? "" : ` ${timeAgo(at, now.toISOString())}`;
  const place = stepName ?? "another step";
  switch (why) {
    case "withdrawn":
      return "has withdrawn their application";
    case "moved":
      return `${by ?? "somebody"} moved them to ${place}${when}`;
    case "there":
      return by === null ? `stands in ${place} already` : `${by} moved them to ${place}${when} already`;
    case "gone":
      return "is not on this board any more";
  }
};

const upper = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** For one person, as a sentence of its own. */
export const skipSentence = (skipped: Skipped, now: Date): string => {
  const words = skipWords(skipped, now);
  const namesMover = skipped.why === "moved" || (skipped.why === "there" && skipped.by !== null);
  return namesMover ? `${upper(words)}.` : `${skipped.name || "This person"} ${words}.`;
};

export const mailWords = ({ mails }: MoveOutcome, isInAnHour: boolean): string => {
  if (mails === 0) return "";
  const what = mails === 1 ? "The mail leaves" : `${mails.toLocaleString("en-US")} mails leave`;
  return isInAnHour ? `${what} in an hour.` : `${what} now.`;
};

export const undoWords = ({ undone, skipped, mailsCancelled, mailsGone }: UndoOutcome, now: Date): string => {
  const [only] = skipped;
  return [
    undone.length > 0 ? `${upper(peopleWords(undone.length))} back where they stood.` : "",
    mailsCancelled > 0
      ? mailsCancelled === 1
        ? "The mail was stopped."
        : `${mailsCancelled} mails were stopped.`
      : "",
    mailsGone > 0 ? (mailsGone === 1 ? "The mail had left already." : `${mailsGone} mails had left already.`) : "",
    only !== undefined && skipped.length === 1 ? skipSentence(only, now) : "",
    skipped.length > 1 ? `${peopleWords(skipped.length)} stayed: moved since or withdrawn.` : "",
  ]
    .filter((each) => each !== "")
    .join(" ");
};
