import type { IndustryPage } from "../types.ts";

export const technology: IndustryPage = {
  slug: "technology",
  name: "Technology",
  description:
    "Technology recruiters for software, cloud, security, data and product teams, with short interview loops and titles translated to your levels.",
  headline: "Technology recruitment that gives engineers their week back",
  lead: "Every interview you run comes out of the roadmap, and the people you want are usually in two other processes. We trim the loop to the conversations that change a decision.",
  cards: [
    {
      title: "Software Engineering",
      text: "Backend, front end, mobile and staff-level. Titles get translated: a senior at a forty-person startup and a senior at a large platform company may sit two levels apart.",
    },
    {
      title: "Cloud & Security",
      text: "Platform, SRE, network and security engineers. Tell us the on-call rotation and the pages per week. Candidates ask a friend on your team anyway.",
    },
    {
      title: "Data & Analytics",
      text: "Data engineers, analysts, scientists and machine learning. One question separates who built the pipeline from who queried it: what broke, and how did you find out?",
    },
    {
      title: "Product & Design",
      text: "Product managers, designers, researchers and technical program managers. A portfolio review covers the options they dropped as well as the screens that shipped.",
    },
  ],
  why: {
    title: "Why choose us when you could post it yourself",
    points: [
      {
        title: "Visa transfers skip the lottery",
        text: "An engineer working on an H-1B elsewhere has usually been counted against the cap and can generally start once your petition reaches USCIS. A filter that drops everyone who needs sponsorship drops these people too, and nobody notices.",
      },
      {
        title: "One remote post, many pay laws",
        text: "A job that can be done from Colorado or California may have to show its range under those states' rules. We set a range first, narrow enough to be believed.",
      },
      {
        title: "No weekend take-homes",
        text: "Long unpaid exercises lose people who have jobs, children or both. Try an hour reviewing one of your real pull requests together; you will see judgment, which a take-home hides.",
      },
      {
        title: "Scores come with reasons",
        text: "Our AI rates skills, experience and domain separately and explains each rating. A recruiter argues with it, then decides who you meet.",
      },
    ],
  },
  stats: [
    { value: "450+", label: "technology placements" },
    { value: "95%", label: "client satisfaction" },
    { value: "45+", label: "product and platform teams" },
    { value: "48hrs", label: "average response" },
  ],
  roles: [
    "software-engineer-recruiters",
    "devops-engineer-recruiters",
    "data-scientist-recruiters",
    "cybersecurity-analyst-recruiters",
    "cloud-architect-recruiters",
  ],
  consultation: "Schedule Consultation",
  related: ["financial-services", "healthcare", "manufacturing"],
};
