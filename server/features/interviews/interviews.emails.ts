/** Text of the emails about interviews. Each reader gets times in their own time zone. */
import { isSameLocalTime, slotText, formatSlot, zoneCity } from "#domain/bookings/call-times.ts";
import { durationLabel } from "#domain/interviews/interview-status.ts";
import type { EmailContent } from "../../infra/email/email-layout.ts";
import type { InterviewChange } from "./interview-row.ts";

export interface InterviewEmailInput {
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
  /** The candidate's time zone, if known. */
  readonly timeZone: string | null;
}

const typeLabels: Readonly<Record<string, string>> = { video: "Video call", phone: "Phone call", "on-site": "On site" };

const zoned = (at: Date, timeZone: string): string => `${slotText(formatSlot(at, timeZone))} (${zoneCity(timeZone)})`;

type Facts = NonNullable<EmailContent["facts"]>;

const factsOf = (input: InterviewEmailInput, timeZone: string, movedFrom: Date | undefined): Facts => [
  ...(movedFrom === undefined ? [] : ([["Before", zoned(movedFrom, timeZone)]] as const)),
  ["Time", zoned(input.scheduledAt, timeZone)],
  ["Length", durationLabel(input.duration)],
  ["How", typeLabels[input.type] ?? input.type],
  ["Where", input.meetingLink ?? input.location ?? ""],
  ["With", input.panel.join(", ")],
];

/** The video call is the one address in these emails that stays a link. */
const linksOf = ({ meetingLink }: InterviewEmailInput): Pick<EmailContent, "links"> =>
  meetingLink === null ? {} : { links: [meetingLink] };

const toCandidate: Readonly<Record<InterviewChange, readonly [subject: string, sentence: string]>> = {
  booked: ["Your interview", "Your interview is set. The attached file puts it into your calendar."],
  moved: ["Your interview has moved", "Your interview has a new time. The attached file changes it in your calendar."],
  cancelled: [
    "Your interview is cancelled",
    "Your interview is cancelled. The attached file takes it off your calendar.",
  ],
};

export interface InterviewEmailOptions {
  readonly movedFrom?: Date | undefined;
  /** The candidate's or the panel's page; null where there is none. */
  readonly link: string | null;
  /** The reader's time zone. */
  readonly timeZone: string;
}

export const candidateInterviewEmail = (
  change: InterviewChange,
  input: InterviewEmailInput,
  { movedFrom, link, timeZone }: InterviewEmailOptions,
): EmailContent => {
  const [subject, sentence] = toCandidate[change];
  return {
    subject: `${subject}: ${input.job} at ${input.company}`,
    paragraphs: [`Hello ${input.firstName},`, sentence],
    facts: factsOf(input, timeZone, movedFrom),
    ...linksOf(input),
    ...(link === null
      ? {}
      : { button: { label: change === "cancelled" ? "Choose another time" : "Move or cancel it", url: link } }),
    closing:
      input.timeZone === null && change !== "cancelled"
        ? `The time is that of ${zoneCity(timeZone)}. If it does not suit you, answer this mail.`
        : "If something is wrong, answer this mail.",
  };
};

const toPanel: Readonly<Record<InterviewChange, readonly [subject: string, verb: string]>> = {
  booked: ["Interview", "is set"],
  moved: ["Interview moved", "has a new time"],
  cancelled: ["Interview cancelled", "is cancelled"],
};

export const panelInterviewEmail = (
  change: InterviewChange,
  input: InterviewEmailInput,
  { movedFrom, link, timeZone }: InterviewEmailOptions,
): EmailContent => {
  const [subject, verb] = toPanel[change];
  const candidateZone = input.timeZone;
  return {
    subject: `${subject}: ${input.candidate}, ${input.job}, ${slotText(formatSlot(input.scheduledAt, timeZone))}`,
    paragraphs: [
      `The interview with ${input.candidate} for ${input.job} ${verb}.`,
      ...(change === "cancelled"
        ? []
        : ["The questions and your scorecard are on its page. What the others write is shown once yours is in."]),
    ],
    ...linksOf(input),
    facts: [
      ...factsOf(input, timeZone, movedFrom),
      ...(candidateZone === null || isSameLocalTime(input.scheduledAt, candidateZone, timeZone)
        ? []
        : ([["Their time", zoned(input.scheduledAt, candidateZone)]] as const)),
    ],
    ...(link === null || change === "cancelled" ? {} : { button: { label: "Open the interview", url: link } }),
  };
};

/** To a team member who joins or leaves a panel. */
export const panelSeatEmail = (
  change: "added" | "removed",
  input: InterviewEmailInput,
  { link, timeZone }: Omit<InterviewEmailOptions, "movedFrom">,
): EmailContent => {
  const isAdded = change === "added";
  const when = slotText(formatSlot(input.scheduledAt, timeZone));
  return {
    subject: `${isAdded ? "You are on the panel" : "You are off the panel"}: ${input.candidate}, ${input.job}, ${when}`,
    paragraphs: isAdded
      ? [
          `You are on the panel of the interview with ${input.candidate} for ${input.job}. The attached file puts it into your calendar.`,
          "The questions and your scorecard are on its page. What the others write is shown once yours is in.",
        ]
      : [
          `You are no longer on the panel of the interview with ${input.candidate} for ${input.job}. The attached file takes it off your calendar; your time is free again.`,
        ],
    ...linksOf(input),
    facts: isAdded ? factsOf(input, timeZone, undefined) : [["Time", zoned(input.scheduledAt, timeZone)]],
    ...(isAdded && link !== null ? { button: { label: "Open the interview", url: link } } : {}),
  };
};

/** To the candidate, whose earlier email named other interviewers. */
export const panelChangedEmail = (
  input: InterviewEmailInput,
  { link, timeZone }: Omit<InterviewEmailOptions, "movedFrom">,
): EmailContent => ({
  subject: `Whom you meet has changed: ${input.job} at ${input.company}`,
  paragraphs: [
    `Hello ${input.firstName},`,
    `Your interview stays as agreed; whom you meet has changed. You will talk with ${input.panel.join(", ")}.`,
  ],
  facts: factsOf(input, timeZone, undefined),
  ...linksOf(input),
  ...(link === null ? {} : { button: { label: "Move or cancel it", url: link } }),
  closing: "If something is wrong, answer this mail.",
});

export interface InvitationEmailInput {
  readonly firstName: string;
  readonly job: string;
  readonly company: string;
  readonly panel: readonly string[];
  readonly duration: number;
  readonly type: string;
  readonly expiresAt: Date;
}

export const interviewInvitationEmail = (
  input: InvitationEmailInput,
  link: string,
  timeZone: string,
): EmailContent => ({
  subject: `Choose a time for your interview: ${input.job} at ${input.company}`,
  paragraphs: [
    `Hello ${input.firstName},`,
    `${input.company} would like to talk with you about ${input.job}. Choose a time that suits you; all times are shown by your own clock.`,
  ],
  facts: [
    ["Length", durationLabel(input.duration)],
    ["How", typeLabels[input.type] ?? input.type],
    ["With", input.panel.join(", ")],
    ["Choose by", formatSlot(input.expiresAt, timeZone).date],
  ],
  button: { label: "Choose a time", url: link },
  closing:
    "The link is yours alone: whoever has it can choose, move or cancel the time. If nothing fits, answer this mail.",
});
