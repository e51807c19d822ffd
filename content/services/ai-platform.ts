import type { ServicePage } from "../types.ts";

export const aiPlatform: ServicePage = {
  slug: "ai-platform",
  name: "AI Recruitment Platform",
  description:
    "Recruitment software that ranks every candidate, quotes the line behind each score and rejects nobody. A recruiter moves every stage. 14-day free trial.",
  headline: "Every score shows the line it rests on",
  lead: "The engine reads each résumé against the job, scores skills, experience and domain, and quotes its evidence. Your recruiters, or ours, decide who goes to the next stage.",
  actions: [
    { label: "Book Demo", kind: "go", to: "/fractional-demo" },
    { label: "Request Trial", kind: "go", to: "/platform/signup" },
  ],
  illustration: "match",
  offer: {
    title: "What the platform does",
    lead: "One workspace holds your jobs, candidates, interviews and reports. These three parts save the most reading and retyping.",
    points: [
      {
        title: "Smart Matching",
        text: "Pick a job and the engine ranks every candidate you hold for it. Beside each point stands the sentence it was drawn from. Names, photos, schools and gaps never enter a score.",
      },
      {
        title: "Automated Workflows",
        text: "Interview invitations, confirmations and the log of who moved whom take care of themselves. A change of stage is always made by a person, and no candidate is rejected by software.",
      },
      {
        title: "Predictive Analytics",
        text: "Your own conversion and time to hire, read forward: roughly how many applicants the next opening will need, and which sources supply people who reach an interview. It predicts workload. It does not guess whether a person will stay.",
      },
    ],
  },
  why: {
    title: "Why its rankings can be defended",
    lead: "Sooner or later a candidate, a manager or a lawyer asks why one person stood above another. The answer should be on file.",
    points: [
      {
        title: "Same input, same score",
        text: "Fixed rules compute the numbers, so one résumé against one job gives the same result next week. A language model may help word the explanation. It cannot change a score.",
      },
      {
        title: "Hidden text is flagged",
        text: "Keywords in white type, or instructions addressed to a machine, are found and shown to the recruiter. They add nothing to the score.",
      },
      {
        title: "A record of every run",
        text: "Each matching run is logged and can be replayed: for your own review, for a candidate who asks, or for an outside bias auditor.",
      },
    ],
  },
  integrations: {
    title: "What it exchanges with your other systems",
    lead: "We would rather describe the exchange than show a wall of logos. If your system reads one of these formats, the two can work together.",
    points: [
      {
        title: "ATS",
        text: "Jobs, candidates and stages export as CSV or JSON. Your applicant tracking system can remain the record.",
      },
      {
        title: "Job Boards",
        text: "Open jobs export as JSON or CSV for boards that accept a feed or an upload. Applications that arrive by e-mail or as files go into the same candidate list.",
      },
      {
        title: "HRIS",
        text: "When someone accepts, the details of the hire leave as a CSV row or a JSON record, so payroll need not type them again.",
      },
      {
        title: "Communication Tools",
        text: "Interviews go out by e-mail with an .ics calendar file, which the common calendars open. Replies come back to the recruiter who sent them.",
      },
    ],
  },
  questions: [
    {
      question: "Could the software cost us someone we would have hired?",
      answer:
        "It can rank a good person too low when the résumé says little. It cannot remove anyone: the whole list stays in view, lowest scores included, and a recruiter moves every stage. The quoted lines show what the page lacks, which is usually a reason to phone.",
    },
    {
      question: "Can we use it where rules on AI in hiring apply?",
      answer:
        "Read the rules of each place you hire in. New York City's Local Law 144, for one, calls for an independent bias audit and notice to candidates when a covered tool is used. We supply the scoring rules and run logs an auditor asks for. Which rules cover you is a question for counsel.",
    },
    {
      question: "We have an applicant tracking system. Do we need this too?",
      answer:
        "Perhaps not. If your system ranks candidates in a way you can explain, or you open a job or two a year, keep what you have. The platform earns its place where many applications arrive and too few are read. The trial runs 14 days alongside your present system.",
    },
  ],
  closing: {
    title: "Try it on a job you have already filled",
    text: "You know how that search ended, so you can judge the ranking. The trial lasts 14 days and there is no setup fee.",
    actions: [
      { label: "Book Demo", kind: "go", to: "/fractional-demo" },
      { label: "Request Trial", kind: "go", to: "/platform/signup" },
    ],
  },
};
