/** Text of the emails about interviews. Each recipient gets times in their own time zone. */
import { isSameLocalTime, slotText, formatSlot, zoneCity } from "#domain/bookings/call-times.ts";
import { durationLabel } from "#domain/interviews/interview-status.ts";
import type { EmailContent } from "../../infra/email/email-layout.ts";
import { consideredFor, firstNameOf, greeting, shortSlot } from "../../infra/email/email-text.ts";
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

const formatWithZone = (date: Date, timeZone: string): string =>
  `${slotText(formatSlot(date, timeZone))} (${zoneCity(timeZone)})`;

type Facts = NonNullable<EmailContent["facts"]>;

interface FactOptions {
  readonly timeZone: string;
  readonly movedFrom?: Date | undefined;
  /** A canceled interview has no link or location to go to. */
  readonly isCanceled?: boolean;
}

const meetingFacts = ({ duration, type, meetingLink, location }: InterviewEmailInput): Facts => [
  ["Duration", durationLabel(duration)],
  ["Format", typeLabels[type] ?? type],
  meetingLink === null ? ["Location", location ?? ""] : ["Video link", meetingLink],
];

const factsOf = (input: InterviewEmailInput, { timeZone, movedFrom, isCanceled = false }: FactOptions): Facts => [
  ["Job", input.job],
  ...(movedFrom === undefined ? [] : ([["Previous time", formatWithZone(movedFrom, timeZone)]] as const)),
  ["Time", formatWithZone(input.scheduledAt, timeZone)],
  ["With", input.panel.join(", ")],
  ...(isCanceled ? [] : meetingFacts(input)),
];

/** The only URL in the text that may become a link; the layout prevents automatic links for the rest. */
const linksOf = ({ meetingLink }: InterviewEmailInput): Pick<EmailContent, "links"> =>
  meetingLink === null ? {} : { links: [meetingLink] };

const candidateTexts: Readonly<Record<InterviewChange, readonly [subject: string, changeText: string]>> = {
  booked: ["Your interview", "is scheduled. Use the attached file to add it to your calendar."],
  moved: ["Your interview was rescheduled", "has a new time. The attached file updates your calendar."],
  cancelled: ["Interview canceled", "has been canceled. The attached file removes it from your calendar."],
};

/** The footer of a panelist's email. */
const panelReason = "You're getting this email because you're on this interview panel.";

export interface InterviewEmailOptions {
  readonly movedFrom?: Date | undefined;
  /** The candidate's or the panel's page; null where there is none. */
  readonly link: string | null;
  /** The recipient's time zone. */
  readonly timeZone: string;
}

export const candidateInterviewEmail = (
  change: InterviewChange,
  input: InterviewEmailInput,
  { movedFrom, link, timeZone }: InterviewEmailOptions,
): EmailContent => {
  const [subject, changeText] = candidateTexts[change];
  return {
    subject: `${subject}: ${input.job} at ${input.company}`,
    paragraphs: [greeting(input.firstName), `Your interview with ${input.company} ${changeText}`],
    facts: factsOf(input, { timeZone, movedFrom, isCanceled: change === "cancelled" }),
    ...linksOf(input),
    ...(link === null
      ? {}
      : { button: { label: change === "cancelled" ? "Choose another time" : "Reschedule or cancel", url: link } }),
    closing:
      input.timeZone === null && change !== "cancelled"
        ? `Times are in the ${zoneCity(timeZone)} time zone. If this time doesn't work for you, reply to this email.`
        : "If something looks wrong, reply to this email.",
    reason: consideredFor(input.job, input.company),
  };
};

const panelTexts: Readonly<Record<InterviewChange, readonly [subject: string, verb: string]>> = {
  booked: ["Interview", "is scheduled"],
  moved: ["Interview rescheduled", "has a new time"],
  cancelled: ["Interview canceled", "has been canceled"],
};

interface PanelEmailOptions extends InterviewEmailOptions {
  readonly recipientName: string;
}

export const panelInterviewEmail = (
  change: InterviewChange,
  input: InterviewEmailInput,
  { movedFrom, link, timeZone, recipientName }: PanelEmailOptions,
): EmailContent => {
  const [subject, verb] = panelTexts[change];
  const candidateZone = input.timeZone;
  return {
    subject: `${subject}: ${input.candidate}, ${input.job}, ${shortSlot(input.scheduledAt, timeZone)}`,
    paragraphs: [
      greeting(firstNameOf(recipientName)),
      `The interview with ${input.candidate} for the ${input.job} position ${verb}.`,
      ...(change === "cancelled"
        ? []
        : [
            "Find the questions and your scorecard on the interview page. You'll see the other scorecards after you submit yours.",
          ]),
    ],
    ...linksOf(input),
    facts: [
      ...factsOf(input, { timeZone, movedFrom, isCanceled: change === "cancelled" }),
      ...(candidateZone === null || isSameLocalTime(input.scheduledAt, candidateZone, timeZone)
        ? []
        : ([["Their time", formatWithZone(input.scheduledAt, candidateZone)]] as const)),
    ],
    ...(link === null || change === "cancelled" ? {} : { button: { label: "View interview", url: link } }),
    reason: panelReason,
  };
};

/** To a team member who joins or leaves a panel. */
export const panelMembershipEmail = (
  change: "added" | "removed",
  input: InterviewEmailInput,
  { link, timeZone, recipientName }: Omit<PanelEmailOptions, "movedFrom">,
): EmailContent => {
  const isAdded = change === "added";
  return {
    subject: `${isAdded ? "You're on the interview panel" : "You're no longer on the panel"}: ${input.candidate}, ${shortSlot(input.scheduledAt, timeZone)}`,
    paragraphs: isAdded
      ? [
          greeting(firstNameOf(recipientName)),
          `You're on the panel for the interview with ${input.candidate} for the ${input.job} position. Use the attached file to add it to your calendar.`,
          "Find the questions and your scorecard on the interview page. You'll see the other scorecards after you submit yours.",
        ]
      : [
          greeting(firstNameOf(recipientName)),
          `You're no longer on the panel for the interview with ${input.candidate} for the ${input.job} position. The attached file removes it from your calendar.`,
        ],
    ...linksOf(input),
    facts: isAdded
      ? factsOf(input, { timeZone })
      : [
          ["Candidate", input.candidate],
          ["Job", input.job],
          ["Time", formatWithZone(input.scheduledAt, timeZone)],
        ],
    ...(isAdded && link !== null ? { button: { label: "View interview", url: link } } : {}),
    reason: isAdded ? panelReason : "You're getting this email because you were on this interview panel.",
  };
};

const listFormat = new Intl.ListFormat("en-US");

/** To the candidate when the panel changes after an email that named the interviewers. */
export const panelChangedEmail = (
  input: InterviewEmailInput,
  { link, timeZone }: Omit<InterviewEmailOptions, "movedFrom">,
): EmailContent => ({
  subject: `Your interview panel has changed: ${input.job} at ${input.company}`,
  paragraphs: [
    greeting(input.firstName),
    `You'll now talk with ${listFormat.format(input.panel)}. The time of your interview is the same.`,
  ],
  facts: factsOf(input, { timeZone }),
  ...linksOf(input),
  ...(link === null ? {} : { button: { label: "Reschedule or cancel", url: link } }),
  closing: "If something looks wrong, reply to this email.",
  reason: consideredFor(input.job, input.company),
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
  subject: `Choose a time to interview: ${input.job} at ${input.company}`,
  paragraphs: [
    greeting(input.firstName),
    `${input.company} would like to talk with you about the ${input.job} position. Choose a time that works for you. The page shows times in your time zone.`,
  ],
  facts: [
    ["Job", input.job],
    ["Duration", durationLabel(input.duration)],
    ["Format", typeLabels[input.type] ?? input.type],
    ["With", input.panel.join(", ")],
    ["Choose by", formatSlot(input.expiresAt, timeZone).date],
  ],
  button: { label: "Choose a time", url: link },
  closing:
    "Keep this link private. Anyone who has it can choose, change or cancel the time. If no time works, reply to this email.",
  reason: consideredFor(input.job, input.company),
});
