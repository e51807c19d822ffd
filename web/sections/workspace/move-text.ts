/** Text about a move: who was left out and why, and how it ended. */
import type { MoveOutcome, Skipped, UndoOutcome } from "#domain/pipeline/moves.ts";
import { answerDueAt } from "#domain/applications/answer-dates.ts";
import type { BoardStep } from "#domain/pipeline/board-steps.ts";
import type { PipelineApplication } from "#domain/pipeline/pipeline.ts";
import { timeAgo } from "../../lib/time-ago.ts";

export const candidateCountText = (count: number): string =>
  count === 1 ? "1 candidate" : `${count.toLocaleString("en-US")} candidates`;

export const skipReason = ({ why, by, at, stepName }: Skipped, now: Date): string => {
  const when = at === null ? "" : ` ${timeAgo(at, now.toISOString())}`;
  const target = stepName ?? "another stage";
  switch (why) {
    case "withdrawn":
      return "withdrew their application";
    case "moved":
      return `${by ?? "someone"} moved them to ${target}${when}`;
    case "there":
      return by === null ? `is already in ${target}` : `${by} already moved them to ${target}${when}`;
    case "gone":
      return "is no longer in this pipeline";
  }
};

const capitalizeFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The reason as a full sentence about one person. */
export const skipSentence = (skipped: Skipped, now: Date): string => {
  const reason = skipReason(skipped, now);
  const namesMover = skipped.why === "moved" || (skipped.why === "there" && skipped.by !== null);
  return namesMover ? `${capitalizeFirst(reason)}.` : `${skipped.name || "This candidate"} ${reason}.`;
};

export const emailNotice = ({ mails }: MoveOutcome, isDelayed: boolean): string => {
  if (mails === 0) return "";
  const emailCountText = mails === 1 ? "an email" : `${mails.toLocaleString("en-US")} emails`;
  return isDelayed ? `We'll send ${emailCountText} in an hour.` : `We're sending ${emailCountText} now.`;
};

const shortDay = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric", timeZone: "UTC" });

/** A response is due at the end of a day in UTC, so the day is the same for everyone. */
export const dueDay = (dueAt: string): string => shortDay.format(new Date(dueAt));

/** Only an applicant was promised a date, not a candidate that the team added. */
export const answerDateText = (
  dueAt: string,
  { wasAdded, isOverdue }: { readonly wasAdded: boolean; readonly isOverdue: boolean },
): string => `Reply ${wasAdded ? "due" : "promised"} by ${dueDay(dueAt)}${isOverdue ? ", overdue" : ""}`;

/** What a move does, as sentences; empty if all are already there. */
export const moveEffect = (candidates: readonly PipelineApplication[], to: BoardStep, now: Date): string => {
  const moved = candidates.filter(({ step, status }) => step !== to.key && status !== "withdrawn");
  if (moved.length === 0) return "";
  const isRejection = to.stage === "rejected";
  const dueAt = answerDueAt(to.stage, now);
  return [
    isRejection ? "Asks for a reason and email." : moved.length > 1 ? "Asks you to confirm." : "No email.",
    isRejection && moved.some(({ nextInterviewAt }) => nextInterviewAt !== null) ? "Cancels the interview." : "",
    isRejection && moved.some(({ offer }) => offer === "sent") ? "Withdraws the offer." : "",
    moved.some(({ answer: rejectionEmail }) => rejectionEmail === "waiting") ? "Cancels the rejection email." : "",
    to.stage === "hired" ? "Closes the application." : "",
    dueAt === null ? "" : `Response due ${dueDay(dueAt.toISOString())}.`,
  ]
    .filter((each) => each !== "")
    .join(" ");
};

export const undoText = (
  { undone, skipped, mailsCancelled, mailsGone: mailsAlreadySent }: UndoOutcome,
  now: Date,
): string => {
  const [only] = skipped;
  return [
    undone.length > 0 ? `Moved ${candidateCountText(undone.length)} back.` : "",
    mailsCancelled > 0
      ? mailsCancelled === 1
        ? "The email was canceled."
        : `${mailsCancelled} emails were canceled.`
      : "",
    mailsAlreadySent > 0
      ? mailsAlreadySent === 1
        ? "The email had already been sent."
        : `${mailsAlreadySent} emails had already been sent.`
      : "",
    only !== undefined && skipped.length === 1 ? skipSentence(only, now) : "",
    skipped.length > 1 ? `${candidateCountText(skipped.length)} stayed because they were moved again or withdrew.` : "",
  ]
    .filter((each) => each !== "")
    .join(" ");
};
