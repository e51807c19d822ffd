import { person, keywordStuffer, type GoldenCase } from "./golden-case.ts";

export const hrBusinessPartner: GoldenCase = {
  job: {
    title: "HR Business Partner",
    industry: "Manufacturing",
    description:
      "You look after 400 people in two plants, one of them with a union. Plant managers call you first: about people, pay, conflicts and reorganisations.",
    requirements:
      "Essential\n– 5 years in HR, of which 2 as a business partner or HR manager to line leaders\n– Employee relations and investigations\n– US employment law (FMLA, ADA, FLSA, Title VII)\n– Performance management and coaching of managers\n– Workday or another HRIS\nDesirable\n– Union environment, grievances\n– SHRM-CP or PHR\n– Manufacturing\n– Spanish",
    location: "Greenville, SC",
    remote: false,
    salaryMin: 85_000,
    salaryMax: 105_000,
    minYears: 5,
  },
  people: [
    person(
      "hr1",
      3,
      ["HR Business Partner", "Spartanburg, SC", 99_000],
      "Plant HR partner in automotive parts.",
      "Employee relations, Investigations, FMLA, ADA, Workday, SHRM-CP, Grievances, Coaching",
      [
        [
          "HR Business Partner",
          "Automotive",
          "2021-02",
          null,
          "Partner to three plant managers and 350 staff: investigations, leave and accommodation cases, union grievances, performance improvement plans, Workday reports.",
        ],
        [
          "HR Generalist",
          "Manufacturing",
          "2017-06",
          "2021-01",
          "Leave administration, onboarding, employee relations.",
        ],
      ],
      "BA Human Resources",
    ),
    person(
      "hr2",
      3,
      ["HR Manager", "Greer, SC", 95_000],
      "HR manager of a 200-person factory.",
      "Labor law, Employee relations, UKG, Performance reviews, PHR, Spanish",
      [
        [
          "HR Manager",
          "Manufacturing",
          "2019-08",
          null,
          "Advises supervisors on discipline, runs investigations, FMLA and FLSA compliance, review cycle and manager coaching, UKG administration.",
        ],
        ["HR Coordinator", "Manufacturing", "2016-05", "2019-07", "Onboarding and benefits."],
      ],
      "BS Management",
    ),
    person(
      "hr3",
      2,
      ["HR Business Partner", "Greenville, SC", 100_000],
      "HRBP in banking.",
      "Employee relations, Employment law, Workday, Coaching, Organization design",
      [
        [
          "HR Business Partner",
          "Banking",
          "2020-03",
          null,
          "Partner to branch leaders, employee relations cases, coaching, FMLA and ADA, talent reviews, Workday.",
        ],
        ["HR Specialist", "Banking", "2017-03", "2020-02", "Employee relations desk."],
      ],
      "MBA",
    ),
    person(
      "hr4",
      2,
      ["Senior HR Generalist", "Simpsonville, SC", 88_000],
      "Generalist who does the partner's work for one plant.",
      "Employee relations, FMLA, FLSA, ADP, Investigations, Performance management",
      [
        [
          "Senior HR Generalist",
          "Manufacturing",
          "2020-01",
          null,
          "Investigations, leave cases, coaching of shift supervisors, annual reviews, ADP.",
        ],
        ["HR Assistant", "Manufacturing", "2018-01", "2019-12", "Records."],
      ],
      "BA Psychology",
    ),
    person(
      "hr5",
      1,
      ["HR Business Partner", "Denver, CO", 104_000],
      "HRBP for plants in the Rockies.",
      "Employee relations, Investigations, FMLA, Workday, SHRM-SCP, Union",
      [
        [
          "HR Business Partner",
          "Manufacturing",
          "2018-04",
          null,
          "Partner to four plants, employee relations, grievances, employment law, manager coaching, Workday.",
        ],
      ],
      "BS Human Resources",
    ),
    person(
      "hr6",
      1,
      ["Talent Acquisition Manager", "Greenville, SC", 98_000],
      "Recruiting leader who wants a broader role.",
      "Recruiting, Workday, Hiring manager coaching, Employer brand, EEO",
      [
        [
          "Talent Acquisition Manager",
          "Manufacturing",
          "2018-02",
          null,
          "Hires for six plants, coaches hiring managers, Workday recruiting; sat in on some employee relations cases.",
        ],
      ],
      "BA Communications",
    ),
    person(
      "hr7",
      0,
      ["Payroll Specialist", "Greenville, SC", 62_000],
      "Payroll for 600.",
      "ADP, Workday payroll, FLSA, Garnishments, Time and attendance",
      [["Payroll Specialist", "Manufacturing", "2017-05", null, "Weekly payroll, FLSA overtime, leave balances."]],
      "AA Accounting",
    ),
    person(
      "hr8",
      0,
      ["Chief People Officer", "Charlotte, NC", 310_000],
      "CPO of a listed company.",
      "People strategy, Board, M&A, Workday, Compensation committee",
      [
        [
          "Chief People Officer",
          "Manufacturing",
          "2016-01",
          null,
          "Leads an HR organisation of 80, reports to the board.",
        ],
        ["HR Director", "Manufacturing", "2009-01", "2015-12", "Led HR of a division; employee relations."],
      ],
      "MBA",
    ),
    keywordStuffer(
      person(
        "hr9",
        0,
        ["Barista", "Greenville, SC", 85_000],
        "HR Business Partner employee relations investigations FMLA ADA FLSA Title VII performance management coaching Workday HRIS union grievances SHRM-CP PHR manufacturing Spanish.",
        "Employee relations, Investigations, FMLA, ADA, FLSA, Workday, SHRM-CP, PHR, Performance management, HRBP",
        [["Barista", "Food service", "2020-06", null, "Espresso drinks, till, opening shift."]],
        "Diploma",
      ),
    ),
  ],
};
