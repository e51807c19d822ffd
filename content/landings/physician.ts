import type { LandingPage } from "../types.ts";

export const physician: LandingPage = {
  slug: "physician-recruiters",
  name: "Physician Recruiters",
  description:
    "Physician recruiters for hospitals, medical groups and clinics, from primary care to surgery, with credentialing planned from the first week.",
  headline: "Physicians found by specialty, call schedule and start date",
  lead: "Hospitals, groups and clinics come to us when a departure leaves call uncovered or a panel without a doctor. We recruit for the whole path to the first patient: contract, license, privileges and payer enrollment.",
  callButton: false,
  stats: [
    { value: "500+", label: "physicians placed" },
    { value: "50+", label: "specialties and subspecialties covered" },
    { value: "95%", label: "client satisfaction" },
    { value: "30 days", label: "average time to a shortlist" },
  ],
  positions: {
    title: "Specialties we recruit",
    lead: "Subspecialties are covered under each heading. Ask about yours if you do not see it.",
    names: [
      "Primary Care Physicians",
      "Emergency Medicine",
      "Internal Medicine",
      "Family Medicine",
      "Cardiology",
      "Neurology",
      "Oncology",
      "Pediatrics",
      "Surgery",
      "Radiology",
      "Anesthesiology",
      "Psychiatry",
    ],
  },
  reasons: {
    title: "What a physician desk adds",
    lead: "A wrong appointment is slow to undo: notice, tail coverage, and a second round of privileging for whoever comes next.",
    points: [
      {
        title: "Medical Specialty Expertise",
        text: "Hospitalists ask about census and who covers nights. Cardiologists ask about cath lab time and how STEMI call is shared. Our recruiters have the answers from you in hand when they phone.",
      },
      {
        title: "Credentialing Support",
        text: "License and board certification are verified at the source, and the CAQH profile and peer references are collected while the contract is under review. Your medical staff office keeps the decision and makes its own Data Bank query.",
      },
      {
        title: "Market Intelligence",
        text: "You hear what candidates say about your call burden, wRVU threshold and sign-on terms, and what they accepted elsewhere. Fair market value under the Stark law remains a question for your valuation advisor.",
      },
      {
        title: "Quality Assurance",
        text: "State board orders and the OIG exclusion list are read for everyone we present. References come from people who worked beside the physician, and you receive their words in writing.",
      },
    ],
  },
  process: {
    title: "From vacancy to first patient",
    lead: "Steps overlap where they can, because licensing and enrollment outlast interviewing.",
    points: [
      {
        title: "Define the practice",
        text: "Schedule, call, case mix, support staff, pay model, and why the last physician left. Candidates will ask about all of it.",
      },
      {
        title: "Search and screen",
        text: "The engine ranks CVs against the brief and quotes its evidence. A recruiter phones each plausible physician, often in the evening, and decides who is put forward.",
      },
      {
        title: "Site visit",
        text: "One visit with future partners, the clinic or the OR, and an administrator who can speak about terms. We call both sides the next day.",
      },
      {
        title: "Contract to first day",
        text: "Restrictive covenant, tail coverage and start date are settled with counsel on each side. We then follow license, privileges and enrollment until the schedule opens.",
      },
    ],
  },
  questions: [
    {
      question: "How long after signing can a new physician see insured patients?",
      answer:
        "Credentialing and payer enrollment commonly take 90 to 120 days, with a state license in front of them if the physician is moving. The Interstate Medical Licensure Compact can shorten that part for those who qualify. We gather the file during contract review so that signature day is not day one.",
    },
    {
      question: "Should we take a locum tenens physician instead?",
      answer:
        "If call is uncovered next week, yes. A locum agency will be quicker than any permanent search, ours included. Many hospitals run both and end the locum contract once the permanent physician is enrolled. Read the agency's terms on hiring its locum yourself before you sign them.",
    },
    {
      question: "Can you recruit physicians who need a J-1 waiver?",
      answer:
        "Yes, as recruiters. Each state can recommend 30 Conrad waivers in a federal fiscal year, and the physician commits to three years, as a rule in an underserved area. We plan the search around your state's filing window. The petition itself belongs with an immigration attorney.",
    },
  ],
  form: {
    title: "Find Your Next Physician",
    note: "Tell us the specialty, the place and the call schedule. A physician recruiter contacts you within 24 hours.",
  },
};
