import type { ServicePage } from "../types.ts";

export const talentAnalytics: ServicePage = {
  slug: "talent-analytics",
  name: "Talent Analytics",
  description:
    "Hiring reports you can check: time to hire, conversion and source performance, counted from your pipeline and read with you by a recruiter.",
  headline: "See where your hiring loses its days",
  lead: "Time to hire, conversion and source performance, counted from your own pipeline. Open a figure and you see the rows it was counted from.",
  actions: [
    { label: "Open the live dashboard", kind: "go", to: "/platform/dashboard" },
    { label: "Calculate your return", kind: "go", to: "/calculator" },
  ],
  illustration: "reports",
  offer: {
    title: "What we measure, and what we do with it",
    lead: "The list is short on purpose: figures a hiring manager can check and act on.",
    points: [
      {
        title: "Performance Metrics",
        text: "Time to hire, success rate and pipeline conversion, with the sources that brought applicants set against the sources that brought hires. The two lists seldom agree.",
      },
      {
        title: "Quality Scoring",
        text: "Candidates are scored on skills, experience and domain, each point with its quoted line. Set beside interview results, the scores show which of your job requirements pick out good people and which only thin the list.",
      },
      {
        title: "Process Optimization",
        text: "A recruiter goes through the reports with you and names the slowest step, often interview feedback or approval of the offer. You agree one change, and the next report shows what it did.",
      },
    ],
  },
  why: {
    title: "Why the figures hold up",
    lead: "Managers argue with hiring reports, often with good reason. This is how ours are made.",
    points: [
      {
        title: "Counted from rows",
        text: "Each figure is a count of stored applications, interviews and stage moves. If a row is wrong, correct the row and the figure follows.",
      },
      {
        title: "Dates from the log",
        text: "Time in stage starts at the recorded moment somebody moved the candidate. No one fills in a spreadsheet from memory on Friday afternoon.",
      },
      {
        title: "Background stays out",
        text: "Reports group by job, source, team and stage. Names, photos, schools and gaps never enter a score, and so play no part in reports built on scores.",
      },
    ],
  },
  returns: {
    title: "What faster, better-sorted hiring returns",
    lead: "These are our headline figures. Yours depend on volume, salaries and where you start. The calculator shows its formulas, and says so when we would cost more than an in-house team.",
    points: [
      { value: "60%", label: "cost reduction" },
      { value: "50%", label: "faster hiring" },
      { value: "95%", label: "match accuracy" },
      { value: "85%", label: "faster hiring, 3 weeks against 12" },
    ],
  },
  questions: [
    {
      question: "Our hiring data sits in three systems and half of it is wrong. Can you use it?",
      answer:
        "Some of it. We take what can be exported as CSV or JSON, set aside records without dates, and tell you how many were set aside. Old time-to-hire figures are often beyond repair. Expect reports you can rely on from the jobs worked in one place from now on.",
    },
    {
      question: "Will this be used to rank our recruiters against each other?",
      answer:
        "The log shows who moved each stage, so it could be. We advise against it: a recruiter who takes the hard jobs looks slow beside one who takes the easy ones. Compare the same kind of job across time, and look at waiting between steps before looking at people.",
    },
    {
      question: "Do we hire enough people for analytics to mean anything?",
      answer:
        "With a handful of hires a year, no. One declined offer will swing every percentage, and you would learn more by phoning the last three people who said no. The basic reports are in every plan. Closer analysis pays when several teams keep hiring for similar jobs.",
    },
  ],
  closing: {
    title: "Start with your slowest job",
    text: "Send us four dates: opened, first interview, offer, start. We will go through where the weeks went and what could be done about it.",
    actions: [
      { label: "Get a Customized Quote", kind: "quote" },
      { label: "Calculate your return", kind: "go", to: "/calculator" },
    ],
  },
};
