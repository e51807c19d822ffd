import { brand } from "#domain/brand.ts";
import type { ArticlePage } from "../types.ts";

export const cookies: ArticlePage = {
  slug: "cookies",
  title: "Cookie Policy",
  description: `What ${brand.name}'s site stores in your browser, what it is for, and how to change your answer about page-view counting.`,
  lead: "Reading this site sets no cookie. What is stored, and when, fits on one page.",
  changed: "2026-11-15",
  showsCookieChoice: true,
  sections: [
    {
      title: "What is stored without asking",
      paragraphs: ["Only what a thing you asked for cannot do without:"],
      points: [
        "A session cookie once you sign in, so that the next page still knows you. It cannot be read by scripts and ends when you sign out.",
        "Your answer about page-view counting, in the browser's local storage. It never leaves your browser.",
      ],
    },
    {
      title: "What needs your yes",
      paragraphs: [
        "Where a page-view counting service is switched on, we ask before its script is loaded. With a yes, the service learns the address of each page you open here and may set its own cookies. With a no, or without an answer, nothing of it is loaded and no other company learns of your visit.",
        "A browser that sends Global Privacy Control or Do Not Track has answered no, and is not asked.",
      ],
    },
  ],
};
