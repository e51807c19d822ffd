/** The text of /platform, the AI+Human Recruitment System. */
import type { Card, Four, Statistic } from "./types.ts";

export const platform = {
  description:
    "The AI+Human Recruitment System: an engine that reads and ranks every candidate with quoted evidence, and recruiters who make each decision.",
  headline: "Software reads every résumé. People make every decision.",
  lead: "The AI+Human Recruitment System joins a matching engine with a fractional recruiting team. The engine does the reading, sorting and counting. Recruiters do the calling, judging and negotiating.",
  split: {
    title: "Who does what",
    lead: "The division is fixed. Software has no button for rejecting a candidate.",
    ai: {
      title: "What the engine does",
      points: [
        "Reads each résumé against the job, at any hour",
        "Scores skills, experience and domain, quoting the line behind each point",
        "Flags hidden text written for machines",
        "Leaves names, photos, schools and gaps out of every score",
      ] satisfies Four<string>,
    },
    human: {
      title: "What recruiters do",
      points: [
        "Write the brief with your hiring manager",
        "Phone candidates and ask what the résumé leaves out",
        "Move every stage and record the reason",
        "Carry the offer through to the first day",
      ] satisfies Four<string>,
    },
  },
  agents: {
    title: "Four agents, each with someone in charge",
    lead: "An agent here is software with one task. Below is what each prepares and what a person confirms.",
    cards: [
      {
        title: "Sourcing agent",
        text: "Goes through the candidates on record for people who fit a new job, and drafts a first message to each. A recruiter picks the people, edits the words and sends them.",
      },
      {
        title: "Screening agent",
        text: "Scores each application and lists what the résumé does not answer, with suggested interview questions. A recruiter reads the evidence and decides on the next stage, up or down the list.",
      },
      {
        title: "Scheduling agent",
        text: "Prepares the interview invitation with a calendar file and keeps track of replies. A recruiter confirms the panel and the time, and speaks in person with anyone who needs another arrangement.",
      },
      {
        title: "Reporting agent",
        text: "Counts time to hire, conversion and source performance from stored rows. Your recruiter checks the count, adds what the numbers cannot know and goes through it with you.",
      },
    ] satisfies Four<Card>,
  },
  how: {
    title: "How a job goes through the system",
    steps: [
      {
        title: "Brief",
        text: "A recruiter and your manager agree on what the job requires and what can be learned in it. Those criteria, and no others, are scored.",
      },
      {
        title: "Rank",
        text: "The engine scores every candidate against the criteria. The full list stays visible, with the quoted evidence beside each score.",
      },
      {
        title: "Talk",
        text: "Recruiters phone the strong matches, and the unclear ones whose résumés may be selling them short. You meet the people they put forward.",
      },
      {
        title: "Decide",
        text: "Your manager chooses. The recruiter handles references, the offer and an answer to everyone who was not chosen.",
      },
    ] satisfies Four<Card>,
  },
  statistics: [
    { value: "1000+", label: "candidates screened per hour" },
    { value: "24/7", label: "operation" },
    { value: "95%", label: "match accuracy" },
    { value: "50%", label: "faster hiring" },
  ] satisfies Four<Statistic>,
  closing: {
    title: "Look around before you talk to us",
    text: "The demo workspace is open and filled with sample data. A trial on your own jobs lasts 14 days, with no setup fee.",
  },
} as const;
