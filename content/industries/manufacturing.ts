import type { IndustryPage } from "../types.ts";

export const manufacturing: IndustryPage = {
  slug: "manufacturing",
  name: "Manufacturing",
  description:
    "Manufacturing recruiters for plant managers, quality, supply chain and process engineers, starting from the shift pattern and the plant floor.",
  headline: "Manufacturing recruitment that starts on the floor",
  lead: "When a line runs on overtime and the posting has been up a month, the cause is often the shift. That is where we begin.",
  cards: [
    {
      title: "Operations Management",
      text: "Plant managers, production and maintenance leaders, shift supervisors. If the job is second shift, the interview is on second shift.",
    },
    {
      title: "Quality & Safety",
      text: "Quality people who have worked under ISO 9001, IATF 16949 or AS9100, and EHS leads who have kept the OSHA logs. We have them bring an 8D they closed.",
    },
    {
      title: "Supply Chain",
      text: "Buyers, planners, materials and logistics managers. Running MRP in SAP and raising purchase orders in SAP look alike on a résumé. Ten minutes on the phone tells them apart.",
    },
    {
      title: "Engineering & R&D",
      text: "Process, tooling, automation and product engineers. Launch experience is counted by phase, from first tool trial to run at rate.",
    },
  ],
  why: {
    title: "If you choose us, this is what changes",
    points: [
      {
        title: "We read the closure notices",
        text: "Federal WARN law makes larger employers give 60 days' notice of a plant closing, and states post the notices. We call that plant's planners and maintenance techs the same week. Many are promised a stay bonus, so you offer now and start them the Monday after it pays.",
      },
      {
        title: "The schedule goes in the ad",
        text: "Rotating twelves, a 2-2-3, every other weekend off: put it in the first line. Fewer apply, and the ones who do have talked it over at home.",
      },
      {
        title: "A floor walk for finalists",
        text: "Heat, noise, lifting, steel toes. Half an hour on the floor sends some finalists home, which is cheaper than a quit in week two.",
      },
      {
        title: "Recruiters for as long as the ramp lasts",
        text: "New line, third shift, second building. A fractional team grows with the hiring plan and shrinks when the jobs are filled.",
      },
    ],
  },
  stats: [
    { value: "750+", label: "manufacturing professionals" },
    { value: "96%", label: "client satisfaction" },
    { value: "200+", label: "plants and facilities" },
    { value: "48hrs", label: "average response" },
  ],
  roles: [
    "plant-manager-recruiters",
    "production-supervisor-recruiters",
    "manufacturing-engineer-recruiters",
    "supply-chain-manager-recruiters",
    "cnc-machinist-recruiters",
  ],
  consultation: "Schedule Consultation",
  related: ["energy", "retail", "technology"],
};
