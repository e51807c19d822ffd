/** The text of the About page. The three leaders are defined in domain. */
import { brand } from "#domain/brand.ts";
import type { Card, Four, Statistic, Three } from "./types.ts";

export const about = {
  description:
    "A Columbus, Ohio recruiting firm founded in 2024: fractional recruiters, a matching engine that shows its evidence, and the people who lead both.",
  lead: "We are recruiters and engineers in Columbus, Ohio, working as one team. Employers hire us for the hours they need, and a person answers for every decision about a candidate.",
  tiles: [
    { value: "500+", label: "Successful Placements" },
    { value: "50+", label: "Partner Companies" },
    { value: "95%", label: "Client Satisfaction" },
    { value: "10x", label: "Faster Hiring" },
  ] satisfies Four<Statistic>,
  mission: {
    title: "Our Mission",
    paragraphs: [
      `The firm was founded in ${brand.foundedYear}. Ingrid Vasquez-Holt had run physician and nursing searches for years and kept meeting hospitals that hired in bursts and paid for a full recruiting desk all year. She wanted them to be able to buy a senior recruiter by the hour.`,
      "The hours went further once software did the first reading. Our engine reads each application against the job and quotes the line behind every score, so a recruiter's morning goes to phone calls. Employers who work this way reach up to 40% lower recruitment costs.",
      "We mean to show that hiring can be quick without treating people as rows to delete. Candidates are told where they stand, a recruiter moves every stage, and employers can see what each recommendation rests on.",
    ] satisfies Three<string>,
  },
  values: {
    title: "Our Values",
    lead: "Four rules we hold ourselves to, and what each one means on an ordinary working day.",
    points: [
      {
        title: "Human-Centered AI",
        text: "The engine ranks and explains. It rejects nobody. Names, photos, schools and gaps never enter a score, and a test checks that on every build.",
      },
      {
        title: "Data-Driven Insights",
        text: "A figure we show a client opens to the rows behind it. When the numbers say a salary is too low or a loop too long, we say it in the first week.",
      },
      {
        title: "Industry Expertise",
        text: "Recruiters work in fields they know. A nursing search goes to someone who can talk about float rules, a plant search to someone who has toured a second shift.",
      },
      {
        title: "Innovation & Excellence",
        text: "New tools are tried on searches that are already closed, where the right answer is known. Those that do no better than a careful reader are dropped.",
      },
    ] satisfies Four<Card>,
  },
  team: {
    title: "Meet Our Leadership Team",
    lead: "One leads searches, one leads the recruiters, one builds the engine. You can write to each of them.",
  },
  closing: {
    title: "Tell us about the job you cannot fill",
    text: "Write a few lines or pick a time to talk. If we are not the right firm for it, we will say so.",
  },
} as const;
