import type { IndustryPage } from "../types.ts";

export const privateEquity: IndustryPage = {
  slug: "private-equity",
  name: "Private Equity",
  description:
    "Recruitment under NDA for private equity funds and portfolio companies: investment staff, operating partners, fund finance and company CEOs.",
  headline: "Private equity recruitment across the hold period",
  lead: "Funds hire few people, and each of them sees everything. We work under NDA for the management company and its portfolio, from first associate to exit-ready CFO.",
  cards: [
    {
      title: "Investment Professionals",
      text: "Associates, vice presidents, principals, partners. On-cycle hiring commits associates more than a year ahead of their start. Off-cycle, the field is smaller and free sooner.",
    },
    {
      title: "Operational Partners",
      text: "Functional and sector operators. Settle who bears the cost, management company or portfolio company, prior to terms: LPs will ask about the fee offset.",
    },
    {
      title: "Fund Operations",
      text: "Fund CFOs, controllers, investor relations, compliance. Audited statements are generally due to investors 120 days after year-end. Controllers interview in May.",
    },
    {
      title: "Portfolio Leadership",
      text: "CEOs, CFOs and revenue heads for companies you own or are about to. Pre-close searches run without naming the target.",
    },
  ],
  why: {
    title: "Why choose Cohire between signing and exit",
    points: [
      {
        title: "The year of the hold sets the pitch",
        text: "In year one a CFO is joining a build; in year four, a sale. Strike price, vesting left to run and likely exit date make two different jobs of the same title. We model both with the candidate.",
      },
      {
        title: "Carry in plain terms",
        text: "Points, vesting, clawback, GP commitment. Finalists discuss all four with us, which shortens the lawyers' part.",
      },
      {
        title: "An off-limits list with names",
        text: "Your portfolio companies and co-investors go on a written list at engagement. Every long list is checked against it.",
      },
      {
        title: "Bidders hear about searches",
        text: "Replacing management during a sale process is news. Papers carry a code name. Candidates sign before they learn the asset.",
      },
    ],
  },
  stats: [
    { value: "300+", label: "private equity professionals" },
    { value: "99%", label: "confidentiality" },
    { value: "75+", label: "funds" },
    { value: "30 day", label: "average fill" },
  ],
  roles: [
    "chief-financial-officer-recruiters",
    "chief-operating-officer-recruiters",
    "controller-recruiters",
    "financial-analyst-recruiters",
    "corporate-attorney-recruiters",
  ],
  consultation: "Confidential Consultation",
  related: ["consulting", "financial-services", "manufacturing"],
};
