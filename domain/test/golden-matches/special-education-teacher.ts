import { person, keywordStuffer, type GoldenCase } from "./golden-case.ts";

export const specialEducationTeacher: GoldenCase = {
  job: {
    title: "Special Education Teacher, Middle School",
    industry: "K-12 education",
    description:
      "Resource room and co-taught classes in grades six to eight. Your caseload is 16 students, most with specific learning disabilities or autism. You write and lead IEPs, work with general education teachers and train two paraprofessionals.",
    requirements:
      "You need a valid New Jersey teaching certificate with special education endorsement (Teacher of Students with Disabilities) or eligibility. You have at least three years in the classroom. You write IEPs and track progress data. You have taught reading intervention (Wilson, Orton-Gillingham or similar). Ideally you know positive behavior supports and have co-taught.",
    location: "Newark, NJ",
    remote: false,
    salaryMin: 62_000,
    salaryMax: 84_000,
    minYears: 3,
  },
  people: [
    person(
      "se1",
      3,
      ["Special Education Teacher", "Elizabeth, NJ", 74_000],
      "Resource teacher, NJ TOSD certificate.",
      "IEP writing, Wilson Reading System, Co-teaching, PBIS, Progress monitoring, Autism",
      [
        [
          "Special Education Teacher",
          "Schools",
          "2020-09",
          null,
          "Resource room grades 6 to 8, writes 15 IEPs a year, Wilson groups, co-teaches math, collects progress data, trains aides.",
        ],
      ],
      "MA Special Education",
    ),
    person(
      "se2",
      3,
      ["Inclusion Teacher", "Jersey City, NJ", 70_000],
      "Teaches children with learning disabilities; certified teacher of students with disabilities.",
      "Individualized education programs, Orton-Gillingham, Inclusion, Behavior plans, Data tracking",
      [
        [
          "Inclusion Teacher",
          "K-12 education",
          "2021-09",
          null,
          "Co-taught sixth grade classes, case manager for 14 students, IEP meetings, Orton-Gillingham reading intervention, behavior intervention plans.",
        ],
        ["Teacher Aide", "K-12 education", "2019-09", "2021-06", "Supported students with autism."],
      ],
      "BA Elementary and Special Education",
    ),
    person(
      "se3",
      2,
      ["Special Ed Teacher", "Newark, NJ", 64_000],
      "Two years in a self-contained class.",
      "IEP, Wilson Reading, Autism, ABA, Progress monitoring, NJ TOSD certification",
      [
        [
          "Special Education Teacher",
          "Schools",
          "2024-09",
          null,
          "Self-contained class of nine, IEPs with data, Wilson reading, two paraprofessionals.",
        ],
      ],
      "BA Special Education",
    ),
    person(
      "se4",
      2,
      ["Special Education Teacher", "Stamford, CT", 78_000],
      "Connecticut certified; would take the NJ route and move for the right school.",
      "IEP, Orton-Gillingham, Co-teaching, PBIS, Reading intervention",
      [
        [
          "Special Education Teacher",
          "Schools",
          "2018-09",
          null,
          "Middle school resource room, IEPs, Orton-Gillingham groups, co-taught English, progress reports.",
        ],
      ],
      "MEd Special Education",
    ),
    person(
      "se5",
      1,
      ["6th Grade Teacher", "Newark, NJ", 68_000],
      "General education teacher enrolled in a TOSD endorsement programme.",
      "Classroom management, Co-teaching, Differentiation, Reading workshop, Google Classroom",
      [
        [
          "Sixth Grade Teacher",
          "Schools",
          "2019-09",
          null,
          "English and social studies; co-teaches an inclusion section and attends IEP meetings as the general educator, NJ teaching certificate.",
        ],
      ],
      "BA Education",
    ),
    person(
      "se6",
      1,
      ["Special Education Teacher", "Portland, OR", 72_000],
      "Special educator, nine years.",
      "IEP, Wilson, Co-teaching, PBIS, Autism",
      [
        [
          "Special Education Teacher",
          "Schools",
          "2017-09",
          null,
          "Middle school learning center, IEPs, Wilson reading groups, co-teaching, trains paraprofessionals.",
        ],
      ],
      "MA Teaching",
    ),
    person(
      "se7",
      0,
      ["Paraprofessional", "Newark, NJ", 48_000],
      "One-to-one aide for eight years.",
      "Autism support, Data collection, De-escalation, Wilson (some), ABA",
      [
        [
          "Paraprofessional",
          "Schools",
          "2018-09",
          null,
          "One-to-one aide in middle school, collects behavior data, supports reading groups, attends IEP meetings.",
        ],
      ],
      "AA Liberal Arts",
    ),
    person(
      "se8",
      0,
      ["School Psychologist", "Newark, NJ", 88_000],
      "Child study team psychologist.",
      "Psychoeducational evaluation, IEP, Counseling, Behavior plans, PBIS",
      [
        [
          "School Psychologist",
          "Schools",
          "2015-09",
          null,
          "Evaluations for special education eligibility, chairs IEP meetings, behavior consultation.",
        ],
      ],
      "EdS School Psychology",
    ),
    keywordStuffer(
      person(
        "se9",
        0,
        ["Retail Supervisor", "Newark, NJ", 65_000],
        "Special education teacher New Jersey certificate TOSD IEP progress data reading intervention Wilson Orton-Gillingham co-teaching positive behavior supports autism.",
        "Special education, IEP, Wilson Reading, Orton-Gillingham, Co-teaching, PBIS, Progress monitoring, Autism",
        [
          [
            "Retail Supervisor",
            "Retail",
            "2019-02",
            null,
            "Opens the shop, counts tills, schedules six sales assistants.",
          ],
        ],
        "BA Communications",
      ),
    ),
    person(
      "se10",
      0,
      ["Assistant Principal", "Paterson, NJ", 132_000],
      "School leader, former special educator.",
      "School leadership, Discipline, IEP, Observation, Scheduling, Budget",
      [
        [
          "Assistant Principal",
          "Schools",
          "2016-07",
          null,
          "Leads 60 staff, discipline, scheduling, observes teachers, signs IEPs.",
        ],
        ["Special Education Teacher", "Schools", "2009-09", "2016-06", "Resource room, IEPs."],
      ],
      "EdD Leadership",
    ),
  ],
};
