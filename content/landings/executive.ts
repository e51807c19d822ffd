import type { LandingPage } from "../types.ts";

export const executive: LandingPage = {
  slug: "healthcare-executive-recruiters",
  name: "Healthcare Executive Recruiters",
  description:
    "Confidential searches for hospital and health system CEOs, CMOs, CNOs, CFOs and vice presidents, led by recruiters who know boards and medical staffs.",
  headline: "Hospital chiefs approached quietly and presented with evidence",
  lead: "Boards and system presidents engage us when a chief retires, leaves or has to be replaced. The appointment must satisfy trustees, the medical staff and the regulators, who seldom ask for the same thing.",
  callButton: true,
  stats: [
    { value: "150+", label: "executives placed" },
    { value: "90%", label: "retention" },
    { value: "100%", label: "satisfaction" },
    { value: "90 days", label: "average search time" },
  ],
  positions: {
    title: "Executive seats we search for",
    lead: "Permanent and interim, for hospitals, health systems and physician groups.",
    names: [
      "CEO",
      "CMO",
      "CNO",
      "CFO",
      "COO",
      "CIO",
      "CSO",
      "VP of Clinical Operations",
      "VP of Patient Services",
      "VP of Quality & Safety",
      "Medical Directors",
      "Healthcare System Presidents",
    ],
  },
  reasons: {
    title: "Why hospital boards ask us",
    lead: "Our founder has 14 years in healthcare search and still leads two executive searches each quarter.",
    points: [
      {
        title: "The medical staff is heard",
        text: "A president or CMO works with physicians who elect their own officers. We interview those officers for the brief and, if the board agrees, bring finalists to meet them.",
      },
      {
        title: "Pay the committee can document",
        text: "Tax-exempt hospitals disclose executive pay on Form 990. We hand over comparables while there is still time for the independent approval and minutes behind the IRS rebuttable presumption.",
      },
      {
        title: "The rules of each seat",
        text: "Medicare's conditions of participation have hospital nursing directed by a registered nurse. We list such requirements seat by seat, and candidates who cannot be appointed are told at once.",
      },
      {
        title: "Out of the corridor",
        text: "News travels fast between nursing stations. Interviews take place off site, papers carry a code name, and no reference is phoned without the candidate's consent.",
      },
    ],
  },
  process: {
    title: "How the search runs",
    lead: "The search committee receives a short written report every week, including the weeks in which little happened.",
    points: [
      {
        title: "Brief",
        text: "Separate conversations with trustees, executives and medical staff leaders. The result is one document that says what must change and where the committee disagrees.",
      },
      {
        title: "Map and approach",
        text: "You strike names from a list of people in comparable seats. The lead recruiter calls the rest, without naming the hospital at first.",
      },
      {
        title: "Assessment",
        text: "Structured interviews about decisions, with dates and budgets, set beside what is public: Care Compare ratings, Form 990 filings, bond disclosures of the places they ran.",
      },
      {
        title: "Appointment",
        text: "References, terms and the order of announcement: board, medical staff, employees, press. We stay in touch with both sides through the first months.",
      },
    ],
  },
  questions: [
    {
      question: "We are a public hospital. Can the search be confidential?",
      answer:
        "Partly. County and district hospitals often come under open-meetings and open-records laws, which differ by state and may require finalists to be named. Your counsel sets the limits. We explain them to every candidate in the first call, so that publication surprises no one.",
    },
    {
      question: "Should we appoint an interim while the search goes on?",
      answer:
        "For a CEO, CFO or CNO, usually, since budgets and surveys will not wait. Decide at the outset if the interim may apply for the permanent post, and announce the answer. When that rule changes halfway, outside candidates tend to withdraw.",
    },
    {
      question: "When would another firm serve us better?",
      answer:
        "When an academic medical center is choosing a dean and a president together, or when the field must reach beyond the United States, look for a firm with that practice. We are a small firm founded in 2024. We suit boards that want the recruiter they interviewed to make the calls.",
    },
  ],
  form: {
    title: "Find Your Next Healthcare Executive",
    note: "A few lines are enough, and names can wait for the call. A healthcare executive recruiter contacts you within 24 hours.",
  },
};
