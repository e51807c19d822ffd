import type { IndustryPage } from "../types.ts";

export const consulting: IndustryPage = {
  slug: "consulting",
  name: "Consulting",
  description:
    "Consulting recruiters for strategy, management, operations and digital practices, hiring to your staffing plan by grade, practice and project start.",
  headline: "Consulting recruitment with the utilization math done",
  lead: "A firm can hire ahead of its pipeline or behind it, and both mistakes show up in utilization. We recruit to your staffing plan: grade, practice, and the project each start date serves.",
  cards: [
    {
      title: "Strategy",
      text: "Growth, corporate and diligence work, at every grade up to partner. Our screen tests how a candidate structures a problem; the case itself stays yours to give and to score.",
    },
    {
      title: "Management",
      text: "Organization, finance, change and PMO consultants. The evidence we want is what the client was still using a year after the team left.",
    },
    {
      title: "Operations",
      text: "Supply chain, procurement, lean and cost specialists. Industry years and consulting years are scored apart: a former plant director may advise well and sell little.",
    },
    {
      title: "Digital Transformation",
      text: "ERP, cloud, data and AI program leads. Vendor certifications are confirmed with the vendor, and the role held on each engagement is pinned down as lead, workstream or bench.",
    },
  ],
  why: {
    title: "The case for choosing us",
    points: [
      {
        title: "First, the tuition clock",
        text: "Firms that sponsor an MBA usually want about two years of service, or the money back. Experienced associates become reachable near the second anniversary of their return, and we keep a list by date.",
      },
      {
        title: "Second, the review cycle",
        text: "Promotion decisions cluster, and so does disappointment. The two weeks following them yield franker conversations than the quarter leading up.",
      },
      {
        title: "Third, portable revenue",
        text: "We divide a lateral partner's book into relationships owned, inherited and shared, then subtract what the client non-solicit covers. Pay for the remainder.",
      },
      {
        title: "Fourth, life on the road",
        text: "Which airport, how many nights, whose Fridays at home. Raised at the offer stage, these questions go to a family vote; raised in round one, they are logistics.",
      },
    ],
  },
  stats: [
    { value: "650+", label: "consulting professionals" },
    { value: "97%", label: "client satisfaction" },
    { value: "100+", label: "practices served" },
    { value: "36hrs", label: "average response" },
  ],
  roles: [
    "business-analyst-recruiters",
    "project-manager-recruiters",
    "data-analyst-recruiters",
    "hr-business-partner-recruiters",
    "operations-manager-recruiters",
  ],
  consultation: "Schedule Consultation",
  related: ["private-equity", "technology", "healthcare"],
};
