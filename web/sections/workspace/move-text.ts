/** Text about a move: who was left out and why, and how it ended. */
import type { MoveOutcome, Skipped, UndoOutcome } from "#domain/pipeline/moves.ts";
import { timeAgo } from "../../lib/time-ago.ts";

export const countText = (count: number): string =>
  count === 1 ? "1 person" : `${count.toLocaleString("en-US")} people`;

export const skipReason = ({ why, by, at, stepName }: Skipped, now: Date): string => {
  const when = at === null ? "" : ` ${timeAgo(at, now.toISOString())}`;
  const target = stepName ?? "another step";
  switch (why) {
    case "withdrawn":
      return "has withdrawn their application";
    case "moved":
      return `${by ?? "somebody"} moved them to ${target}${when}`;
    case "there":
      return by === null ? `stands in ${target} already` : `${by} moved them to ${target}${when} already`;
    case "gone":
      return "is not on this board any more";
  }
};

const capitalizeFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The reason as a full sentence about one person. */
export const skipSentence = (skipped: Skipped, now: Date): string => {
  const reason = skipReason(skipped, now);
  const namesMover = skipped.why === "moved" || (skipped.why === "there" && skipped.by !== null);
  return namesMover ? `${capitalizeFirst(reason)}.` : `${skipped.name || "This person"} ${reason}.`;
};

export const emailText = ({ mails }: MoveOutcome, isInAnHour: boolean): string => {
  if (mails === 0) return "";
  const subject = mails === 1 ? "The mail leaves" : `${mails.toLocaleString("en-US")} mails leave`;
  return isInAnHour ? `${subject} in an hour.` : `${subject} now.`;
};

export const undoText = ({ undone, skipped, mailsCancelled, mailsGone }: UndoOutcome, now: Date): string => {
  const [only] = skipped;
  return [
    undone.length > 0 ? `${capitalizeFirst(countText(undone.length))} back where they stood.` : "",
    mailsCancelled > 0
      ? mailsCancelled === 1
        ? "The mail was stopped."
        : `${mailsCancelled} mails were stopped.`
      : "",
    mailsGone > 0 ? (mailsGone === 1 ? "The mail had left already." : `${mailsGone} mails had left already.`) : "",
    only !== undefined && skipped.length === 1 ? skipSentence(only, now) : "",
    skipped.length > 1 ? `${countText(skipped.length)} stayed: moved since or withdrawn.` : "",
  ]
    .filter((each) => each !== "")
    .join(" ");
};
