import type { IndustryPage } from "../types.ts";

export const salesMarketing: IndustryPage = {
  slug: "sales-marketing",
  name: "Sales & Marketing",
  description:
    "Sales and marketing recruiters who check quota, territory and budget claims, for field sales, revenue leaders, operations and brand teams.",
  headline: "Sales & marketing recruitment that questions the number",
  lead: "On paper, everyone beat target. For heads of revenue, we find out what the target was, who set it, and how many leads walked in by themselves.",
  cards: [
    {
      title: "Field & Enterprise Sales",
      text: "Deal size, cycle length, buyer's title. A rep who matches yours on all three ramps sooner than one who only knows the industry.",
    },
    {
      title: "Sales Leadership",
      text: "Front-line managers, vice presidents, chief revenue officers. Our opening question: leaving out your top two reps, how many of the rest made quota?",
    },
    {
      title: "Revenue Operations & Customer Success",
      text: "CRM owners, enablement, deal desk, renewals. Renewals people quote us gross retention. Net can hide a leaking book.",
    },
    {
      title: "Brand & Growth Marketing",
      text: "Brand, content, demand generation, lifecycle, product marketing. Budgets are stated in dollars, and we check campaign credit with whoever sat alongside.",
    },
  ],
  why: {
    title: "Reasons to choose us over another job post",
    points: [
      {
        title: "Ramp decides whose year it is",
        text: "With a nine-month sales cycle, an enterprise rep who joins in spring is selling next year's number. To help this year, open the search the previous fall.",
      },
      {
        title: "Payout day moves people",
        text: "Plenty of commission plans pay only those still on the payroll that day. Resignations follow within the week. We time offers to land there.",
      },
      {
        title: "We read your plan as a rep would",
        text: "Send the comp plan. If on-target earnings depend on a territory nobody has hit, candidates will learn it from your own team, and you would rather hear it from us.",
      },
      {
        title: "Non-solicits on the table",
        text: "Finalists show us what they signed. Being barred from forty named accounts is no reason to pass; it is a reason to hand over a different patch.",
      },
    ],
  },
  stats: [
    { value: "400+", label: "sales and marketing placements" },
    { value: "94%", label: "client satisfaction" },
    { value: "45+", label: "revenue teams" },
    { value: "36hrs", label: "average response" },
  ],
  roles: [
    "account-executive-recruiters",
    "sales-manager-recruiters",
    "product-marketing-manager-recruiters",
    "digital-marketing-manager-recruiters",
    "copywriter-recruiters",
  ],
  consultation: "Schedule Consultation",
  related: ["technology", "retail", "financial-services"],
};
