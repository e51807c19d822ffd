import type { ServicePage } from "../types.ts";

export const executiveRecruitment: ServicePage = {
  slug: "executive-recruitment",
  name: "Executive Recruitment",
  description:
    "Confidential executive search in four steps for C-suite, senior leadership and specialized roles, with every approach made by a recruiter in person.",
  headline: "Executive search that stays private until you announce it",
  lead: "Boards, owners and chief executives ask us to fill a seat before anyone knows it is open. One lead recruiter runs the search, a named few know of it, and every approach is made by a person.",
  actions: [
    { label: "Start a confidential search", kind: "quote" },
    { label: "How the search runs", kind: "go", to: "#process" },
  ],
  illustration: "search",
  offer: {
    title: "Whom we search for",
    lead: "Permanent, interim or fractional leaders, for companies that answer to a board and for companies that answer to one owner.",
    points: [
      {
        title: "C-Suite",
        text: "Chief executives and the officers for finance, operations, technology and people. The brief opens with what should be different in the company eighteen months after the start.",
      },
      {
        title: "Senior Leadership",
        text: "Vice presidents, general managers and directors with a budget and a team. We ask for decisions they owned, then speak to someone who was on the other side of one.",
      },
      {
        title: "Specialized Roles",
        text: "Seats that turn on one credential or one kind of experience: a chief medical officer, a bank's BSA officer, a plant leader who has opened a site. Few people qualify, and we list them by name.",
      },
    ],
  },
  why: {
    title: "Why boards hand us the search",
    lead: "Choosing a leader is a matter of judgment. We put ours in writing so that you can question it.",
    points: [
      {
        title: "Evidence kept apart from opinion",
        text: "A finalist's file separates what we verified, what a reference told us and what the candidate says. Our own view comes last and is marked as such.",
      },
      {
        title: "Software maps, people call",
        text: "The engine helps us lay out a market and quotes what each entry rests on. It contacts nobody and rejects nobody.",
      },
      {
        title: "A guarantee in the letter",
        text: "Executive placements carry a 90 day guarantee. The engagement letter says what brings it into force and what we then owe you.",
      },
    ],
  },
  process: {
    title: "A confidential search in four steps",
    lead: "At the end of each step you see the work in writing and decide how to go on.",
    points: [
      {
        title: "Private brief",
        text: "We meet the few people who know, one at a time, and write down the mandate, the pay range and who may be told. From then on the search has a code name.",
      },
      {
        title: "Market map",
        text: "You receive a list of people in comparable seats, checked against your off-limits names: customers, investors, partners, acquaintances of the board. Cross off anyone you like.",
      },
      {
        title: "Quiet approach",
        text: "The lead recruiter phones each person. They hear the industry, the size and the task. The company's name follows once interest is mutual and an NDA is signed.",
      },
      {
        title: "Choice and announcement",
        text: "Finalists meet you away from the office. We take references, help settle unvested equity and notice, and plan with you the order in which people are told.",
      },
    ],
  },
  confidentiality: {
    title: "How the search is kept quiet",
    lead: "Leaks are often clerical: a calendar entry, a shared folder, a reference called too soon. We have a rule for each.",
    points: [
      {
        title: "A list of who knows",
        text: "Everyone informed is on a written list that you hold. Nobody joins it without your word.",
      },
      {
        title: "Nothing posted",
        text: "The seat is not advertised, and it does not appear among the open jobs on this site.",
      },
      {
        title: "Calendars that say little",
        text: "Meetings have neutral titles, fall on different days and happen off site.",
      },
      {
        title: "Candidates are covered too",
        text: "We do not pass on that someone has spoken with us until they agree, and no reference is called without their consent.",
      },
    ],
  },
  industries: {
    title: "Fields in which we run searches",
    slugs: ["healthcare", "technology", "financial-services", "manufacturing", "private-equity", "energy"],
  },
  questions: [
    {
      question: "How do we replace someone who is still in the seat?",
      answer:
        "With counsel involved from the first day, and with very few people informed. We will ask if the person has been told plainly what is not working, since some of these searches should have been a conversation. If it must go ahead, the market map can be finished before anyone is called.",
    },
    {
      question: "You were founded in 2024. Why trust you with a chief executive search?",
      answer:
        "Judge the people who would do the work: our founder has 14 years in healthcare search and leads two executive searches each quarter herself. For a search across several continents, take a global firm with offices there. We suit US companies that want the recruiter they met to make the calls.",
    },
    {
      question: "Would a contingency agency do this for less?",
      answer:
        "Often, for a job you can advertise. Contingency firms are paid only if their candidate is hired, so they work in parallel and send résumés early, which is hard to do quietly. If the vacancy is public and the field is wide, that is a sensible route and we will tell you so.",
    },
  ],
  closing: {
    title: "Begin with one private conversation",
    text: "Keep the details for the call if you prefer. We reply to every request within 24 hours.",
    actions: [
      { label: "Start a confidential search", kind: "quote" },
      { label: "Healthcare executive search", kind: "go", to: "/industries/healthcare" },
    ],
  },
};
