import type { IndustryPage } from "../types.ts";

export const engineering: IndustryPage = {
  slug: "engineering",
  name: "Engineering",
  description:
    "Civil, mechanical, electrical and aerospace engineers, with PE license, named standards and security clearance established at the start of the search.",
  headline: "Engineering recruitment by people who read the spec",
  lead: "Design firms, product companies and defense contractors come to us when a requisition turns on one license, one standard or one clearance. We establish which, then search.",
  cards: [
    {
      title: "Civil & Structural",
      text: "EITs through principals in transportation, water, site and buildings. PE status is verified with the state board; for a project elsewhere, we add the time comity takes.",
    },
    {
      title: "Mechanical",
      text: "Product, HVAC, rotating equipment and thermal design. Candidates walk through a part they released: its tolerances, its material, and what came back from the field.",
    },
    {
      title: "Electrical & Controls",
      text: "Power distribution, embedded hardware, PLC and SCADA. The control platform is matched by name; Siemens experience does not transfer to Rockwell in a week.",
    },
    {
      title: "Aerospace & Defense",
      text: "Systems, structures, propulsion and test. Each submission states clearance level, date of last investigation and time out of access.",
    },
  ],
  why: {
    title: "Why choose a technical recruiter",
    points: [
      {
        title: "The license your firm stands on",
        text: "Many states let a firm offer engineering services only while a licensed engineer in responsible charge is named on its registration. If that engineer resigns, the vacancy is a right-to-practice problem and is ranked above every other opening.",
      },
      {
        title: "Lawful wording on export control",
        text: "Under ITAR, a US person includes permanent residents, refugees and asylees. Advertising for citizens only, with no law or contract requiring it, has led to Justice Department settlements. Our postings use the regulation's definition.",
      },
      {
        title: "Clearances expire quietly",
        text: "Nobody can apply for a clearance without a sponsor, and eligibility generally lapses after 24 months out of access. An engineer at month 20 goes to the top of the list.",
      },
      {
        title: "What the 72 hours contain",
        text: "You receive your requisition marked up: requirements that must stand, requirements that can be trained, and the pay range the local market will accept.",
      },
    ],
  },
  stats: [
    { value: "400+", label: "engineering placements" },
    { value: "94%", label: "client satisfaction" },
    { value: "40+", label: "engineering employers" },
    { value: "72hrs", label: "average response" },
  ],
  roles: [
    "mechanical-engineer-recruiters",
    "electrical-engineer-recruiters",
    "civil-engineer-recruiters",
    "quality-engineer-recruiters",
    "construction-manager-recruiters",
  ],
  consultation: "Schedule Consultation",
  related: ["manufacturing", "energy", "technology"],
};
