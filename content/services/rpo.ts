import type { ServicePage } from "../types.ts";

export const rpo: ServicePage = {
  slug: "rpo",
  name: "RPO Services",
  description:
    "RPO from fractional recruiters: intake, sourcing, screening, offers and reporting, run as your own team at up to 40% lower recruitment costs.",
  headline: "Your recruiting team, sized to this month's openings",
  lead: "Our recruiters take over hiring from the intake call to the signed offer, in your systems and in your company's name. The team grows when you open jobs and shrinks when they are filled.",
  actions: [{ label: "Get Started", kind: "bottom" }],
  illustration: "weeks",
  offer: {
    title: "Complete RPO Solutions",
    lead: "RPO is recruitment process outsourcing. The hiring decisions stay with you; the work that leads up to them comes to us.",
    points: [
      {
        title: "Dedicated Teams",
        text: "Recruiters are assigned to you by name and stay assigned. When a manager calls about a candidate, the person who answers was on the intake call for that job.",
      },
      {
        title: "Process Management",
        text: "We write the brief with the manager, post the job, search, phone-screen, schedule, chase interview feedback, check references and carry the offer. Each step has an owner and a date you can see.",
      },
      {
        title: "Technology Integration",
        text: "We work in your applicant tracking system if you have one and in ours if you do not. The matching engine reads each application and quotes the line behind every score. A recruiter decides who moves on.",
      },
    ],
  },
  why: {
    title: "Why Choose Our RPO Services",
    lead: "Hiring comes in bursts and a recruiting payroll does not. The arrangement is built around that difference.",
    points: [
      {
        title: "Scalable Solutions",
        text: "Add recruiters for a plant opening or a new clinic and drop back the month after. Hours are set month by month, so nobody sits idle on your account between jobs.",
      },
      {
        title: "Cost Effective",
        text: "Employers reach up to 40% lower recruitment costs, chiefly because quiet months cost less. There is no setup fee, and our calculator works the sum with your own numbers.",
      },
      {
        title: "Expert Knowledge",
        text: "Assignments follow the field. Whoever screens your respiratory therapists knows which registry to look them up in, and whoever screens your maintenance techs asks which PLCs they have worked on.",
      },
    ],
  },
  questions: [
    {
      question: "Who decides whom we hire?",
      answer:
        "You do. We recommend people and say what the recommendation rests on. Interviews, the choice between finalists and the amount of the offer stay with your managers. Software ranks the applications but cannot turn anyone down; a recruiter moves every stage and records why.",
    },
    {
      question: "We have an HR team that recruits already. Where does that leave them?",
      answer:
        "Usually they keep the jobs they fill well, often referrals and internal moves, and hand us the ones that have stood open or arrive twenty at a time. The split is written down at the start, so no candidate gets two calls from one company.",
    },
    {
      question: "When is RPO the wrong choice for us?",
      answer:
        "If you hire one or two people a year, a single search costs less. If you fill the same jobs in high volume all year round, an in-house team may be cheaper, and our calculator will show it. Nor can we make up for pay well under the local market. You would hear that from us at intake.",
    },
  ],
  closing: {
    title: "Bring us the jobs that have been open longest",
    text: "Tell us how many there are, where they are and what has been tried. A recruiter answers within 24 hours, with questions or a first plan.",
    actions: [
      { label: "Schedule Consultation", kind: "bottom" },
      { label: "Healthcare RPO", kind: "go", to: "/industries/healthcare" },
    ],
  },
};
