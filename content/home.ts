/** The words of the home page. */
export const home = {
  title: "Fractional recruiters, working with AI",
  description:
    "A senior recruiting team for the hours you need, and an engine that reads every candidate and shows what each point rests on.",
  headline: "Hire in three weeks, not twelve.",
  lead: "A senior recruiting team for the hours you need, and an engine that reads every candidate, ranks all of them, and shows the line it based each point on.",
  promise: "We reply to every request within 24 hours. No setup fees, cancel anytime.",
} as const;
