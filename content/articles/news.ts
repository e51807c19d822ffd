import { brand } from "#domain/brand.ts";
import type { ArticlePage } from "../types.ts";

export const news: ArticlePage = {
  slug: "news",
  title: "News & Press",
  description: `What is new at ${brand.name}: changes to the service and the site, facts about the firm, and whom journalists can call.`,
  lead: "Short notes on what changed and why. Journalists reach a person, not a form.",
  sections: [
    {
      title: "The calculator says when we are dearer",
      paragraphs: [
        "Our cost calculator now draws annual cost against hires per year for an in-house team, an agency and us, and names the points where the order changes. Beyond a certain volume an in-house team wins, and the page says so.",
      ],
    },
    {
      title: "A page for each job title",
      paragraphs: [
        "More than a hundred job titles have a page of their own: what the role is hired for, which credentials to ask for, what we screen for and what employers ask us about it.",
      ],
    },
    {
      title: "The demo workspace is open",
      paragraphs: [
        "Anyone can look at our hiring workspace without an account. Its company and its people are invented, and it says so.",
      ],
    },
    {
      title: "For the press",
      paragraphs: [
        `${brand.name} was founded in ${brand.foundedYear} and works from ${brand.address.city}, Ohio. For interviews, figures and pictures write to ${brand.email} or call ${brand.phone.display}; we call back the same business day.`,
      ],
    },
  ],
  action: { label: "Write to the press desk", to: `mailto:${brand.email}?subject=Press` },
};
