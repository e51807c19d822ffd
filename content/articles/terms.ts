import { brand } from "#domain/brand.ts";
import type { ArticlePage } from "../types.ts";

export const terms: ArticlePage = {
  slug: "terms",
  title: "Terms of Service",
  description: `The terms for using ${brand.name}'s site, demo workspace and candidate tools. A search itself runs under its own written agreement.`,
  lead: "These terms cover the website and the tools on it. A search we run for you has an agreement of its own, signed by both sides.",
  changed: "2026-11-15",
  sections: [
    {
      title: "Using the site",
      paragraphs: [
        "Anyone may read the site and try the demo workspace, whose companies and people are invented. Please do not try to break it, overload it, copy it by machine beyond what our robots file allows, or send us what you have no right to send.",
      ],
    },
    {
      title: "Figures and claims",
      paragraphs: [
        "Percentages and time spans on our pages describe our services in general and are not a promise for your case. Salary ranges on role pages are for orientation. The calculator works with the numbers and assumptions you see and can change; it also shows when we are the dearer choice.",
      ],
    },
    {
      title: "Plans and trials",
      paragraphs: [
        "Prices stand on the home page. A trial lasts 14 days and ends by itself. There are no setup fees, and a plan can be ended at any time for the end of the month that is paid for.",
      ],
    },
    {
      title: "What you send us",
      paragraphs: [
        "Job descriptions, résumés and messages stay yours. You let us use them for the purpose you sent them for. You are responsible for being allowed to share them, and for postings that are lawful, fair and real.",
      ],
    },
    {
      title: "What we answer for",
      paragraphs: [
        "We keep the site running with care, but offer the free parts as they are. Where the law allows a limit, our liability for them is limited to what you paid us for them in the last twelve months. Nothing here limits liability for intent, gross negligence or injury.",
      ],
    },
    {
      title: "Law and changes",
      paragraphs: [
        `The law of the State of Ohio applies, without its conflict rules, and the courts of Franklin County are competent unless a statute that protects you says otherwise. If we change these terms we say so here, with the date. Questions: ${brand.email}.`,
      ],
    },
  ],
};
