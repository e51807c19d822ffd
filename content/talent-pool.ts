/** The text of the talent pool and of the strategy call page. */
import type { Card, Three } from "./types.ts";

export const talentPool = {
  description:
    "Browse senior engineers who work 10 or 20 hours a week. Filter by skill, availability and hourly rate, read the profile, book a call about a person.",
  headline: "Senior people, by the quarter week",
  lead: "Choose by experience and cost. Each profile shows how many hours a week the person is available and what they charge.",
} as const;

export const strategyCallPage = {
  description:
    "Book a free 30-minute strategy call. Tell us the team, the stack and what is stuck, and hear which kind of help would pay for itself.",
  headline: "Thirty minutes about the problem you cannot staff",
  lead: "A call lasts 30 minutes and costs nothing. You talk to someone who has hired for the work you describe.",
  expect: {
    title: "What to Expect",
    points: [
      {
        title: "Ten minutes of questions",
        text: "What's stuck, how long it has been stuck and who is working on it now. We read your form answers before the call.",
      },
      {
        title: "Ten minutes of options",
        text: "A fractional expert, a full-time hire, an agency, or nobody yet. You hear what each would cost.",
      },
      {
        title: "Ten minutes on next steps",
        text: "If we can help, you get names to look at within 48 hours. If we cannot, you get a tip who can.",
      },
    ] satisfies Three<Card>,
  },
  /** Fake people; the page marks them as samples. */
  quotes: [
    {
      quote: "We came for a machine learning lead and left with a smaller plan. It was the right one.",
      name: "Noor Albright, sample client",
    },
    {
      quote: "Half an hour, three names, one of them still with us.",
      name: "Tobias Renner, sample client",
    },
  ],
  trusted: "Trusted by 500+ Companies",
} as const;
