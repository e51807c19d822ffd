/** The text of an application's status page: its status, what comes next and by when. */
import type { OfferState } from "../offers/offer-by-link.ts";
import { type ApplicationStatus, type Stage, stages } from "../pipeline/stages.ts";
import { formatDay } from "./answer-dates.ts";

export interface StatusSummary {
  /** A few words, for a list: "In review". */
  readonly short: string;
  readonly where: string;
  readonly next: string;
  /** Null where no answer date applies. */
  readonly by: string | null;
  readonly isExpired: boolean;
  /** True once the application is final and can't be withdrawn any more. */
  readonly isOver: boolean;
}

export interface StatusInput {
  readonly stage: string;
  readonly status: ApplicationStatus;
  readonly answerDueAt: string | null;
  /** The state of the newest offer that was sent. */
  readonly offer?: OfferState | null;
}

interface StatusText {
  readonly short: string;
  readonly where: string;
  readonly next: string;
}

const stageTexts: Readonly<Record<Stage, StatusText>> = {
  applied: {
    short: "Received",
    where: "The team has your application and hasn't made a decision yet.",
    next: "Someone on the team will review it and let you know whether you're moving forward.",
  },
  screening: {
    short: "In review",
    where: "The team is reviewing your application.",
    next: "They'll decide whether to invite you to an interview and let you know either way.",
  },
  interview: {
    short: "Interview",
    where: "The team wants to talk with you, or already has.",
    next: "They'll set a time with you, or let you know how the interview went.",
  },
  offer: {
    short: "Offer",
    where: "The team wants to hire you and is preparing an offer.",
    next: "They'll share the terms of the offer or let you know the next step.",
  },
  hired: {
    short: "Hired",
    where: "You were hired for this job.",
    next: "The company will contact you about your first day.",
  },
  rejected: {
    short: "Not selected",
    where: "The team decided to move forward with other candidates.",
    next: "This application is closed.",
  },
};

/** A custom stage is shown as "In review": its name is internal to the company. */
const customStageText: StatusText = stageTexts.screening;

const withdrawnText: StatusText = {
  short: "Withdrawn",
  where: "You withdrew this application.",
  next: "This application is closed. The team can see that you withdrew.",
};

const offerTexts: Readonly<Partial<Record<OfferState, StatusText>>> = {
  open: {
    short: "Offer",
    where: "The team wants to hire you and has sent you an offer.",
    next: "Review the offer below, then accept or decline it.",
  },
  declined: {
    short: "Offer declined",
    where: "You declined the offer.",
    next: "We've notified the team, and they'll contact you if there's anything else.",
  },
  expired: {
    short: "Offer expired",
    where: "Your offer has expired.",
    next: "If you still want the job, reply to the email with your offer.",
  },
};

const statusTextFor = ({ stage, status, offer }: StatusInput): StatusText => {
  if (status === "withdrawn") return withdrawnText;
  if (stage === "offer" && offer !== undefined && offer !== null) return offerTexts[offer] ?? stageTexts.offer;
  return (stageTexts as Readonly<Record<string, StatusText>>)[stage] ?? customStageText;
};

const deadlineText = (dueAt: string, isExpired: boolean): string =>
  isExpired
    ? `You should have heard by ${formatDay(dueAt)}. We've reminded the team.`
    : `You'll hear from the team by ${formatDay(dueAt)}.`;

export const toStatusSummary = (application: StatusInput, now: Date): StatusSummary => {
  const isOver = application.status !== "active" || application.stage === "hired" || application.stage === "rejected";
  // With an open offer it's the candidate's turn.
  const dueAt = isOver || application.offer === "open" ? null : application.answerDueAt;
  const isExpired = dueAt !== null && Date.parse(dueAt) < now.getTime();
  return {
    ...statusTextFor(application),
    by: dueAt === null ? null : deadlineText(dueAt, isExpired),
    isExpired,
    isOver,
  };
};

export interface Activity {
  readonly type: string;
  readonly toStage: string | null;
  readonly at: string;
}

export interface HistoryStep {
  readonly text: string;
  readonly at: string;
}

const stageStepTexts: Readonly<Record<Stage, string>> = {
  applied: "Your application moved back to the start",
  screening: "The team started reviewing your application",
  interview: "The team wants to talk with you",
  offer: "The team decided to make an offer",
  hired: "You were hired",
  rejected: "The team moved forward with other candidates",
};

const offerStepTexts: Readonly<Record<string, string>> = {
  offer_sent: "The team sent you an offer",
  offer_accepted: "You accepted the offer",
  offer_declined: "You declined the offer",
  offer_withdrawn: "The offer was withdrawn",
  offer_expired: "The offer expired",
};

const toHistoryStep = ({ type, toStage, at }: Activity): HistoryStep | undefined => {
  if (type === "applied") return { text: "You applied", at };
  if (type === "confirmed") return { text: "You confirmed your email address", at };
  if (type === "withdrawn") return { text: "You withdrew your application", at };
  if (type === "superseded") return { text: "Replaced by a newer application with this email address", at };
  const offerStepText = offerStepTexts[type];
  if (offerStepText !== undefined) return { text: offerStepText, at };
  if (type !== "stage_change" && type !== "rejected") return undefined;
  const stage = type === "rejected" ? "rejected" : stages.find((each) => each === toStage);
  return {
    text: stage === undefined ? "The team moved your application to another stage" : stageStepTexts[stage],
    at,
  };
};

const isMove = ({ type }: Activity): boolean => type === "stage_change" || type === "rejected";

/** Oldest first. Leaves out notes and files, which are internal, and moves that were undone. */
export const toHistory = (activities: readonly Activity[]): readonly HistoryStep[] => {
  const visible: Activity[] = [];
  for (const activity of activities) {
    const last = activity.type === "undone" ? visible.findLastIndex(isMove) : -1;
    if (last !== -1) visible.splice(last, 1);
    else visible.push(activity);
  }
  return visible.flatMap((activity) => toHistoryStep(activity) ?? []);
};
