import type { IndustryPage } from "../types.ts";

export const energy: IndustryPage = {
  slug: "energy",
  name: "Energy",
  description:
    "Energy recruiters for operators, utilities and developers: crews, control rooms and HSE leads certified, cleared for site and there on the date.",
  headline: "Energy recruitment scheduled around the outage",
  lead: "Operators, utilities and developers need people with the right card, cleared for site, on a fixed date. One late arrival leaves a crane waiting at day rate.",
  cards: [
    {
      title: "Oil & Gas",
      text: "Drilling, production, midstream, refining. Rotation is stated first (14/14, 28/28, days or nights), basin second, pay third.",
    },
    {
      title: "Power & Utilities",
      text: "Control room, generation, transmission, distribution. System operators need a current NERC certificate; its expiry and the training hours still owed go on the profile.",
    },
    {
      title: "Renewables & Storage",
      text: "Wind technicians, solar construction, battery commissioning, interconnection. Commissioning people work project to project, so we keep track of when each one reaches mechanical completion.",
    },
    {
      title: "Turnarounds & HSE",
      text: "Planners, schedulers, safety leads, and inspectors certified to API 510, 570 and 653. Refinery work bunches in spring and fall. Call in June for October.",
    },
  ],
  why: {
    title: "What operators choose us to get right",
    points: [
      {
        title: "Per diem has a one-year edge",
        text: "Travel per diem is generally tax-free only while work away from home is expected to last a year or less. Extend a commissioning lead past that and take-home pay drops with no change in rate. Expect notice soon after. We line up the relief ahead of the extension.",
      },
      {
        title: "Site access opens on acceptance",
        text: "TWIC for marine terminals, unescorted access for nuclear, drug and alcohol testing nearly everywhere. Fingerprints and background checks run for weeks. Ours start the day the offer is signed.",
      },
      {
        title: "Demob dates are respected",
        text: "Good hands finish the job they are on. We get that date and build your mobilization after it.",
      },
      {
        title: "Union or open shop",
        text: "Craft under a hall agreement comes through the hall. Supervisors, planners and technical staff come through us. You will know where the line runs on your site.",
      },
    ],
  },
  stats: [
    { value: "250+", label: "energy placements" },
    { value: "95%", label: "client satisfaction" },
    { value: "30+", label: "operators and developers" },
    { value: "72hrs", label: "average response" },
  ],
  roles: [
    "electrical-engineer-recruiters",
    "controls-engineer-recruiters",
    "safety-manager-recruiters",
    "project-manager-recruiters",
    "electrician-recruiters",
  ],
  consultation: "Schedule Consultation",
  related: ["manufacturing", "private-equity", "technology"],
};
