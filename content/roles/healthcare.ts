import type { RoleCopy } from "../types.ts";

/** The text of each Healthcare role page, by slug. */
export const healthcare: Readonly<Record<string, RoleCopy>> = {
  "registered-nurse-recruiters": {
    description:
      "Registered Nurse searches run by unit and shift: license read in Nursys, ratios compared, float and weekend duty agreed before the unit interview.",
    intro:
      "An open line on the unit grid means a charge nurse taking patients and a bed the house supervisor cannot use. The person who closes it can carry your ratio on that shift as soon as orientation ends.",
    hiredFor: {
      text: "Assessment is the part of the job that cannot be handed down to anyone else. A nurse reads the patient behind the monitor, decides whether the change since noon matters, and gets the physician to act on it. Around that sit medications, drains, family questions, teaching and a chart that another shift will rely on.",
      duties: [
        "Takes bedside handoff and reassesses each assigned patient before the first medication round",
        "Titrates drips, hangs blood and scans every dose against the order in the eMAR",
        "Runs discharge teaching and confirms that follow-up appointment and prescriptions really exist",
      ],
    },
    credentials: [
      "Active RN license, single-state or multistate",
      "ADN or BSN from an accredited program",
      "BLS, with ACLS or PALS by unit",
      "CCRN, CMSRN or CEN where the specialty applies",
      "NIHSS certification for stroke units",
    ],
    tools: ["Epic", "Oracle Health (Cerner)", "MEDITECH", "BD Pyxis", "Alaris infusion pumps", "Vocera"],
    screening: [
      {
        title: "A deteriorating patient",
        text: "The candidate tells one case hour by hour: first sign, vital signs, who was paged, what was said in SBAR, and the next move if the answer was slow. Gaps in the sequence get a follow-up.",
      },
      {
        title: "Real assignment",
        text: "We write down typical patient count, devices, telemetry and aides per shift at each hospital. A skills checklist filled in by the nurse is then compared with your unit's own.",
      },
      {
        title: "License and work history",
        text: "Nursys shows the boards that issued a license and any public discipline. Dates are matched to the résumé, and short travel contracts are listed one by one instead of under an agency name.",
      },
    ],
    good: "Gives medications on time, calls with a clear recommendation, finishes charting before leaving and picks up the occasional extra shift. Patients can repeat the plan for the day because this nurse told them.",
    great:
      "Notices the quiet patient who has stopped eating and starts a sepsis workup before the score fires. Other nurses bring their difficult IVs and their doubts here, and precepting goes on without slowing the assignment.",
    trends: [
      "Virtual nurses on a screen take admission histories and discharge teaching, which changes what the bedside assignment contains.",
      "Hospitals build internal float pools at a higher base rate, and experienced generalists compare that with a home unit.",
    ],
    questions: [
      {
        question: "Should we insist on a BSN for bedside positions?",
        answer:
          "Magnet hospitals and many academic centers set it as a target, and it often matters for advancement. For a community hospital the cleaner rule is an associate degree plus a signed commitment to finish the BSN, with tuition support stated. Insisting on the degree removes experienced people from the pool.",
      },
      {
        question: "Can we hire the traveler who is already working here?",
        answer:
          "Often, yes. Read the staffing agreement first, because most contain a conversion fee or a waiting period after the assignment ends. Then talk openly about the drop from a weekly travel package to staff pay and benefits. Travelers who stay usually do so for the schedule and the team.",
      },
      {
        question: "How much orientation does an experienced nurse need?",
        answer:
          "It depends on the distance between the old unit and yours. Same specialty and same charting system can mean a few weeks with a preceptor; a move into critical care or the OR is closer to a residency. We tell you which gap each finalist has, so the schedule reflects it.",
      },
    ],
  },
  "licensed-practical-nurse-recruiters": {
    description:
      "Find a Licensed Practical Nurse for long-term care, clinic or home health, with state scope, med pass load and shift pattern confirmed up front.",
    intro:
      "Long-term care feels this vacancy at the medication cart, where one nurse ends up passing for two halls. Clinics feel it in unreturned calls and missed injections, and both need someone steady who works inside a tightly drawn scope.",
    hiredFor: {
      text: "In nursing homes the LPN is the licensed person residents see most: medications, treatments, blood sugars, and the first look when an aide says something is off. Physician offices use the same license for phone calls, vaccines and prior authorizations. California and Texas issue it under the name of vocational nurse.",
      duties: [
        "Passes scheduled medications for a hall of residents and documents refusals in the eMAR",
        "Changes wound dressings, measures the site and reports a stalled wound to the RN",
        "Directs nursing assistants on the shift and follows up on their weights and intakes",
      ],
    },
    credentials: [
      "State LPN license, or LVN in California and Texas",
      "NCLEX-PN and a board-approved practical nursing program",
      "IV therapy certification where the state asks",
      "Current BLS card",
      "WCC wound care certification, a plus",
    ],
    tools: [
      "PointClickCare",
      "MatrixCare",
      "eClinicalWorks",
      "Homecare Homebase",
      "Medication carts and eMAR",
      "Glucose and INR meters",
    ],
    screening: [
      {
        title: "Scope in your state",
        text: "Nurse practice acts differ on IV push, central lines and initial assessment. Each applicant explains where the limit sat in the last job, and we set that beside your state board's text.",
      },
      {
        title: "Medication pass arithmetic",
        text: "How many residents, how many with tube feeds or insulin, how long the morning round ran. Honest figures sound untidy, and a director of nursing on the reference call can confirm them.",
      },
      {
        title: "When to call",
        text: "A resident falls at 3 a.m. with no visible injury and takes a blood thinner. Spoken aloud, the answer should cover neuro checks, the provider, the family, the RN and the incident report.",
      },
    ],
    good: "Completes the pass within its window, keeps the narcotic count right at every shift change and reports a change of condition to the RN the same hour. Treatments are signed when done, never beforehand.",
    great:
      "Catches that a resident's new confusion began two days after an antibiotic and calls the provider with that timeline ready. Aides stay on this hall because their observations get acted on and credited.",
    trends: [
      "Skilled nursing facilities report staffing to Medicare from payroll records, so administrators watch licensed hours day by day.",
      "Some hospitals have brought practical nurses back to medical floors in team models alongside an RN.",
    ],
    questions: [
      {
        question: "Do we need an LPN, or would a medical assistant do?",
        answer:
          "Look at the tasks. Medical assistants work under a physician's delegation and hold no nursing license, so nursing assessment, many infusions and skilled home visits are out of reach for them. If the day is rooming, vitals and injections, an assistant may be enough. Your state rules settle the borderline duties.",
      },
      {
        question: "What shift pattern attracts applicants to a nursing home?",
        answer:
          "Twelve-hour shifts on a fixed set of days tend to draw more replies than rotating eights. Weekend-only plans, sometimes called Baylor shifts, pay extra for Saturday and Sunday and free up the weekday crew. Publish the pattern and the differential together, since applicants calculate both before they call.",
      },
      {
        question: "Will they leave as soon as they finish RN school?",
        answer:
          "Some will, and it is fair to discuss it. Facilities that help with bridge program tuition, schedule around classes and have an RN position waiting can keep the nurse after the second license arrives. We raise study plans only in connection with availability for the posted shifts.",
      },
    ],
  },
  "nurse-practitioner-recruiters": {
    description:
      "Hiring a Nurse Practitioner means matching population certification, state practice authority and panel size. All three are checked before you meet.",
    intro:
      "New-patient appointments slip by weeks, refills pile into the physicians' inboxes and families drift to the retail clinic. What relieves it is a clinician certified for the people you treat, comfortable deciding alone and quick to consult.",
    hiredFor: {
      text: "Practices add one to open access: a panel in family medicine, follow-ups in cardiology, psychiatric evaluations, rounds on a hospital service. The degree is graduate nursing, the license is advanced practice, and certification ties the holder to a population such as family, adult-gerontology or psychiatric. Prescribing comes with it, on each state's terms.",
      duties: [
        "Sees scheduled and same-day patients, orders the workup and closes the visit note",
        "Manages hypertension, diabetes and depression over months, adjusting medication between visits",
        "Clears the inbox of results, refill requests and portal messages before clinic ends",
      ],
    },
    credentials: [
      "APRN license with prescriptive authority",
      "FNP-C (AANPCB) or FNP-BC (ANCC)",
      "PMHNP-BC or AGACNP for specialty posts",
      "MSN or DNP",
      "DEA registration and state controlled substance permit",
    ],
    tools: ["Epic", "athenahealth", "eClinicalWorks", "UpToDate", "Surescripts e-prescribing", "State PDMP portal"],
    screening: [
      {
        title: "Certificate against the job",
        text: "A family certificate was not built for an ICU, and an adult acute care one does not cover well-child visits. We look it up with the certifying body and lay it beside your visit mix.",
      },
      {
        title: "The clinic day, described",
        text: "Template length, complexity, who rooms patients, how results come back. Somebody who saw eighteen with a dedicated assistant should say how that count would hold up with a shared one.",
      },
      {
        title: "Limits, tested on a case",
        text: "We present a patient with three vague complaints and an abnormal lab. The discussion shows what gets worked up today, what waits, and at which point a physician is called.",
      },
    ],
    good: "Holds the template, closes charts the same day and keeps measures such as A1c and blood pressure control moving. The collaborating physician hears about the hard cases early, with the reasoning already written.",
    great:
      "Returning patients request this clinician by name, and the schedule proves it. When a colleague leaves, the panel is absorbed with a plan for the riskiest people first, and specialists remark that referrals arrive complete.",
    trends: [
      "Psychiatric NPs draw offers from telehealth companies, so clinics compete on support staff, visit length and no-show policy.",
      "Postgraduate fellowships and structured first-year onboarding have become a recruiting argument for specialty clinics.",
    ],
    questions: [
      {
        question: "Do we need a collaborating physician in our state?",
        answer:
          "Practice authority is set by state law and ranges from independent practice to written agreements with chart review. Some states allow independence after a supervised transition period. Ask counsel to read the current statute, and budget a stipend if you must contract for a physician's time.",
      },
      {
        question: "Is straight salary or productivity pay the better offer?",
        answer:
          "Most first contracts are a salary with a modest bonus tied to wRVUs or quality. Pure production suits an established panel and frightens people building one. Spell out the conversion factor, who gets credit under incident-to billing, and how the guarantee ends.",
      },
      {
        question: "Which malpractice terms do candidates ask about?",
        answer:
          "Whether the policy is occurrence or claims-made, and in the second case who buys tail coverage on departure. They also want the limits in writing and to know if those limits are shared. Settling tail in the offer letter avoids an argument that stalls signatures.",
      },
    ],
  },
  "nurse-manager-recruiters": {
    description:
      "Confidential or open search for a Nurse Manager with 24-hour accountability: staffing grid, labor budget, survey history and turnover looked into.",
    intro:
      "Without a permanent leader, rosters get posted late, evaluations lapse and the best charge nurse starts looking elsewhere. Filling the post calls for a nurse who still reads an assignment sheet at a glance and can defend a labor budget.",
    hiredFor: {
      text: "One unit, around the clock, is theirs: its staff, its budget, its infections and falls, its standing with physicians. They hire, discipline, approve overtime and stand in front of the surveyor. Directors choose them to hold hours per patient day to target while experienced people go on wanting to work there.",
      duties: [
        "Posts the unit schedule and adjusts daily staffing to census with the house supervisor",
        "Rounds on patients and staff, then reports back on what they raised",
        "Reviews falls, CLABSI and event reports with charge nurses and assigns the fixes",
      ],
    },
    credentials: [
      "RN license with bedside years in the specialty",
      "BSN, with MSN or MHA preferred",
      "CNML or NE-BC leadership certification",
      "BLS, plus ACLS if the unit holds it",
    ],
    tools: ["UKG scheduling", "Smart Square", "RLDatix event reporting", "Press Ganey", "NDNQI dashboards", "Epic"],
    screening: [
      {
        title: "Turnover, names removed",
        text: "We have the candidate draw the roster on arrival and a year later: who left, why, who was hired, who became charge. Former directors are then asked to describe the same period.",
      },
      {
        title: "A budget variance",
        text: "Given a page of worked hours, census and agency spend, finalists explain the overage in plain words and choose two actions. Premium pay buried in orientation hours is the usual trap.",
      },
      {
        title: "One hard conversation",
        text: "A well-liked nurse is charting assessments that were not performed. We listen for evidence gathering, HR, the duty to report to the board, and how the rest of the unit was handled afterward.",
      },
    ],
    good: "Time-off requests are answered promptly, evaluations are current and the unit passes tracers without a scramble. Staff know where to find the manager, and variances reach finance with an explanation attached.",
    great:
      "Brings up two charge nurses who could take over, and vacancy falls because people transfer in. When a physician and a nurse collide, both come to this office and leave with the same understanding.",
    trends: [
      "Health systems are splitting oversized spans of control and adding assistant managers, a change applicants now ask about.",
      "Self-scheduling apps handle swaps and open-shift incentives, leaving the leader to judge whether holidays were shared fairly.",
    ],
    questions: [
      {
        question: "Should we promote our charge nurse or search outside?",
        answer:
          "Consider both in earnest. Invite the internal candidate into the same process with the same case exercise, and say beforehand what support the first year includes. Outside hires help when the unit's habits are the problem. If you pass over the insider, tell that person first and privately.",
      },
      {
        question: "Can the position carry a patient assignment?",
        answer:
          "It can, on small units, but put the expected hours in writing. A leader counted in the ratio three days a week will miss interviews, audits and meetings with staff. Candidates treat a vague reply here as a warning and withdraw late.",
      },
      {
        question: "How do we replace the current manager discreetly?",
        answer:
          "The posting stays off your site, and first calls give only region, unit type and bed count. Candidates agree in writing to keep the hospital's name to themselves. Plan the internal announcement, an interim leader and system access changes for a single day, with HR and counsel consulted.",
      },
    ],
  },
  "physician-assistant-recruiters": {
    description:
      "Surgical, emergency or primary care: each Physician Assistant we present has NCCPA status, procedure log and call terms already gone through.",
    intro:
      "Surgeons end up writing their own discharge orders, and the emergency department closes a fast track it cannot staff. Bringing in a PA-C whose procedures and specialty years match the service gives those hours back to the physicians.",
    hiredFor: {
      text: "Trained on the medical model as generalists, they change specialty more easily than most clinicians, which is the attraction and the risk. Orthopedic groups want first assists and post-op clinics; emergency departments want throughput; family practices want a full panel. Settle which one before advertising, because the candidates overlap less than the license suggests.",
      duties: [
        "Evaluates new patients, presents the complicated ones and writes orders for the rest",
        "First-assists in the operating room, closes, and rounds on post-op patients",
        "Performs laceration repairs, joint injections and splinting between scheduled visits",
      ],
    },
    credentials: [
      "PA-C, current with NCCPA",
      "State license, practice agreement where required",
      "Master's from an ARC-PA accredited program",
      "CAQ in a specialty, where offered",
      "DEA registration",
    ],
    tools: [
      "Epic",
      "Oracle Health",
      "Dragon Medical One",
      "PACS image viewers",
      "UpToDate",
      "Ambient documentation scribes",
    ],
    screening: [
      {
        title: "Procedure log",
        text: "Counts by type, date of the most recent one and level of supervision. Lumbar punctures done years ago on rotation are listed apart from those performed last month.",
      },
      {
        title: "Specialty change, examined",
        text: "Moving from urgent care to cardiology can work. We want the reading done so far, the ramp the applicant expects and a physician willing to say how quickly earlier gaps closed.",
      },
      {
        title: "Physician reference",
        text: "A phone call with someone who co-signed or operated with the PA, about charting, complications and the evening when help was asked for. Form letters are set aside.",
      },
    ],
    good: "Carries the assigned patients, writes orders that pharmacy does not have to question, and learns each attending's preferences. Notes support the code billed, and pages on a call night are returned promptly.",
    great:
      "Frees an operating day because clinic runs without the surgeon. Spots the post-op calf pain over the phone, brings the patient in, and later writes the protocol that the whole group adopts for such calls.",
    trends: [
      "The professional body now says physician associate, a few states have followed, and both names appear on résumés.",
      "State laws are moving from supervision toward collaboration, so practice agreements differ widely between neighboring markets.",
    ],
    questions: [
      {
        question: "Should the opening be for a PA or an NP?",
        answer:
          "Post for either when the duties allow it; the pool widens. First assist and procedural openings tend to draw PAs, while an NP's certification has to match the patients seen. State rules on physician involvement and your payers' enrollment policies may tip the choice, so check those before advertising.",
      },
      {
        question: "How is call usually paid for surgical PAs?",
        answer:
          "Arrangements vary: a flat stipend per night or weekend, hourly callback when they come in, or call built into a higher salary. State the frequency, the response distance and post-call time off. An offer that says call is shared, without a number, prompts more doubts than it removes.",
      },
      {
        question: "What delays a start after the offer is accepted?",
        answer:
          "License in a new state, the practice agreement, hospital privileges and payer enrollment, each with its own queue. The present employer's contract may also require sixty or ninety days of notice. We ask for the contract's notice clause early, so your clinic schedule is not opened too soon.",
      },
    ],
  },
  "pharmacist-recruiters": {
    description:
      "Hospital, community or specialty: we find the Pharmacist your state board will accept in charge, or the clinical one your formulary committee needs.",
    intro:
      "State rules close the dispensing area when nobody licensed is on duty, so a gap here can mean dark hours or costly relief cover. Employers look for accuracy at volume, with patience left for the phone and the counter.",
    hiredFor: {
      text: "Two rather different jobs share the license. In community stores the week is verification, vaccines, insurance rejections and a team of technicians to lead. In hospitals it is order review, sterile compounding, anticoagulation and rounds. Independents and infusion companies also need a pharmacist-in-charge, whose name stands on the permit.",
      duties: [
        "Verifies orders for dose, renal function, interactions and allergies before anything is dispensed",
        "Counsels patients, administers vaccines and resolves claim rejections with prescribers' offices",
        "Reconciles controlled substance counts and signs off on DEA and state paperwork",
      ],
    },
    credentials: [
      "PharmD, or BPharm with continuous practice",
      "License by NAPLEX and state law exam",
      "Immunization delivery certificate and CPR",
      "PGY1 or PGY2 residency for clinical posts",
      "BCPS, BCOP or other BPS certification",
    ],
    tools: ["Epic Willow", "PioneerRx", "EnterpriseRx", "Omnicell or Pyxis cabinets", "Lexicomp", "DoseEdge"],
    screening: [
      {
        title: "Error and near miss",
        text: "Everyone in practice has one. We want the prescription, the root cause, who was notified and which step changed afterward, and we notice when a technician gets all the blame.",
      },
      {
        title: "Volume and staffing",
        text: "Scripts per day, technician hours, drive-through, vaccine bookings. For inpatient work: beds covered overnight, IV room or not, and whether rounding took place or stood only in the job description.",
      },
      {
        title: "Board record",
        text: "License history in each state, any consent order, and readiness for transfer through NABP. With an applicant for pharmacist-in-charge, we go over the last inspection report line by line.",
      },
    ],
    good: "Keeps the queue moving, catches the duplicate anticoagulant and calls the prescriber with an alternative ready. The controlled drug count balances, and technicians know which decisions to bring over.",
    great:
      "Cuts drug spend by a formulary switch the physicians agreed to because the evidence was shown to them first. Regular customers wait for this person's hours to ask about a new drug, and inspectors leave without findings.",
    trends: [
      "State collaborative practice laws let more of them adjust therapy or test and treat, which opens clinic posts.",
      "USP chapters 797 and 800 keep people who can run sterile and hazardous compounding at a premium.",
    ],
    questions: [
      {
        question: "What does the pharmacist-in-charge designation change in the offer?",
        answer:
          "The person answers to the board for records, security and every inspection, often personally. Pay normally reflects that, and so should authority over staffing and ordering. Most boards want notice when the PIC changes, so align the outgoing resignation and the new start date.",
      },
      {
        question: "Is a residency necessary for a hospital position?",
        answer:
          "For ICU, oncology, infectious disease and ambulatory clinics, a PGY1 is usually expected and often a PGY2. For central verification and night work, solid inpatient years substitute well. Listing residency as preferred on a staffing post brings in capable people from small hospitals.",
      },
      {
        question: "Can one license cover telepharmacy in several states?",
        answer:
          "Usually no. Each state where patients or the remote site are located may require its own license or registration for the pharmacist, the pharmacy or both. The boards publish their rules; have compliance confirm them. Candidates already licensed in several of your states save the most paperwork.",
      },
    ],
  },
  "physical-therapist-recruiters": {
    description:
      "Outpatient, acute or home health Physical Therapist search: license verified, visit expectations compared, a redacted evaluation read beforehand.",
    intro:
      "Evaluations get booked three weeks out, referral sources send people down the road and assistants cannot start without a plan of care. You need a clinician who examines well, discharges on purpose and can live with your visit count.",
    hiredFor: {
      text: "Everything a rehab clinic bills begins with this evaluation: findings, a diagnosis in movement terms, goals a payer will accept and a frequency. Hospitals ask for safe discharge recommendations, home health for someone confident alone on the road, sports clinics for return-to-play judgment. The DPT is standard; the settings train different reflexes.",
      duties: [
        "Evaluates new referrals and writes plans of care with measurable functional goals",
        "Treats a daily caseload with manual therapy, exercise progression and gait training",
        "Completes the progress report Medicare expects every ten treatment days and supervises assistants",
      ],
    },
    credentials: [
      "State PT license or compact privilege",
      "DPT from a CAPTE accredited program",
      "OCS, NCS, SCS or other ABPTS specialty",
      "Dry needling training where state law allows",
      "Current CPR for healthcare providers",
    ],
    tools: ["WebPT", "Net Health", "Raintree", "Homecare Homebase", "MedBridge", "Handheld dynamometers"],
    screening: [
      {
        title: "A redacted evaluation",
        text: "One written note, stripped of identifiers, tells us a lot: objective measures, goals tied to function, skilled reasoning for the frequency. Templates clicked through without thought are easy to see.",
      },
      {
        title: "Productivity, both sides",
        text: "Visits per day, overlapping patients, use of techs, documentation time. You state the standard, the therapist states the recent norm, and a wide gap is discussed before anyone travels.",
      },
      {
        title: "Case on the spot",
        text: "Low back pain with new bladder symptoms, or a stroke survivor going home to stairs. Red flags, the phone call made and the treatment deliberately put off are what we note down.",
      },
    ],
    good: "Plans of care are certified on time, outcome measures show change, and most patients finish the episode. Assistants receive instructions specific enough to follow, and notes go in before the building closes.",
    great:
      "Orthopedic offices phone to ask for this therapist. Cancellations stay low because every patient can repeat the reason for the next visit, and one lunch hour a month goes to teaching colleagues a technique with evidence.",
    trends: [
      "Medicare now accepts general supervision of assistants in private practice, so owners are rethinking their staffing mix.",
      "Remote therapeutic monitoring codes pay for home exercise follow-up, and clinics look for people willing to use them.",
    ],
    questions: [
      {
        question: "How should home health visits be paid?",
        answer:
          "Either salary with a productivity expectation in points, or a rate per visit by type, with start-of-care evaluations weighted higher. Mileage, drive time and documentation belong in the conversation. The pay basis can affect overtime treatment under the FLSA, so have counsel look at the plan.",
      },
      {
        question: "Do patients need a referral before the first visit?",
        answer:
          "All states permit some direct access to evaluation, though several limit treatment by days, visits or diagnosis. Payers may still want a physician's signature on the plan. A candidate used to a referral-only hospital will need coaching in screening and in talking to the public.",
      },
      {
        question: "Would a PTA solve the problem more cheaply?",
        answer:
          "Only if evaluations are not the bottleneck. Assistants treat under the plan; evaluating and discharging stay with the therapist. Medicare also pays less for services they furnish. One therapist directing two assistants can work in a steady outpatient clinic, within the supervision ratio your state sets.",
      },
    ],
  },
  "occupational-therapist-recruiters": {
    description:
      "For hospital, school, hand clinic or home care: an Occupational Therapist with NBCOT standing, setting experience and caseload expectations checked.",
    intro:
      "Discharges stall when no one can say if a patient will manage the bathroom and the stove. In schools the missed minutes accumulate on IEPs, and in either place the answer is a therapist already practiced in that setting.",
    hiredFor: {
      text: "Dressing, cooking, handwriting, driving, going back to a job: this profession treats the activity and adapts the surroundings when the body will not change. Hospitals hire for discharge safety, schools for access to learning, hand clinics for splints and tendon protocols, pediatric practices for sensory and motor delay. Each wants evidence from its own ground.",
      duties: [
        "Evaluates self-care, cognition and home setup, then recommends equipment or level of assistance",
        "Fabricates custom orthoses and progresses hand patients through surgical protocols",
        "Delivers IEP minutes, consults with classroom staff and logs each session for Medicaid",
      ],
    },
    credentials: [
      "OTR in good standing with NBCOT",
      "State occupational therapy license",
      "MOT, MSOT or entry-level OTD",
      "CHT for hand therapy posts",
      "LSVT BIG or low-vision training",
    ],
    tools: [
      "Net Health",
      "Epic",
      "EasyIEP",
      "Sensory Profile 2",
      "Thermoplastic splinting kits",
      "MoCA cognitive screen",
    ],
    screening: [
      {
        title: "Setting depth",
        text: "We count months actually spent in acute, school, SNF or hand therapy, with fieldwork shown separately. Someone returning to pediatrics after years in skilled nursing states what has been refreshed.",
      },
      {
        title: "Treatment reasoning",
        text: "Two clients are sketched on paper, one with left neglect, one who refuses the shower. The applicant picks a first activity for each and says what it would measure.",
      },
      {
        title: "Goal writing",
        text: "Three goals from a past plan, names removed. Function, baseline, condition and date should be visible without explanation, since a payer reviewer or a parent will read them cold.",
      },
    ],
    good: "Keeps evaluations current, scores Section GG the same way colleagues do and orders equipment that arrives before discharge. Families can show the transfer technique back before they go home.",
    great:
      "Turns up in the patient's own kitchen or classroom, moves two things and makes several later sessions unnecessary. Nurses and teachers copy the setup. COTAs ask for this pairing because feedback comes with a demonstration.",
    trends: [
      "Since PDPM stopped paying nursing facilities by the therapy minute, caseloads there mix individual, group and concurrent treatment.",
      "School districts share therapists through cooperatives or teletherapy contracts when a full caseload does not exist locally.",
    ],
    questions: [
      {
        question: "Is an entry-level doctorate worth more than a master's?",
        answer:
          "Both lead to the same NBCOT exam and the same license, and ACOTE accredits programs at either level. Pay by setting and experience. The doctorate adds a capstone, which may matter if you want program development or teaching, and it is worth asking what the project was.",
      },
      {
        question: "How much of the caseload can COTAs carry?",
        answer:
          "They treat under an occupational therapist's supervision and contribute to evaluation, while responsibility for the plan stays with the OTR. State boards define supervision frequency and sometimes a ratio. Some payers, Medicare included, reimburse assistant services at a lower rate, so model clinical load and billing together.",
      },
      {
        question: "Why is a certified hand therapist so hard to hire?",
        answer:
          "They are few, since the credential asks for years in practice and a long record of hand cases before the exam. Two workable routes: recruit an OT partway through those hours and fund the rest, or share one between clinics. Hand surgeons nearby often know who might move.",
      },
    ],
  },
  "respiratory-therapist-recruiters": {
    description:
      "Ventilators, codes and night coverage depend on the Respiratory Therapist. RRT status, ICU devices and neonatal experience come up on the first call.",
    intro:
      "When the department runs short, treatments are triaged, ventilator checks stretch and the emergency room waits for airway help. Coverage returns with a therapist who can take an ICU assignment and answer the code pager on the same night.",
    hiredFor: {
      text: "Breathing, mechanically supported or not, is theirs across the whole hospital: ICU ventilators, emergency airways, neonatal resuscitation, floor treatments, sometimes pulmonary function testing or the sleep lab. Staffing is thin at night, so one person may cover several units. Protocol-driven departments expect them to wean and adjust without waiting for an order each time.",
      duties: [
        "Sets up, checks and weans ventilators according to protocol and blood gas results",
        "Responds to codes and rapid responses, manages the airway and transports unstable patients",
        "Gives nebulizers, airway clearance and high-flow oxygen to patients on the floors",
      ],
    },
    credentials: [
      "RRT from NBRC, CRT where accepted",
      "State respiratory care license",
      "CoARC accredited degree, associate or bachelor's",
      "ACLS and PALS, NRP for delivery rooms",
      "ACCS or NPS specialty credential",
    ],
    tools: [
      "Servo-u ventilators",
      "Hamilton ventilators",
      "Airvo high-flow",
      "i-STAT blood gas analyzer",
      "Noninvasive ventilation (BiPAP)",
      "Epic",
    ],
    screening: [
      {
        title: "Device by device",
        text: "Which ventilators, which modes, how many at once. APRV, proning, nitric oxide and transport are covered separately, since comfort with one model is often reported as comfort with all.",
      },
      {
        title: "A gas to read",
        text: "The card shows pH, PaCO2, bicarbonate and settings. Ten minutes of talk reveals if the numbers lead to a change, to something asked about the patient, or to a recitation.",
      },
      {
        title: "Coverage history",
        text: "Beds and units per therapist on nights, who answered for the NICU, how treatments were triaged. A lead therapist gives the reference, because the medical director rarely saw that shift.",
      },
    ],
    good: "Finishes rounds and ventilator checks, charts real settings and tells the nurse before changing anything. At a code the equipment is ready, the tube is secured and the record is accurate.",
    great:
      "Walks into rounds with a weaning proposal and the mechanics to back it, and intensivists ask for the opinion. Floor nurses call early about a tiring patient because earlier calls were taken seriously.",
    trends: [
      "More states have made the RRT the entry requirement for a first license, narrowing where CRTs can work.",
      "ECMO programs, transport teams and home ventilation companies pull experienced therapists out of ordinary ICU staffing.",
    ],
    questions: [
      {
        question: "Can we accept a CRT instead of an RRT?",
        answer:
          "Check the state rule and your own policies first. Where both are allowed, a CRT may work floor care or subacute units and sit the clinical simulation exam under an agreed deadline. Adult ICU, neonatal and transport posts generally stay with the registered credential.",
      },
      {
        question: "What schedule do candidates expect for nights?",
        answer:
          "Three twelves, with self-scheduling inside a posted pattern and a differential that is visible in the advertisement. Every other weekend is common; every third is a selling point. Consider block scheduling too, as commuters from farther away will accept nights that are grouped together.",
      },
      {
        question: "May they intubate or place arterial lines here?",
        answer:
          "State scope often allows both with training, and hospital policy decides the rest. If your emergency department relies on it, say so in the posting and request a log of attempts and successes. If your policy forbids it, tell applicants, since some will not want to lose the skill.",
      },
    ],
  },
  "radiologic-technologist-recruiters": {
    description:
      "X-ray rooms sit idle without staff. Our Radiologic Technologist search covers ARRT registration, state permits, CT cross-training and call radius.",
    intro:
      "One missing technologist turns into a hallway of stretchers, postponed outpatient slots and an OR case waiting for the C-arm. The right hire positions accurately the first time, steers a portable through a crowded ICU and takes call.",
    hiredFor: {
      text: "General radiography is the base: chests, extremities, trauma series, fluoroscopy, surgery. Hospitals often want CT on top, outpatient centers want pace and courtesy, orthopedic offices want exact weight-bearing views. Repeat exposures cost time and dose, so positioning skill is what you are buying. Familiarity with a given manufacturer can be taught.",
      duties: [
        "Positions patients, selects technique and checks images for rotation and clipped anatomy",
        "Takes portables to the ICU and runs the C-arm for orthopedic cases",
        "Verifies the order, asks about pregnancy and contrast allergy, and records exposure",
      ],
    },
    credentials: [
      "ARRT (R), with (CT) or (M) added",
      "State radiography license or permit",
      "JRCERT accredited radiography program",
      "Fluoroscopy permit in California",
      "BLS, and venipuncture for CT",
    ],
    tools: ["Epic Radiant", "Sectra PACS", "Synapse PACS", "OEC C-arms", "Siemens and GE rooms", "Dosimetry badges"],
    screening: [
      {
        title: "Repeat rate",
        text: "Many departments track rejected images by person. We request the figure, the views behind it and what changed afterward, then hear the lead technologist's side on a reference call.",
      },
      {
        title: "Trauma without moving",
        text: "A patient on a backboard needs a lateral hip and a cross-table spine. Describing tube, receptor and grid placement aloud, without a diagram, separates daily practice from textbook memory.",
      },
      {
        title: "Registry and permits",
        text: "ARRT lists disciplines and status publicly; states keep their own rolls. Both are read for every applicant, with continuing education dates and, for CT trainees, the procedures logged so far.",
      },
    ],
    good: "Works through the list in order, marks sides correctly, repeats little and leaves the room stocked. Radiologists seldom request an additional view, and the badge report stays unremarkable.",
    great:
      "Gets a diagnostic lateral on a patient who cannot raise an arm, alerts the radiologist at once to possible free air, and teaches emergency staff which order matches which complaint.",
    trends: [
      "Routine gonadal shielding is being dropped on professional advice, and technologists have to explain that to patients.",
      "Cameras that propose positioning and software that triages images speed the room while leaving judgment with the operator.",
    ],
    questions: [
      {
        question: "Do we require CT certification or train for it?",
        answer:
          "Training works when volume is adequate and a CT lead has time. ARRT lets registered technologists add CT after structured education, documented procedures and an exam, so a sponsored path attracts radiographers who feel stuck. Night posts with a lone operator should go to someone already certified.",
      },
      {
        question: "Could a limited-scope X-ray operator staff our urgent care?",
        answer:
          "In some states, with a limited permit and for the body regions it names. Others do not recognize the category. A fully registered technologist covers any radiographic exam the provider orders, and that matters when patients arrive unselected. The state radiation control program publishes the list.",
      },
      {
        question: "How should we pay for call and callback?",
        answer:
          "A small hourly rate while waiting, then a guaranteed minimum at premium pay once called in, is the usual pattern. Response time decides the geography. Restricted waiting can count as hours worked under FLSA tests, so have HR review the policy before it goes into an offer.",
      },
    ],
  },
};
