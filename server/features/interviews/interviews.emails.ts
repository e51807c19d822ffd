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

const typeLabels: Readonly<Record<string, string>> = {
  video: "Video call",
  phone: "Phone call",
  "on-site": "In person",
};

const zoned = (date: Date, timeZone: string): string =>
  `${slotText(formatSlot(date, timeZone))} (${zoneCity(timeZone)})`;

type Facts = NonNullable<EmailContent["facts"]>;

const factsOf = (input: InterviewEmailInput, timeZone: string, movedFrom: Date | undefined): Facts => [
  ...(movedFrom === undefined ? [] : ([["Previous time", zoned(movedFrom, timeZone)]] as const)),
  ["Time", zoned(input.scheduledAt, timeZone)],
  ["Duration", durationLabel(input.duration)],
  ["Format", typeLabels[input.type] ?? input.type],
  ["Location", input.meetingLink ?? input.location ?? ""],
  ["With", input.panel.join(", ")],
];

/** The video call is the one address in these emails that stays a link. */
const linksOf = ({ meetingLink }: InterviewEmailInput): Pick<EmailContent, "links"> =>
  meetingLink === null ? {} : { links: [meetingLink] };

const toCandidate: Readonly<Record<InterviewChange, readonly [subject: string, sentence: string]>> = {
  booked: ["Your interview", "Your interview is scheduled. Use the attached file to add it to your calendar."],
  moved: ["Your interview was rescheduled", "Your interview has a new time. The attached file updates your calendar."],
  cancelled: ["Interview canceled", "Your interview is canceled. The attached file removes it from your calendar."],
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
    paragraphs: [`Hi ${input.firstName},`, sentence],
    facts: factsOf(input, timeZone, movedFrom),
    ...linksOf(input),
    ...(link === null
      ? {}
      : { button: { label: change === "cancelled" ? "Choose another time" : "Reschedule or cancel", url: link } }),
    closing:
      input.timeZone === null && change !== "cancelled"
        ? `Times are in the ${zoneCity(timeZone)} time zone. If this time doesn't work for you, reply to this email.`
        : "If something looks wrong, reply to this email.",
  };
};

const toPanel: Readonly<Record<InterviewChange, readonly [subject: string, verb: string]>> = {
  booked: ["Interview", "is scheduled"],
  moved: ["Interview rescheduled", "has a new time"],
  cancelled: ["Interview canceled", "is canceled"],
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
        : [
            "Find the questions and your scorecard on the interview page. You'll see the other scorecards after you submit yours.",
          ]),
    ],
    ...linksOf(input),
    facts: [
      ...factsOf(input, timeZone, movedFrom),
      ...(candidateZone === null || isSameLocalTime(input.scheduledAt, candidateZone, timeZone)
        ? []
        : ([["Candidate's time", zoned(input.scheduledAt, candidateZone)]] as const)),
    ],
    ...(link === null || change === "cancelled" ? {} : { button: { label: "View interview", url: link } }),
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
    subject: `${isAdded ? "You're on the interview panel" : "You're off the interview panel"}: ${input.candidate}, ${input.job}, ${when}`,
    paragraphs: isAdded
      ? [
          `You're on the panel for the interview with ${input.candidate} for ${input.job}. Use the attached file to add it to your calendar.`,
          "Find the questions and your scorecard on the interview page. You'll see the other scorecards after you submit yours.",
        ]
      : [
          `You're no longer on the panel for the interview with ${input.candidate} for ${input.job}. The attached file removes it from your calendar.`,
        ],
    ...linksOf(input),
    facts: isAdded ? factsOf(input, timeZone, undefined) : [["Time", zoned(input.scheduledAt, timeZone)]],
    ...(isAdded && link !== null ? { button: { label: "View interview", url: link } } : {}),
  };
};

/** To the candidate, whose earlier email named other interviewers. */
export const panelChangedEmail = (
  input: InterviewEmailInput,
  { link, timeZone }: Omit<InterviewEmailOptions, "movedFrom">,
): EmailContent => ({
  subject: `Your interview panel has changed: ${input.job} at ${input.company}`,
  paragraphs: [
    `Hi ${input.firstName},`,
    `Your interview time is the same, but your interview panel has changed. You'll talk with ${input.panel.join(", ")}.`,
  ],
  facts: factsOf(input, timeZone, undefined),
  ...linksOf(input),
  ...(link === null ? {} : { button: { label: "Reschedule or cancel", url: link } }),
  closing: "If something looks wrong, reply to this email.",
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
    `Hi ${input.firstName},`,
    `${input.company} would like to talk with you about ${input.job}. Choose a time that works for you. Times are shown in your time zone.`,
  ],
  facts: [
    ["Duration", durationLabel(input.duration)],
    ["Format", typeLabels[input.type] ?? input.type],
    ["With", input.panel.join(", ")],
    ["Choose by", formatSlot(input.expiresAt, timeZone).date],
  ],
  button: { label: "Choose a time", url: link },
  closing:
    "This link is just for you. Anyone with it can choose, change or cancel the time. If no time works, reply to this email.",
});
