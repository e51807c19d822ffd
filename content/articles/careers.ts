import { brand } from "#domain/brand.ts";
import type { ArticlePage } from "../types.ts";

export const careers: ArticlePage = {
  slug: "careers",
  title: "Careers",
  description: `Work at ${brand.name}: fractional recruiters, a healthcare desk in Columbus and the people who build the matching engine. How to apply.`,
  lead: "Recruiters here carry fewer searches than in most firms, talk to every finalist themselves, and can see why the software ranked someone where it did.",
  sections: [
    {
      title: "Whom we look for",
      paragraphs: ["We read every letter, also when no desk is open. These are the people we miss most often:"],
      points: [
        "Fractional recruiters with seven or more years on one desk (nursing, plant operations, finance or software), for ten or twenty hours a week, from anywhere in the United States.",
        "A healthcare recruiter in Columbus who has closed physician searches from first call to privileging.",
        "Engineers who have worked on search, ranking or document parsing and like to prove a claim with a measurement.",
      ],
    },
    {
      title: "How we hire",
      paragraphs: [
        "The way we advise clients to. One call of thirty minutes, one piece of paid work close to the real thing, one conversation with the two people you would work with most. You hear from us within a week of each step, with reasons if the answer is no.",
        "Pay is named in the first call. Nobody is asked what they earned before.",
      ],
    },
    {
      title: "How to apply",
      paragraphs: [
        `Write to ${brand.email} with a few lines on a search or a system you are proud of. A résumé helps, a cover letter is not needed.`,
      ],
    },
  ],
  action: { label: "Write to us", to: `mailto:${brand.email}?subject=Working%20with%20you` },
};
