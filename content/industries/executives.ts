import type { IndustryPage } from "../types.ts";

export const executives: IndustryPage = {
  slug: "executives",
  name: "Executives",
  description:
    "Private searches for chief executives, finance and legal officers, operating and technology leaders, with a 90 day guarantee on placements.",
  headline: "Executive recruitment conducted in private",
  lead: "Boards and owners engage us to appoint, succeed or quietly replace a senior leader. The brief is written with you, held by a named few, and released to candidates in stages.",
  cards: [
    {
      title: "Chief Executives & Presidents",
      text: "Appointments in which the board is the hiring manager. We interview directors one at a time at the outset, because they seldom hold the same picture of the job.",
    },
    {
      title: "Finance & Legal Officers",
      text: "Chief financial officers, general counsel and chief compliance officers, for companies that are public, private, or preparing to move from one to the other.",
    },
    {
      title: "Operating & Technology Officers",
      text: "COOs, CIOs, CTOs and heads of people. Assessment rests on decisions they owned, told with dates, budgets and the colleagues who disagreed.",
    },
    {
      title: "Interim & Fractional Leaders",
      text: "Experienced officers for two days a week, or for the months a search takes. With the seat held, the permanent choice need not be hurried.",
    },
  ],
  why: {
    title: "What boards weigh when they choose",
    points: [
      {
        title: "What would be forfeited",
        text: "Unvested equity, deferred pay and an unpaid bonus shape an executive's terms more than present salary does. New York City law bars questions about salary history yet permits a discussion of what resigning would forfeit. We hold that discussion in the first meeting.",
      },
      {
        title: "Searches leak through calendars",
        text: "Five directors blocked out at the same hour tell an assistant everything. Meetings are staggered and plainly titled, and the company goes unnamed until interest is mutual.",
      },
      {
        title: "Referees beyond the list",
        text: "With the candidate's consent, and only with it, we speak to former peers, subordinates and directors whose names were not offered.",
      },
      {
        title: "A written guarantee",
        text: "Executive placements carry a 90 day guarantee. You will find its terms in the engagement letter.",
      },
    ],
  },
  stats: [
    { value: "200+", label: "executive placements" },
    { value: "97%", label: "client satisfaction" },
    { value: "40+", label: "boards and owners" },
    { value: "90 day", label: "guarantee on executive placements" },
  ],
  roles: [
    "chief-executive-officer-recruiters",
    "chief-financial-officer-recruiters",
    "chief-operating-officer-recruiters",
    "chief-technology-officer-recruiters",
    "general-manager-recruiters",
  ],
  consultation: "Confidential Consultation",
  related: ["private-equity", "healthcare", "financial-services"],
};
