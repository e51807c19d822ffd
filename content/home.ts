/** The text of the home page. Marketing claims must match the specification verbatim. */
import { brand } from "#domain/brand.ts";
import type { Card, Four, Statistic } from "./types.ts";

interface PlanCopy {
  readonly features: readonly string[];
  readonly action: string;
}

export const home = {
  title: "Fractional recruiters, working with AI",
  description:
    "A senior recruiting team for the hours you need, and an engine that reads every candidate and shows what each point rests on.",
  hero: {
    eyebrow: "Fractional recruiters, working with AI",
    headline: { before: "Hire in three weeks, not ", struck: "twelve", after: "." },
    lead: "A senior recruiting team for the hours you need, and an engine that reads every candidate, ranks all of them, and shows the line it based each point on.",
    promise: "We reply to every request within 24 hours. No setup fees, cancel anytime.",
  },
  statistics: [
    { value: "85%", label: "faster hiring, 3 weeks against 12" },
    { value: "$2.4M", label: "average revenue impact per hire" },
    { value: "94%", label: "of first-choice candidates accept offers" },
    { value: "10x", label: "more candidates screened" },
  ] satisfies Four<Statistic>,
  why: {
    title: "Why companies bring their hiring to us",
    points: [
      {
        title: "Screening that does not sleep",
        text: "1000+ candidates screened per hour, 24/7 operation. A recruiter reads the short list in the morning.",
      },
      {
        title: "Matches that hold up",
        text: "95% match accuracy, because each score quotes the line of the résumé it rests on and a person checks it.",
      },
      {
        title: "Senior people at once",
        text: "500+ pre-vetted fractional experts, matching within 48 hours, for a quarter or half of a week.",
      },
      {
        title: "Lower cost for each hire",
        text: "50% faster hiring and a 60% cost reduction: you pay for the hours that fill the job, not for a department.",
      },
    ] satisfies Four<Card>,
  },
  services: {
    title: "Four ways to work with us",
    lead: "Take the whole recruiting function, one search, or only the engine. You can change your mind month by month.",
    rpo: {
      title: "RPO Services",
      text: "Our recruiters become your recruiting team: intake, sourcing, screening, offers, reporting.",
      facts: [
        ["Dedicated team", "in week one"],
        ["Recruitment cost", "up to 40% lower"],
        ["Scale up or down", "every month"],
      ],
      action: "How RPO works",
    },
    platform: {
      title: "AI Recruitment Platform",
      text: "Match every candidate you have to every job you open, with the reasons in plain words.",
      action: "Open the live demo",
    },
    analytics: {
      title: "Talent Analytics",
      text: "Time in stage, source quality, conversion. Each figure opens the rows behind it.",
      action: "See the reports",
    },
    executive: {
      title: "Executive Recruitment",
      text: "Confidential search for C-suite and senior leadership, in four steps.",
      action: "Start a search",
    },
  },
  showcase: {
    title: "The machine ranks. People decide.",
    points: [
      { title: "Nobody is rejected by software.", text: "A recruiter moves every stage, and can say why." },
      { title: "Names, photos, schools and gaps never enter a score.", text: "We test it on every build." },
      { title: "Hidden text is caught.", text: "A résumé that tries to talk to the machine is flagged, not rewarded." },
    ],
    action: "Try the demo workspace",
    note: "Sample data from the demo workspace",
  },
  jobs: {
    title: "Open jobs",
    lead: "Jobs we are filling now. Filter by title, place or pay; the list follows as you type.",
  },
  testimonials: { title: "What clients say", lead: "Including what they would have liked sooner." },
  pricing: {
    title: "Plain prices",
    lead: "All plans: 14-day free trial, no setup fees, cancel anytime.",
    plans: {
      starter: {
        features: [
          "Up to 5 active job postings",
          "AI sourcing",
          "Basic analytics",
          "Email support",
          "Standard integrations",
        ],
        action: "Start with Starter",
      },
      professional: {
        features: [
          "Up to 25 active postings",
          "Advanced AI matching",
          "Automated workflows",
          "Priority support",
          "Custom integrations",
          "Advanced analytics",
        ],
        action: "Start with Professional",
      },
      enterprise: {
        features: [
          "Unlimited postings",
          "Full RPO",
          "Dedicated account manager",
          "24/7 phone support",
          "Custom AI training",
          "White-label options",
        ],
        action: "Talk to us",
      },
    } satisfies Record<"starter" | "professional" | "enterprise", PlanCopy>,
  },
  about: {
    title: "Three people you will talk to",
    lead: `${brand.name} was founded in ${brand.foundedYear} by recruiters who had run searches by hand and engineers who had built the tools they wished for.`,
    action: "Meet Our Full Team",
  },
  contact: {
    title: "Tell us who you need",
    lead: "Write a few lines. A recruiter answers within 24 hours, with questions or a first plan.",
  },
} as const;
