/** The words of the mails about interviews. Each reader is told the time by their own clock. */
import { isSameClock, slotText, slotWords, zoneCity } from "#domain/bookings/call-times.ts";
import { durationLabel } from "#domain/interviews/interview-status.ts";
import type { Letter } from "../../infra/letter.ts";
import type { InterviewChange } from "./interview-row.ts";

export interface ToldInterview {
  readonly scheduledAt: Date;
  readonly duration: number;
  readonly type: string;
  readonly location: string | null;
  readonly meetingLink: string | null;
  readonly job: string;
  readonly company: string;
  readonly candidate: string;
  readonly firstName: string;
  readonly panel: readonly string[];
  /** The candidate's, where they have told it. */
  readonly timeZone: string | null;
}

const kinds: Readonly<Record<string, string>> = { video: "Video call", phone: "Phone call", "on-site": "On site" };

const zoned = (at: Date, timeZone: string): string => `${slotText(slotWords(at, timeZone))} (${zoneCity(timeZone)})`;

type Facts = NonNullable<Letter["facts"]>;

const factsOf = (told: ToldInterview, timeZone: string, movedFrom: Date | undefined): Facts => [
  ...(movedFrom === undefined ? [] : ([["Before", zoned(movedFrom, timeZone)]] as const)),
  ["Time", zoned(told.scheduledAt, timeZone)],
  ["Length", durationLabel(told.duration)],
  ["How", kinds[told.type] ?? told.type],
  ["Where", told.meetingLink ?? told.location ?? ""],
  ["With", told.panel.join(", ")],
];

/** The video call is the one address in these emails that stays a link. */
const linksOf = ({ meetingLink }: ToldInterview): Pick<Letter, "links"> =>
  meetingLink === null ? {} : { links: [meetingLink] };

const toCandidate: Readonly<Record<InterviewChange, readonly [subject: string, sentence: string]>> = {
  booked: ["Your interview", "Your interview is set. The attached file puts it into your calendar."],
  moved: ["Your interview has moved", "Your interview has a new time. The attached file changes it in your calendar."],
  cancelled: [
    "Your interview is cancelled",
    "Your interview is cancelled. The attached file takes it off your calendar.",
  ],
};

export interface LetterTelling {
  readonly movedFrom?: Date | undefined;
  /** The candidate's own page, or the panel's; none where there is none. */
  readonly link: string | null;
  /** The reader's clock. */
  readonly timeZone: string;
}

export const candidateLetter = (
  change: InterviewChange,
  told: ToldInterview,
  { movedFrom, link, timeZone }: LetterTelling,
): Letter => {
  const [subject, sentence] = toCandidate[change];
  return {
    subject: `${subject}: ${told.job} at ${told.company}`,
    paragraphs: [`Hello ${told.firstName},`, sentence],
    facts: factsOf(told, timeZone, movedFrom),
    ...linksOf(told),
    ...(link === null
      ? {}
      : { button: { label: change === "cancelled" ? "Choose another time" : "Move or cancel it", url: link } }),
    closing:
      told.timeZone === null && change !== "cancelled"
        ? `The time is that of ${zoneCity(timeZone)}. If it does not suit you, answer this mail.`
        : "If something is wrong, answer this mail.",
  };
};

const toPanel: Readonly<Record<InterviewChange, readonly [subject: string, verb: string]>> = {
  booked: ["Interview", "is set"],
  moved: ["Interview moved", "has a new time"],
  cancelled: ["Interview cancelled", "is cancelled"],
};

export const panelLetter = (
  change: InterviewChange,
  told: ToldInterview,
  { movedFrom, link, timeZone }: LetterTelling,
): Letter => {
  const [subject, verb] = toPanel[change];
  const theirs = told.timeZone;
  return {
    subject: `${subject}: ${told.candidate}, ${told.job}, ${slotText(slotWords(told.scheduledAt, timeZone))}`,
    paragraphs: [
      `The interview with ${told.candidate} for ${told.job} ${verb}.`,
      ...(change === "cancelled"
        ? []
        : ["The questions and your scorecard are on its page. What the others write is shown once yours is in."]),
    ],
    ...linksOf(told),
    facts: [
      ...factsOf(told, timeZone, movedFrom),
      ...(theirs === null || isSameClock(told.scheduledAt, theirs, timeZone)
        ? []
        : ([["Their time", zoned(told.scheduledAt, theirs)]] as const)),
    ],
    ...(link === null || change === "cancelled" ? {} : { button: { label: "Open the interview", url: link } }),
  };
};

/** To whoever joins or leaves a panel. */
export const seatLetter = (
  change: "added" | "removed",
  told: ToldInterview,
  { link, timeZone }: Omit<LetterTelling, "movedFrom">,
): Letter => {
  const isAdded = change === "added";
  const when = slotText(slotWords(told.scheduledAt, timeZone));
  return {
    subject: `${isAdded ? "You are on the panel" : "You are off the panel"}: ${told.candidate}, ${told.job}, ${when}`,
    paragraphs: isAdded
      ? [
          `You are on the panel of the interview with ${told.candidate} for ${told.job}. The attached file puts it into your calendar.`,
          "The questions and your scorecard are on its page. What the others write is shown once yours is in.",
        ]
      : [
          `You are no longer on the panel of the interview with ${told.candidate} for ${told.job}. The attached file takes it off your calendar; your time is free again.`,
        ],
    ...linksOf(told),
    facts: isAdded ? factsOf(told, timeZone, undefined) : [["Time", zoned(told.scheduledAt, timeZone)]],
    ...(isAdded && link !== null ? { button: { label: "Open the interview", url: link } } : {}),
  };
};

/** To the candidate, who was told other names before. */
export const newFacesLetter = (told: ToldInterview, { link, timeZone }: Omit<LetterTelling, "movedFrom">): Letter => ({
  subject: `Whom you meet has changed: ${told.job} at ${told.company}`,
  paragraphs: [
    `Hello ${told.firstName},`,
    `Your interview stays as agreed; whom you meet has changed. You will talk with ${told.panel.join(", ")}.`,
  ],
  facts: factsOf(told, timeZone, undefined),
  ...linksOf(told),
  ...(link === null ? {} : { button: { label: "Move or cancel it", url: link } }),
  closing: "If something is wrong, answer this mail.",
});

export interface ToldInvitation {
  readonly firstName: string;
  readonly job: string;
  readonly company: string;
  readonly panel: readonly string[];
  readonly duration: number;
  readonly type: string;
  readonly expiresAt: Date;
}

export const invitationLetter = (told: ToldInvitation, link: string, timeZone: string): Letter => ({
  subject: `Choose a time for your interview: ${told.job} at ${told.company}`,
  paragraphs: [
    `Hello ${told.firstName},`,
    `${told.company} would like to talk with you about ${told.job}. Choose a time that suits you; all times are shown by your own clock.`,
  ],
  facts: [
    ["Length", durationLabel(told.duration)],
    ["How", kinds[told.type] ?? told.type],
    ["With", told.panel.join(", ")],
    ["Choose by", slotWords(told.expiresAt, timeZone).date],
  ],
  button: { label: "Choose a time", url: link },
  closing:
    "The link is yours alone: whoever has it can choose, move or cancel the time. If nothing fits, answer this mail.",
});
