/** An example of every email that a workspace sends between interview and hire. */
import type { EmailContent } from "../infra/email/email-layout.ts";
import {
  candidateInterviewEmail,
  interviewInvitationEmail,
  panelChangedEmail,
  panelInterviewEmail,
  panelMembershipEmail,
  type InterviewEmailInput,
} from "../features/interviews/interviews.emails.ts";
import {
  offerAcceptedEmail,
  offerAnswerEmail,
  offerExpiredEmail,
  offerSentEmail,
  type OfferEmailInput,
  offerWithdrawnEmail,
} from "../features/offers/offers.emails.ts";
import {
  shortlistAnswersEmail,
  submissionQuestionEmail,
  shortlistEmail,
  submissionAnswerEmail,
} from "../features/shortlists/shortlists.emails.ts";
import { submissionChanges } from "../features/shortlists/submissions-by-link.service.ts";

const origin = "https://firm.example";
const interviewChanges = ["booked", "moved", "cancelled"] as const;
const interview: InterviewEmailInput = {
  scheduledAt: new Date("2026-12-02T17:00:00Z"),
  duration: 45,
  type: "video",
  location: null,
  meetingLink: "https://meet.example/icu-manager",
  job: "ICU nurse manager",
  company: "Harbor Clinics",
  candidate: "Maya Okafor",
  firstName: "Maya",
  panel: ["Ada Reyes", "Tom Brandt"],
  timeZone: "America/Los_Angeles",
};
const offer: OfferEmailInput = {
  firstName: interview.firstName,
  candidate: interview.candidate,
  job: interview.job,
  company: interview.company,
  sender: "Ada Reyes",
  amount: 92_000,
  currency: "USD",
  per: "year",
  startsOn: "2027-01-04",
  answerBy: new Date("2026-12-11T22:00:00Z"),
  timeZone: "America/New_York",
};
const answerDetails = {
  reader: "Ada Reyes",
  at: new Date("2026-12-08T16:20:00Z"),
  timeZone: "America/New_York",
  acceptedName: null,
  reason: null,
};

const interviewEmails: Readonly<Record<string, EmailContent>> = {
  "interview-invitation": interviewInvitationEmail(
    { ...interview, expiresAt: new Date("2026-12-14T15:00:00Z") },
    `${origin}/interviews/x`,
    "America/New_York",
  ),
  ...Object.fromEntries(
    interviewChanges.flatMap((change) => {
      const movedFields = change === "moved" ? { movedFrom: new Date("2026-12-01T15:00:00Z") } : {};
      return [
        [
          `interview-${change}`,
          candidateInterviewEmail(change, interview, {
            ...movedFields,
            link: `${origin}/interviews/x`,
            timeZone: "America/Los_Angeles",
          }),
        ],
        [
          `interview-${change}-panel`,
          panelInterviewEmail(change, interview, {
            ...movedFields,
            link: `${origin}/platform/interviews/x`,
            timeZone: "America/New_York",
            recipientName: "Ada Reyes",
          }),
        ],
      ];
    }),
  ),
  "interview-panel-added": panelMembershipEmail("added", interview, {
    link: `${origin}/platform/interviews/x`,
    timeZone: "America/New_York",
    recipientName: "Tom Brandt",
  }),
  "interview-panel-removed": panelMembershipEmail("removed", interview, {
    link: null,
    timeZone: "America/New_York",
    recipientName: "Tom Brandt",
  }),
  "interview-panel-candidate": panelChangedEmail(interview, {
    link: `${origin}/interviews/x`,
    timeZone: "America/Los_Angeles",
  }),
};

const shortlistEmails: Readonly<Record<string, EmailContent>> = {
  "submission-question": submissionQuestionEmail(
    {
      firstName: "Maya",
      job: interview.job,
      company: interview.company,
      by: "Bo Lindqvist",
      reviewers: ["Tom Ito at investor.example"],
      isAnonymous: false,
      until: "2026-12-14T23:59:59.999Z",
    },
    `${origin}/submissions/x`,
  ),
  ...Object.fromEntries(
    submissionChanges.map((change) => [
      `submission-${change}`,
      submissionAnswerEmail(
        change,
        { recipientName: "Bo Lindqvist", candidate: "Maya Okafor", job: interview.job },
        `${origin}/platform/jobs/x?tab=shortlists`,
      ),
    ]),
  ),
  shortlist: shortlistEmail(
    {
      reader: "Dana Whitfield",
      from: "Bo Lindqvist",
      company: interview.company,
      job: interview.job,
      note: "All four have led a unit at night. The second could start in December.",
      count: 4,
      isAnonymous: true,
      expiresAt: "2026-12-14T23:59:59.999Z",
    },
    `${origin}/shortlists/x`,
  ),
  "shortlist-answers": shortlistAnswersEmail(
    {
      maker: "Bo Lindqvist",
      reader: "Dana Whitfield",
      title: "Night leads, first round",
      job: interview.job,
      answers: [
        { name: "Maya Okafor", verdict: "yes", comment: "Please invite her soon." },
        { name: "Maximiliana Wolfeschlegelstein-Hausenberger", verdict: "no", comment: "" },
      ],
      left: 2,
    },
    `${origin}/platform/jobs/x?tab=shortlists`,
  ),
};

const offerEmails: Readonly<Record<string, EmailContent>> = {
  "offer-sent": offerSentEmail(offer, `${origin}/offers/x`),
  "offer-accepted": offerAcceptedEmail(offer, `${origin}/offers/x`),
  "offer-withdrawn": offerWithdrawnEmail(offer, false),
  "offer-accepted-team": offerAnswerEmail(
    "accepted",
    offer,
    { ...answerDetails, acceptedName: "Maya Adaeze Okafor" },
    `${origin}/platform/candidates/x`,
  ),
  "offer-declined-team": offerAnswerEmail(
    "declined",
    offer,
    { ...answerDetails, reason: "I have decided to stay where I am." },
    `${origin}/platform/candidates/x`,
  ),
  "offer-expired-team": offerExpiredEmail(offer, "Ada Reyes", `${origin}/platform/candidates/x`),
};

export const hiringEmails = { interviewEmails, shortlistEmails, offerEmails };
