import { person, keywordStuffer, type GoldenCase } from "./golden-case.ts";

export const physicalTherapist: GoldenCase = {
  job: {
    title: "Physical Therapist, Outpatient Orthopedics",
    industry: "Outpatient clinics",
    description:
      "Two clinics, eleven therapists, mostly post-surgical knees, shoulders and backs. You see ten to twelve patients a day, one at a time, with an assistant and an aide. We document in WebPT and bill by the eight-minute rule.",
    requirements:
      "What we require:\n- Licensed physical therapist in North Carolina, or eligible (PT Compact)\n- DPT or equivalent degree\n- 2 years of outpatient orthopedic experience\n- Manual therapy and therapeutic exercise after surgery\n- Supervision of PTAs\nA plus:\n- OCS\n- Dry needling\n- WebPT",
    location: "Charlotte, NC",
    remote: false,
    salaryMin: 82_000,
    salaryMax: 98_000,
    minYears: 2,
  },
  people: [
    person(
      "pt1",
      3,
      ["Physical Therapist", "Concord, NC", 92_000],
      "Orthopedic PT, NC licensed, OCS since 2024.",
      "Manual therapy, Therapeutic exercise, Dry needling, OCS, WebPT, Post-op rehab, PTA supervision",
      [
        [
          "Physical Therapist",
          "Outpatient clinics",
          "2021-06",
          null,
          "Outpatient ortho caseload of eleven a day: total knees, rotator cuff repairs, low back pain. Joint mobilisation and manual therapy, exercise progressions after surgery, supervises two PTAs, charts in WebPT.",
        ],
      ],
      "DPT",
    ),
    person(
      "pt2",
      3,
      ["Outpatient PT", "Charlotte, NC", 88_000],
      "Three years with knees, hips and shoulders.",
      "Therapeutic exercise, Joint mobilization, Soft tissue work, Gait training, NC PT license, PTA oversight",
      [
        [
          "Physical Therapist",
          "Outpatient clinics",
          "2023-05",
          null,
          "Post-operative orthopedic patients, manual techniques and graded exercise, plans of care, oversees a PTA and an aide, discharge planning with surgeons.",
        ],
      ],
      "Doctor of Physical Therapy",
    ),
    person(
      "pt3",
      3,
      ["Physical Therapist", "Columbus, OH", 90_000],
      "Relocating to Charlotte in spring; PT Compact privilege.",
      "Orthopedics, Manual therapy, ACL rehab, Therapeutic exercise, Vestibular",
      [
        [
          "Physical Therapist",
          "Physician group",
          "2022-01",
          null,
          "Outpatient orthopedics beside surgeons: ACL and rotator cuff protocols, manual therapy, supervises PTAs, compact privilege in six states.",
        ],
      ],
      "DPT",
    ),
    person(
      "pt4",
      2,
      ["Physical Therapist", "Gastonia, NC", 90_000],
      "Hospital PT who wants to go back to clinic work.",
      "Acute care, Gait training, Therapeutic exercise, Discharge planning, NC license",
      [
        [
          "Physical Therapist, Acute Care",
          "Hospitals",
          "2022-08",
          null,
          "Mobilises joint replacement patients on day one, exercise and transfers, supervises a PTA on weekends.",
        ],
        [
          "Physical Therapist",
          "Outpatient clinics",
          "2021-01",
          "2022-07",
          "Outpatient orthopedic caseload with manual therapy.",
        ],
      ],
      "DPT",
    ),
    person(
      "pt5",
      2,
      ["Physical Therapist", "Charlotte, NC", 85_000],
      "One and a half years out of school, licensed in NC.",
      "Manual therapy, Therapeutic exercise, Kinesio taping, WebPT",
      [
        [
          "Physical Therapist",
          "Outpatient clinics",
          "2025-05",
          null,
          "Outpatient orthopedics, nine patients a day, post-surgical protocols, manual therapy under mentorship, directs one PTA.",
        ],
      ],
      "DPT",
    ),
    person(
      "pt6",
      1,
      ["Physical Therapist", "Spokane, WA", 94_000],
      "Orthopedic therapist, lifelong Washingtonian.",
      "Manual therapy, OCS, Dry needling, Therapeutic exercise, PTA supervision",
      [
        [
          "Physical Therapist",
          "Outpatient clinics",
          "2019-03",
          null,
          "Outpatient orthopedics, post-surgical rehabilitation, manual therapy, clinical instructor, supervises three PTAs.",
        ],
      ],
      "DPT",
    ),
    person(
      "pt7",
      0,
      ["Physical Therapist Assistant", "Charlotte, NC", 66_000],
      "PTA with seven years in ortho clinics.",
      "Therapeutic exercise, Manual therapy, Modalities, WebPT, Post-op protocols",
      [
        [
          "Physical Therapist Assistant",
          "Outpatient clinics",
          "2019-04",
          null,
          "Carries out plans of care for post-surgical orthopedic patients, exercise, soft tissue work, documents in WebPT.",
        ],
      ],
      "AAS Physical Therapist Assistant",
    ),
    person(
      "pt8",
      0,
      ["Occupational Therapist", "Charlotte, NC", 86_000],
      "Hand therapist.",
      "Hand therapy, Splinting, Therapeutic exercise, Manual therapy, COTA supervision",
      [
        [
          "Occupational Therapist",
          "Outpatient clinics",
          "2018-02",
          null,
          "Outpatient hand and upper limb therapy after surgery, splints, supervises a COTA.",
        ],
      ],
      "MS Occupational Therapy",
    ),
    keywordStuffer(
      person(
        "pt9",
        0,
        ["Fitness Instructor", "Charlotte, NC", 80_000],
        "Licensed physical therapist North Carolina DPT outpatient orthopedic manual therapy therapeutic exercise PTA supervision OCS dry needling WebPT.",
        "Physical therapy, Manual therapy, Therapeutic exercise, Dry needling, OCS, WebPT, Outpatient orthopedics, Post-surgical rehab",
        [
          [
            "Fitness Instructor",
            "Fitness",
            "2020-01",
            null,
            "Group spinning classes, membership sales, towel service.",
          ],
        ],
        "BS Exercise Science",
      ),
    ),
    person(
      "pt10",
      1,
      ["Director of Rehabilitation", "Charlotte, NC", 128_000],
      "Runs therapy for a nursing group; still licensed as a PT.",
      "Rehab management, Budgeting, PT license, Productivity, Medicare",
      [
        [
          "Director of Rehabilitation",
          "Skilled nursing",
          "2018-05",
          null,
          "Leads 30 therapists in four nursing homes, budgets, audits; treats a few patients a week.",
        ],
        [
          "Physical Therapist",
          "Outpatient clinics",
          "2013-06",
          "2018-04",
          "Outpatient orthopedics with manual therapy, supervised PTAs.",
        ],
      ],
      "DPT",
    ),
  ],
};
