/** The text of an application's status page: its status, what comes next and by when. */
import type { OfferState } from "../offers/offer-by-link.ts";
import type { ApplicationStatus, Stage } from "../pipeline/stages.ts";
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
    where: "Your application has arrived. The team has not decided anything yet.",
    next: "Somebody on the team reads it and tells you whether they want to know more.",
  },
  screening: {
    short: "In review",
    where: "The team is looking at your application.",
    next: "They decide whether to invite you to an interview, and tell you either way.",
  },
  interview: {
    short: "Interview",
    where: "The team wants to speak with you, or already has.",
    next: "They agree on a time with you, or tell you what came of the interview.",
  },
  offer: {
    short: "Offer",
    where: "The team wants to hire you and is putting an offer together with you.",
    next: "You hear the terms of the offer, or the next step towards them.",
  },
  hired: { short: "Hired", where: "You were hired for this job.", next: "The company writes to you about your start." },
  rejected: {
    short: "Not chosen",
    where: "The team has decided to go on with other people.",
    next: "Nothing more will happen with this application.",
  },
};

/** A custom stage is shown as "In review": its name is internal to the company. */
const customStageText: StatusText = stageTexts.screening;

const withdrawnText: StatusText = {
  short: "Withdrawn",
  where: "You have withdrawn this application.",
  next: "Nothing more will happen with it. The team sees that you withdrew.",
};

const offerTexts: Readonly<Partial<Record<OfferState, StatusText>>> = {
  open: {
    short: "Offer",
    where: "The team wants to hire you and has sent you an offer.",
    next: "You read it and answer it; the link is below.",
  },
  declined: {
    short: "Offer declined",
    where: "You have declined the offer.",
    next: "The team knows, and tells you if there is more to say.",
  },
  expired: {
    short: "Offer expired",
    where: "The time to answer the offer has passed.",
    next: "If you still want the job, answer the mail that brought you the offer.",
  },
};

const statusTextFor = ({ stage, status, offer }: StatusInput): StatusText => {
  if (status === "withdrawn") return withdrawnText;
  if (stage === "offer" && offer !== undefined && offer !== null) return offerTexts[offer] ?? stageTexts.offer;
  return (stageTexts as Readonly<Record<string, StatusText>>)[stage] ?? customStageText;
};

const deadlineText = (due: string, isExpired: boolean): string =>
  isExpired
    ? `We said by ${formatDay(due)}. That day has passed without an answer, and we have reminded the team.`
    : `You hear from the team by ${formatDay(due)}.`;

export const toStatusSummary = (application: StatusInput, now: Date): StatusSummary => {
  const isOver = application.status !== "active" || application.stage === "hired" || application.stage === "rejected";
  const due = isOver ? null : application.answerDueAt;
  const isExpired = due !== null && Date.parse(due) < now.getTime();
  return { ...statusTextFor(application), by: due === null ? null : deadlineText(due, isExpired), isExpired, isOver };
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

const stageStepTexts: Readonly<Record<string, string>> = {
  applied: "Back to the beginning of the review",
  screening: "The team began to look at it",
  interview: "The team wants to speak with you",
  offer: "The team decided to make an offer",
  hired: "You were hired",
  rejected: "The team decided to go on with other people",
};

const offerStepTexts: Readonly<Record<string, string>> = {
  offer_sent: "The team sent you an offer",
  offer_accepted: "You accepted the offer",
  offer_declined: "You declined the offer",
  offer_withdrawn: "The offer was withdrawn",
  offer_expired: "The time to answer the offer passed",
};

const toHistoryStep = ({ type, toStage, at }: Activity): HistoryStep | undefined => {
  if (type === "applied") return { text: "You applied", at };
  if (type === "confirmed") return { text: "You confirmed your email address", at };
  if (type === "withdrawn") return { text: "You withdrew", at };
  if (type === "superseded") return { text: "Set aside for a newer application under this address", at };
  const offerStepText = offerStepTexts[type];
  if (offerStepText !== undefined) return { text: offerStepText, at };
  if (type !== "stage_change" && type !== "rejected") return undefined;
  const stage = type === "rejected" ? "rejected" : toStage;
  return { text: stageStepTexts[stage ?? ""] ?? "The team took it a step further", at };
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
