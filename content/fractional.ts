/** The text of the fractional talent page. */
import type { Card, Four, Three } from "./types.ts";

interface RoleCard extends Card {
  readonly roles: Four<string>;
}

interface SampleTestimonial {
  readonly quote: string;
  readonly name: string;
  readonly position: string;
}

export const fractional = {
  description:
    "Senior engineers, growth leads and designers for 10 or 20 hours a week. 500+ engineers, reference-checked, at up to 70% savings on a full-time hire.",
  headline: "Senior engineers for a quarter of the week",
  lead: "500+ engineers, growth leads and designers who have done the work before, for 10 or 20 hours a week. You start 85% faster than with a full-time search and keep the budget for the hire you will need later.",
  problems: {
    title: "Too early, too late, or still interviewing",
    lead: "A young company needs senior judgment for a few hours a week. Most of the market sells it forty hours at a time.",
    points: [
      {
        title: "Hired too early",
        text: "A staff engineer joins full time when there is one hard problem to solve. By the second quarter it is solved, and an expensive person is closing small tickets and answering recruiters.",
      },
      {
        title: "Hired too late",
        text: "The schema, the cloud account and the release process were set up by whoever was free. The senior hire spends the first year undoing them while customers wait for features.",
      },
      {
        title: "Never quite hired",
        text: "The interviews fall to the two people who are already short of time. The search drags on, the architecture gets decided by default, and the favorite candidate signs elsewhere.",
      },
    ] satisfies Three<Card>,
  },
  benefits: {
    title: "What fractional work gives you",
    points: [
      {
        title: "Elite talent only",
        text: "Everyone in the pool is verified and reference-checked, and has been interviewed by someone who does the same work.",
      },
      {
        title: "Quarter or half time",
        text: "10 or 20 hours a week on days that are agreed in advance. Move from one to the other, or stop, as the work changes.",
      },
      {
        title: "Productive in 48 hours",
        text: "We plan for 48-hour productivity: accounts, repository access and a scoped first task are ready at kickoff, so the first change is up for review within two working days.",
      },
      {
        title: "70% cost savings",
        text: "At quarter time, expect about 70% savings against the salary, benefits and recruiting fee of a full-time senior hire. At half time the difference is smaller.",
      },
    ] satisfies Four<Card>,
  },
  categories: {
    title: "Three kinds of expert",
    lead: "Titles people usually ask for. If yours is missing, describe the problem and we will tell you who fits.",
    cards: [
      {
        title: "Technical",
        text: "For the decision that is hard to reverse: a data model, a migration, a security review, a first model in production.",
        roles: [
          "Staff Backend Engineer",
          "Frontend Architect",
          "Machine Learning Lead",
          "Platform and Reliability Engineer",
        ],
      },
      {
        title: "Growth",
        text: "For the months between the first customers and the first marketing department, when someone has to find out which channel pays.",
        roles: [
          "Head of Growth",
          "Lifecycle Marketing Lead",
          "Product Marketing Manager",
          "Revenue Operations Manager",
        ],
      },
      {
        title: "Design",
        text: "For products that work but take a phone call to explain, and for teams in which every engineer draws their own buttons.",
        roles: ["Product Design Lead", "UX Researcher", "Design Systems Designer", "Brand Designer"],
      },
    ] satisfies Three<RoleCard>,
  },
  process: {
    title: "Three steps to a first commit",
    steps: [
      {
        title: "A 30-minute call",
        text: "You describe the problem, the stack and the hours you can pay for. If you need a full-time person or an agency, this is where we say so.",
      },
      {
        title: "Meet your match",
        text: "We introduce experts who have solved that problem, matching within 48 hours. You talk to them yourself and choose.",
      },
      {
        title: "Start small",
        text: "The first task is scoped to a few days. You both see how it goes and set the weekly hours from there.",
      },
    ] satisfies Three<Card>,
  },
  banner: {
    title: "A dedicated project manager, free of charge",
    text: "Every engagement comes with a project manager at no extra cost, who keeps the scope, the hours and the handover notes. Your expert and project manager join your chat tool, Slack or Microsoft Teams, so questions are answered where your team already asks them.",
  },
  clients: "What three clients found",
  /** Fake people; the page marks them as samples. */
  testimonials: [
    {
      quote:
        "Our billing service could not take a second currency. She drew the new ledger in the first week and paired with our two developers through the migration. Ten hours was tight in the month of the switch, and we should have booked twenty.",
      name: "Philippa Nwosu",
      position: "Chief Technology Officer, sample client",
    },
    {
      quote:
        "I nearly hired a full-time head of growth. Half time was enough to learn that paid search was not our channel and partners were. He left a plan our own marketer could run.",
      name: "Rafael Lindqvist",
      position: "Founder, sample client",
    },
    {
      quote:
        "The designer cut our intake form from nine screens to four and tested it with real nurses. The project manager kept notes I still use. Time zones took some getting used to.",
      name: "Maureen Takahashi",
      position: "VP, Product, sample client",
    },
  ] satisfies Three<SampleTestimonial>,
  closing: {
    title: "Bring one hard problem to the call",
    text: "Each new client gets a project manager from the first day, so we take on few at a time. Only 10 new clients are accepted this month.",
  },
  companies: {
    title: "Where our experts worked before",
    names: ["Google", "Amazon", "Microsoft", "Meta", "Netflix", "Stripe"],
    note: "Former employers of people in the pool. The counts are illustrative and change with each visit. None of these companies is a partner of ours or endorses us.",
  },
} as const;
