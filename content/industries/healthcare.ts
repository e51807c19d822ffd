import type { IndustryPage } from "../types.ts";

export const healthcare: IndustryPage = {
  slug: "healthcare",
  name: "Healthcare",
  description:
    "Healthcare recruiters for physicians, nursing, allied health and administration, planning licenses, privileges and payer enrollment from week one.",
  headline: "Healthcare recruitment timed to the first billable day",
  lead: "Hospitals, clinics and health systems bring us vacancies that agency shifts are already covering. A signed offer still has licensing, privileging and payer enrollment ahead of it, and we plan those from the first week of the search.",
  cards: [
    {
      title: "Physicians & Advanced Practice",
      text: "Employed and hospital-based physicians, nurse practitioners, PAs and CRNAs. Residents and fellows tend to sign in the fall of their final year, which makes a July start an October conversation.",
    },
    {
      title: "Nursing",
      text: "Bedside, procedural and nurse leadership roles, filled by unit and by shift. Weekend rotation, float rules and holiday commitment are part of the first phone call.",
    },
    {
      title: "Allied Health",
      text: "Imaging, respiratory, laboratory, pharmacy and therapy. Registry status with ARRT, NBRC or ASCP is looked up at the source.",
    },
    {
      title: "Administration & Leadership",
      text: "Practice managers, revenue cycle, quality, compliance and the executive team. We ask each one to describe the last Joint Commission or state survey they stood through.",
    },
  ],
  why: {
    title: "Why hospitals choose us",
    points: [
      {
        title: "Payer enrollment sets the start date",
        text: "Credentialing and enrollment commonly take 90 to 120 days, and many commercial plans will not backdate. While the offer is negotiated we gather the file: CAQH profile, malpractice history, peer references.",
      },
      {
        title: "Compact licenses follow a home address",
        text: "A multistate nursing license follows the nurse's primary state of residence. Moving to another compact state means applying there within 60 days, a step that verifying today's license will not reveal.",
      },
      {
        title: "Thirty minutes from the door",
        text: "A 30-minute response rule in the cath lab or the OR draws a circle on the map. On-call searches begin inside it.",
      },
      {
        title: "Short lists that can work the schedule",
        text: "Software reads applications as they arrive and a recruiter phones the plausible ones, at 7:30 in the morning if they have just come off nights. Unit managers meet people who have already agreed to the posted hours.",
      },
    ],
  },
  stats: [
    { value: "300+", label: "healthcare leaders placed" },
    { value: "150+", label: "healthcare executives placed" },
    { value: "98%", label: "client satisfaction, administration" },
    { value: "100%", label: "satisfaction, executive search" },
  ],
  roles: [
    "registered-nurse-recruiters",
    "nurse-practitioner-recruiters",
    "pharmacist-recruiters",
    "physical-therapist-recruiters",
    "radiologic-technologist-recruiters",
  ],
  consultation: "Schedule Consultation",
  related: ["education", "technology", "consulting"],
};
