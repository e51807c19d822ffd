import type { RoleCopy } from "../types.ts";

/** The text of each Education role page, by slug. */
export const education: Readonly<Record<string, RoleCopy>> = {
  "teacher-recruiters": {
    description:
      "Certified Teacher recruiting for districts, charters and private schools: endorsement, demonstration lesson and salary schedule placement covered.",
    intro:
      "Substitutes keep the room supervised, but by October the pacing guide is fiction and families have begun to ask. Principals want someone who plans backward from the standard, keeps order without shouting and answers parents the same day.",
    hiredFor: {
      text: "Someone has to own one class of readers, or five sections of algebra, from August to the state test. The work is planning, explaining, checking who understood and doing it differently tomorrow. Schools also count on this hire for duty, conferences and perhaps a club, and the contract should say which.",
      duties: [
        "Plans units from state standards and adjusts them after each quick check",
        "Grades writing or problem sets and returns comments while they still matter",
        "Calls families about progress, attends grade-level meetings and covers hallway or lunch duty",
      ],
    },
    credentials: [
      "State certificate with grade or subject endorsement",
      "Bachelor's degree and approved preparation program",
      "Praxis or state content exam passed",
      "ESL, bilingual or gifted endorsement",
      "National Board Certification",
    ],
    tools: ["Google Classroom", "Canvas", "Infinite Campus", "NWEA MAP", "i-Ready", "Seesaw"],
    screening: [
      {
        title: "Demo lesson debrief",
        text: "Once the demonstration is over, the candidate says what students did not get and what tomorrow's opener would be. That reflection carries more weight with us than the slides.",
      },
      {
        title: "Student work samples",
        text: "Three papers, strong, middling and weak, with the comments written on them and the names taken off. We look for the next step named on each and growth between drafts.",
      },
      {
        title: "Principal reference",
        text: "By phone, a principal tells us if this person would be given the hardest section, how evaluations read on classroom management, and if a contract was ever broken in midyear.",
      },
    ],
    good: "Lessons start at the bell, the objective is visible in what students produce, and grades are entered weekly. Referrals to the office are rare because small things are handled at the desk.",
    great:
      "Children who began the year furthest behind gain the most, and the teacher can show which routine did it. Colleagues borrow the unit plans, and the quiet child's parent has had good news by email twice.",
    trends: [
      "State reading laws expect elementary staff to be trained in phonics-based instruction, and postings name LETRS or similar courses.",
      "Registered apprenticeships and grow-your-own programs turn paraprofessionals into licensed classroom staff over several years.",
    ],
    questions: [
      {
        question: "Can someone without full certification start this fall?",
        answer:
          "Many states issue provisional, emergency or alternative-route licenses when a district requests one, often with coursework and a mentor attached. Charter and private school rules are looser in some places. We flag the route that applies to each finalist, and your certification office confirms it with the state.",
      },
      {
        question: "How do years elsewhere count on our salary schedule?",
        answer:
          "Public districts commonly place hires by step and lane, and board policy or the union agreement decides how much outside experience transfers. Private and out-of-state years are the usual dispute. Request verification letters at the offer stage, since a later correction sours the first paycheck.",
      },
      {
        question: "What if our choice is under contract with another district?",
        answer:
          "A signed contract may bind the person until released, and some states can act against the certificate of one who walks out. Ask for the release in writing and wait for it. Hiring for the following year, with a long-term substitute meanwhile, is sometimes the sounder plan.",
      },
    ],
  },
  "special-education-teacher-recruiters": {
    description:
      "IEP deadlines do not wait. We recruit the Special Education Teacher your caseload calls for, by disability area, grade band and state certificate.",
    intro:
      "Service minutes owed to students become compensatory time, and annual reviews slide past their legal dates. Relief comes from a certified case manager who can write a defensible IEP on Tuesday and run a reading group on Wednesday.",
    hiredFor: {
      text: "Half instruction, half case management. The instruction is specially designed, delivered in a resource room, a self-contained class or beside a general educator. The case management is evaluation dates, present levels, progress reports, parent meetings and paraprofessional schedules under IDEA. Districts are exposed when either half is weak, so we interview for both.",
      duties: [
        "Teaches small groups with structured literacy or math intervention and graphs the results",
        "Drafts present levels and annual goals, then leads the IEP meeting with parents",
        "Schedules and coaches paraprofessionals, collecting behavior data across the school day",
      ],
    },
    credentials: [
      "State special education certificate, by disability category",
      "Praxis special education or state equivalent",
      "Nonviolent Crisis Intervention (CPI) training",
      "Wilson or Orton-Gillingham reading training",
      "BCBA, for behavior-heavy programs",
    ],
    tools: [
      "Frontline Special Education",
      "PowerSchool Special Programs",
      "SEIS",
      "Woodcock-Johnson",
      "Boardmaker",
      "Unique Learning System",
    ],
    screening: [
      {
        title: "Redacted IEP",
        text: "Read from start to finish, identifying details blacked out. Baselines should be numbers, goals should grow out of them, and minutes should match the need. Your director can mark the same pages.",
      },
      {
        title: "Behavior plan in action",
        text: "The candidate picks a student who hit or ran, and explains the function of the behavior, the replacement skill, the data sheet and what staff did on the worst day.",
      },
      {
        title: "A tense meeting",
        text: "Played out by phone: a parent brings an advocate and rejects the placement. Good answers slow down, return to data, mention prior written notice and promise nothing the team has not decided.",
      },
    ],
    good: "Every annual review is held on time with input gathered beforehand, progress notes contain data, and general educators have each accommodation in writing. Paraprofessionals work from a posted schedule with breaks covered.",
    great:
      "Moves students to less restrictive settings and can show why they were ready. Parents who once filed complaints now email this case manager first, and co-teachers ask to keep the pairing next year.",
    trends: [
      "Districts contract vacancies to agencies and virtual providers, then try to win permanent staff back with caseload caps.",
      "Dyslexia screening laws send more students toward intervention, so structured literacy training shows up in resource room postings.",
    ],
    questions: [
      {
        question: "What caseload is reasonable to advertise?",
        answer:
          "State regulations often set a maximum by program type, and it differs for resource, self-contained and inclusion settings. Quote the present number, the expected October number and the paraprofessionals attached. Applicants compare paperwork load as much as headcount, so mention clerical support or release days if they exist.",
      },
      {
        question: "Should we use a contract agency while searching?",
        answer:
          "Agency educators keep IEP minutes going in the meantime, at a bill rate above the salary equivalent. Check certification, who supervises, and whether the agreement limits hiring the person later. Tell families who holds the caseload. Start the permanent search alongside, before the contract becomes a habit.",
      },
      {
        question: "Can a general education colleague be moved into the role?",
        answer:
          "With an added endorsement, often yes, and several states allow a waiver or provisional status while courses are completed. Pick a person who already differentiates and documents. Provide a mentor for IEP writing, because compliance mistakes made in the first semester surface much later.",
      },
    ],
  },
  "school-counselor-recruiters": {
    description:
      "Hundreds of students share one School Counselor. We verify state certification, crisis training and college or career advising by grade level.",
    intro:
      "Schedule changes, 504 plans and the student crying in the restroom all land on the assistant principal until this post is filled. What the building lacks is a trained listener who also runs a planned program and knows when to refer out.",
    hiredFor: {
      text: "Elementary buildings want classroom lessons and friendship groups; middle schools want attendance and transitions; high schools want four-year plans, transcripts and recommendation letters. All want risk assessments done properly. The ASCA National Model gives the job its shape, and test coordination is the duty most likely to bend it.",
      duties: [
        "Meets with students one to one and runs short groups on grief or anxiety",
        "Conducts suicide risk screenings, notifies parents and arranges the re-entry plan",
        "Audits transcripts for graduation credits and writes recommendation letters in the fall",
      ],
    },
    credentials: [
      "State school counseling certificate or PPS credential",
      "Master's in school counseling, CACREP preferred",
      "NCC, or ASCA-Certified School Counselor",
      "Suicide intervention training such as ASIST",
    ],
    tools: ["Naviance", "Scoir", "Xello", "PowerSchool", "Common App", "Columbia protocol (C-SSRS)"],
    screening: [
      {
        title: "Risk scenario in order",
        text: "A ninth grader's essay hints at self-harm, and it surfaces at 2:40 on a Friday. The reply should put supervision first, then screening, parents, administrator, documentation and Monday.",
      },
      {
        title: "Use of time",
        text: "Last year's calendar, in rough shares: direct student service, scheduling, testing, lunch duty. Candidates who kept a time log can argue for their program, and we would like to see it.",
      },
      {
        title: "Confidentiality edges",
        text: "Custody dispute, a coach curious about a player, a subpoena. We probe what FERPA, state law and the mandated reporter duty allow, and who in the building would be told.",
      },
    ],
    good: "Every senior has a credit check by September, 504 reviews happen on schedule, and students get an appointment the same week they ask. Classroom staff receive enough information to help and no more.",
    great:
      "Pulls attendance and failing grades, finds the two dozen sophomores slipping and builds a group that shows results. After a death in the school, the response plan is already printed and everyone has a post.",
    trends: [
      "Several states tie graduation to filing the FAFSA or a waiver, and the chasing falls to high school counseling offices.",
      "Some legislatures, Texas among them, cap the share of the week spent on testing and other noncounseling duties.",
    ],
    questions: [
      {
        question: "Can a licensed therapist fill the position instead?",
        answer:
          "Usually not on that license alone. Public schools generally need the state's school counseling certificate, though some states offer a bridge for LPCs or social workers. A therapist can be hired beside the counselor for treatment. Independent schools have more freedom and should still ask about student privacy law.",
      },
      {
        question: "What ratio do applicants look for?",
        answer:
          "ASCA recommends 250 students to one counselor, and many schools run above it. Candidates forgive a high number sooner than a hidden one. Give the alphabet split or grade assignment, the social workers and psychologists on site, and the name of whoever coordinates state tests.",
      },
      {
        question: "How many days should the contract cover?",
        answer:
          "High school posts often add extended days before and after the teacher calendar for scheduling and transcripts, paid at the daily rate. Elementary contracts more often match the teacher year. State the day count in the posting, since salaries on unequal calendars cannot be compared.",
      },
    ],
  },
  "academic-advisor-recruiters": {
    description:
      "Retention starts with the Academic Advisor who answers the email. We screen for caseload, degree audit skill and FERPA judgment by campus type.",
    intro:
      "Holds stay on accounts, students register for the wrong sequence and a semester is lost before anyone notices. Colleges fill this chair with someone who reads a catalog like a contract and still asks how the night job is going.",
    hiredFor: {
      text: "Between orientation and graduation, this may be the one employee assigned to a student by name. Advisors map requirements, spot a failing prerequisite, explain probation and connect people with tutoring, aid or a dean. Community colleges stress transfer articulation; universities stress major declaration and progress; athletics adds eligibility.",
      duties: [
        "Holds back-to-back appointments at registration and records notes another advisor can use",
        "Runs degree audits, files exceptions and checks transfer credit against articulation agreements",
        "Works early alert lists, phoning students whose attendance or midterm grades have dropped",
      ],
    },
    credentials: [
      "Bachelor's degree in any field",
      "Master's in higher education or counseling",
      "NACADA coursework or conference presentations",
      "FERPA training certificate",
      "DSO experience for F-1 students",
    ],
    tools: ["EAB Navigate360", "Degree Works", "Banner", "PeopleSoft Campus Solutions", "Slate", "Workday Student"],
    screening: [
      {
        title: "Catalog exercise",
        text: "A transcript, a catalog year and a change of major go out by email. Back comes a term-by-term plan, in which we check prerequisites, residency hours and the date of graduation.",
      },
      {
        title: "Notes and privacy",
        text: "Three sample contact notes, then a mock call from a parent who pays tuition. The right response under FERPA is courteous, brief and turns on whether a release is on file.",
      },
      {
        title: "Caseload by season",
        text: "Numbers per advisor, walk-ins in peak weeks, share of first-year or probation students. Applicants describe how they chose whom to call first, and a supervisor is asked for the same account.",
      },
    ],
    good: "Answers within a business day, applies the right catalog year, and leaves a note after each meeting. Students on probation have a plan signed before classes begin, and audits are clean at graduation check.",
    great:
      "Sees that one gateway course is delaying forty majors and brings the chair a fix with the data. Students who transferred away write back for advice, and peers route their oddest exception cases here.",
    trends: [
      "Campuses are moving advising from faculty to full-time professional staff, grouped by college or by cluster of majors.",
      "Predictive alerts generate long outreach lists, so choosing whom to contact has become part of the craft.",
    ],
    questions: [
      {
        question: "Is a master's degree really needed for this job?",
        answer:
          "For coordinator or senior titles it is often expected. For front-line posts, requiring it shuts out admissions counselors, financial aid staff and registrar's office employees who do the work well. Mark it as preferred, and weigh evidence such as audits, notes and the size of past caseloads.",
      },
      {
        question: "Can advising be done from home?",
        answer:
          "Partly. Video appointments suit commuting and online students, while orientation, walk-in weeks and crisis moments need people present. Two or three campus days is a frequent compromise. Publish the peak periods when everyone comes in, and check tax registration before hiring someone living in another state.",
      },
      {
        question: "Are advisors exempt from overtime under federal law?",
        answer:
          "Federal rules contain an academic administrative exemption that names work such as advising students on degree requirements, with a salary test that can be met by the institution's entrance salary for teachers. Duties and state law decide individual cases, so ask counsel before registration season adds evening hours.",
      },
    ],
  },
};
