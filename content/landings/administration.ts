import type { LandingPage } from "../types.ts";

export const administration: LandingPage = {
  slug: "healthcare-administration-recruiters",
  name: "Healthcare Administration Recruiters",
  description:
    "Recruiters for hospital and practice administration: finance, revenue cycle, quality, compliance and operations leaders, credentials checked.",
  headline: "Leaders who keep a hospital paid, staffed and ready for survey",
  lead: "Denials pile up, a survey team arrives unannounced, a clinic loses its manager. We fill the administrative seats behind patient care with people who have held them in a setting like yours.",
  callButton: true,
  stats: [
    { value: "300+", label: "leaders placed" },
    { value: "85%", label: "retention" },
    { value: "98%", label: "client satisfaction" },
    { value: "45 days", label: "average time to fill" },
  ],
  positions: {
    title: "Administrative roles we fill",
    lead: "In hospitals, medical groups, surgery centers and post-acute care.",
    names: [
      "Hospital Administrators",
      "Health Information Managers",
      "Practice Managers",
      "Healthcare Finance Directors",
      "Quality Assurance Managers",
      "Compliance Officers",
      "Revenue Cycle Managers",
      "Operations Directors",
      "Patient Experience Managers",
      "Healthcare Data Analysts",
      "Risk Management Directors",
      "Healthcare Project Managers",
    ],
  },
  reasons: {
    title: "What you get from recruiters who know the back office",
    lead: "One title can cover very different jobs in healthcare administration. We pin the job down first.",
    points: [
      {
        title: "Setting, then title",
        text: "With four physicians a practice manager signs checks and covers the front desk. With forty, the job is site leads and a budget. Every profile we send states size, payer mix and the systems used.",
      },
      {
        title: "Certificates checked with the issuer",
        text: "RHIA with AHIMA, CPHQ with NAHQ, FACHE with ACHE, CHC with the Compliance Certification Board. They have to be renewed, so we read the date too.",
      },
      {
        title: "Results taken apart",
        text: "Revenue cycle candidates walk us through a denial rate they brought down: which payer, which code, what changed on the floor. Then we ask a colleague about the same months.",
      },
      {
        title: "Exclusion list read early",
        text: "Federal health programs will not pay for the work of a person on the OIG exclusion list, and that covers billing and management. We check at shortlist. You check again at hire.",
      },
    ],
  },
  process: {
    title: "How an administrative search runs",
    lead: "You deal with one recruiter throughout, and that recruiter answers for the shortlist.",
    points: [
      {
        title: "Two intake calls",
        text: "One with the executive who is hiring, one with somebody who depends on the role, such as a nurse manager or a lead physician. Their wish lists differ, and you settle which counts.",
      },
      {
        title: "Ranked search",
        text: "The engine scores each candidate against your criteria and quotes the résumé. Our recruiter reads the list, makes the calls and chooses whom to put forward.",
      },
      {
        title: "Interview with a work sample",
        text: "Finalists are given a denial report, a survey finding or a staffing grid, stripped of patient data, and say what they would do first.",
      },
      {
        title: "Offer and handover",
        text: "We carry the offer and plan notice and handover with both sides. Afterwards we phone you and the new leader at one month and at three.",
      },
    ],
  },
  questions: [
    {
      question: "Should we promote someone from inside instead?",
      answer:
        "Often, yes. We can interview your internal candidate against the same criteria and tell you what is missing. An outside search makes sense when the job needs something no one in the building has done, such as a change of billing system or work under a corporate integrity agreement.",
    },
    {
      question: "Do candidates have to come from healthcare?",
      answer:
        "For compliance, health information, quality and revenue cycle, nearly always, since the rules are the job. In finance, data analysis and project work, people from insurance or manufacturing can settle in well under a leader who knows hospitals. We show both kinds and say what you would have to teach.",
    },
    {
      question: "Which of these roles can be remote?",
      answer:
        "Data analysis and much of the revenue cycle commonly are. Practice managers, operations directors and patient experience leads belong in the building. A remote hire in another state brings that state's payroll and wage rules along, so agree with HR and counsel which states you will accept.",
    },
  ],
  form: {
    title: "Find Your Next Healthcare Leader",
    note: "Tell us the seat, the setting and what needs fixing first. A healthcare administration recruiter contacts you within 24 hours.",
  },
};
