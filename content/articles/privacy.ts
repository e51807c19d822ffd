import { brand } from "#domain/brand.ts";
import type { ArticlePage } from "../types.ts";

export const privacy: ArticlePage = {
  slug: "privacy",
  title: "Privacy Policy",
  description: `What ${brand.name} learns about visitors, employers and candidates, why, who sees it, how long it stays and how to have it removed.`,
  lead: "We ask for what a recruiter needs to answer you and nothing beside it. This page says what that is, where it goes and how to get it back.",
  changed: "2026-11-15",
  action: { label: "Download or delete your data", to: "/account/data" },
  sections: [
    {
      title: "Who is responsible",
      paragraphs: [
        `${brand.name}, ${brand.address.street}, ${brand.address.city}, ${brand.address.region} ${brand.address.postalCode}. Write to ${brand.email} or call ${brand.phone.display} about anything on this page.`,
      ],
    },
    {
      title: "What our forms collect",
      paragraphs: ["Only what you type or attach, and the marks that tell a person from a program:"],
      points: [
        "Quote requests, inquiries and calls: your name, work e-mail, company, phone number if you give it, company size, and what you write about the hire.",
        "A job description, if you paste one or attach a file. The file is checked for its type, stored apart from the site, and can be opened by our staff alone.",
        "The time the form took to fill in and a key that keeps one request from being stored twice.",
        "The network address the request came from, used to limit how many forms one sender can submit. It is kept for a day at most.",
      ],
    },
    {
      title: "What it is used for",
      paragraphs: [
        "To answer you within 24 hours, to prepare a proposal, and to run the search if you hire us. We do not sell personal data, rent it out, or use it to train models for others.",
        "Requests that look like spam are set apart for a person to look at. They are not deleted by software.",
      ],
    },
    {
      title: "How scores are made",
      paragraphs: [
        "Our matching engine compares what a candidate wrote with what a job asks for. Names, photos, schools and gaps in a career never enter a score. No one is rejected by software: a recruiter decides every step and can tell you why.",
      ],
    },
    {
      title: "Who else sees it",
      paragraphs: [
        "The companies that host our servers and carry our mail, under contract and on our instructions. Only you can see your profile until you publish it. Recruiters and employers who find a published profile don't see your name until you accept an introduction. A page-view counting service sees which pages you open if, and only if, you agreed to it.",
      ],
    },
    {
      title: "How long it stays, and your rights",
      paragraphs: [
        `We keep a request while we work on it and afterwards for as long as the law asks us to keep business letters. You can ask for a copy, a correction or the deletion of what concerns you, or object to its use, at ${brand.email}. We answer within 30 days, and it costs nothing.`,
        "Candidates do it themselves, at once and without asking us, on the page Your data: download everything, delete everything, have a person review them instead of the matching engine, and see what they agreed to. An account that is not used for two years is deleted, thirty days after a mail that asks.",
        "If you live in California, Colorado, Virginia or another state with a privacy law, or in the European Union or the United Kingdom, you have these rights by statute, and may complain to your attorney general or data protection authority.",
      ],
    },
  ],
};
