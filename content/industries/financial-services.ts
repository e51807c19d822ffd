import type { IndustryPage } from "../types.ts";

export const financialServices: IndustryPage = {
  slug: "financial-services",
  name: "Financial Services",
  description:
    "Recruiters for banks, broker-dealers, asset managers and fintech who document registrations, disclosures, notice terms and bonus dates.",
  headline: "Financial Services Recruitment Excellence",
  lead: "Banks, broker-dealers, asset managers and payment companies hire under supervision. Regulatory record, notice terms and bonus date weigh alongside the interview, and we document all three.",
  cards: [
    {
      title: "Investment Banking",
      text: "Analysts to managing directors in M&A, capital markets and sector coverage. Bonuses are typically paid between January and March, and most moves follow within weeks of payment.",
    },
    {
      title: "Wealth Management",
      text: "Advisors, portfolio managers, planners and trust officers. Discussion of a client book begins only once we have established what the advisor may lawfully bring.",
    },
    {
      title: "Risk & Compliance",
      text: "BSA/AML officers, credit risk, model validation and internal audit. A bank's BSA officer is appointed by its board, and the timetable allows for that meeting.",
    },
    {
      title: "FinTech & Digital",
      text: "Payments, lending and digital banking. State money transmitter licensing requires personal filings and fingerprints from executives, a fact best disclosed at first approach.",
    },
  ],
  why: {
    title: "Chosen by firms that answer to a regulator",
    points: [
      {
        title: "The Broker Protocol limits the book",
        text: "Where both firms are signatories, a departing advisor may take client names, addresses, phone numbers, email addresses and account titles. Nothing else travels. Firms do withdraw, and we consult the current list in every advisor search.",
      },
      {
        title: "The record and the account of it",
        text: "BrokerCheck disclosures are read at the outset. Any reported reason for termination is compared with the explanation given to us.",
      },
      {
        title: "Registrations still in force",
        text: "A Series 7 generally lapses two years after registration ends, unless its holder joined FINRA's maintenance program. Re-examination would defer the start, and the shortlist says so.",
      },
      {
        title: "Background rules for insured banks",
        text: "Section 19 of the Federal Deposit Insurance Act restricts employing persons convicted of crimes of dishonesty, subject to exceptions enlarged in 2022. Our screening observes that statute together with state fair-chance law.",
      },
    ],
  },
  stats: [
    { value: "900+", label: "finance professionals" },
    { value: "98%", label: "satisfaction" },
    { value: "50+", label: "institutions" },
    { value: "24hrs", label: "response" },
  ],
  process: [
    {
      title: "Define the mandate",
      text: "The desk head, HR and compliance agree registrations, supervision and pay structure in a single call.",
    },
    {
      title: "Search and verify",
      text: "AI maps and ranks the market; recruiters make each approach. Licenses and disclosures are confirmed prior to your first interview.",
    },
    {
      title: "Offer to registration",
      text: "Deferred pay, garden leave, background checks and the U4 filing run on one dated schedule, which we keep until the hire is registered.",
    },
  ],
  roles: [
    "financial-analyst-recruiters",
    "financial-advisor-recruiters",
    "loan-officer-recruiters",
    "compliance-officer-recruiters",
    "quantitative-analyst-recruiters",
  ],
  consultation: "Schedule Consultation",
  related: ["private-equity", "consulting", "technology"],
};
