/** The demo employer: an invented health system in Ohio, its people, its teams and its openings. */
import { demoCompanyName } from "#domain/demo/demo-company.ts";
import type { PermissionLevel } from "#domain/teams/permission-level.ts";

export interface DemoMember {
  readonly key: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly position: string;
  readonly department: string;
}

export interface DemoTeam {
  readonly key: string;
  readonly name: string;
  readonly description: string;
  readonly leadKey: DemoMemberKey;
  readonly members: readonly {
    readonly memberKey: DemoMemberKey;
    readonly role: string;
    readonly permissions: PermissionLevel;
  }[];
}

export const demoCompany = {
  name: demoCompanyName,
  description:
    "Riverbend Health is a nonprofit health system in central Ohio with three hospitals, 26 clinics and about 5,800 employees. Besides clinical staff it hires for technology, finance, facilities, food service, education, security, transport and marketing.",
  website: "https://riverbend-health.example",
  industry: "healthcare",
  size: "1000+",
  tagline: "Care close to home, in four Ohio counties",
  culture:
    "Units set their own schedules within agreed staffing rules, and leaders round on every shift each week. Mistakes and near misses are reviewed to fix the process, and the findings are posted where staff can read them. People who want to train for a new role get paid class time, whatever department they start in.",
  benefits: [
    "Medical, dental and vision coverage from the first day",
    "Tuition assistance up to $5,250 a year",
    "403(b) with a 4 percent match",
    "Twelve weeks of paid parental leave",
    "Free parking or a COTA bus pass",
  ],
  locations: ["Columbus, OH", "Newark, OH", "Lancaster, OH", "Marion, OH"],
} as const;

export const demoMembers = [
  {
    key: "marguerite-doyle",
    firstName: "Marguerite",
    lastName: "Doyle",
    email: "marguerite.doyle@riverbend-health.example",
    position: "Chief Nursing Officer",
    department: "Nursing Administration",
  },
  {
    key: "anil-varghese",
    firstName: "Anil",
    lastName: "Varghese",
    email: "anil.varghese@riverbend-health.example",
    position: "Chief Operating Officer",
    department: "Executive Office",
  },
  {
    key: "tomasz-wrobel",
    firstName: "Tomasz",
    lastName: "Wrobel",
    email: "tomasz.wrobel@riverbend-health.example",
    position: "Chief Information Officer",
    department: "Information Technology",
  },
  {
    key: "renee-castellano",
    firstName: "Renee",
    lastName: "Castellano",
    email: "renee.castellano@riverbend-health.example",
    position: "Controller",
    department: "Finance",
  },
  {
    key: "dale-hochstetler",
    firstName: "Dale",
    lastName: "Hochstetler",
    email: "dale.hochstetler@riverbend-health.example",
    position: "Director of Plant Operations",
    department: "Facilities",
  },
  {
    key: "yolanda-pruitt",
    firstName: "Yolanda",
    lastName: "Pruitt",
    email: "yolanda.pruitt@riverbend-health.example",
    position: "Director of Support Services",
    department: "Support Services",
  },
  {
    key: "simone-achterberg",
    firstName: "Simone",
    lastName: "Achterberg",
    email: "simone.achterberg@riverbend-health.example",
    position: "Vice President, People",
    department: "Human Resources",
  },
  {
    key: "jerome-whitlock",
    firstName: "Jerome",
    lastName: "Whitlock",
    email: "jerome.whitlock@riverbend-health.example",
    position: "Director of Marketing and Patient Access",
    department: "Marketing",
  },
  {
    key: "priya-nandakumar",
    firstName: "Priya",
    lastName: "Nandakumar",
    email: "priya.nandakumar@riverbend-health.example",
    position: "Senior Recruiter, Clinical",
    department: "Talent Acquisition",
  },
  {
    key: "colin-radcliffe",
    firstName: "Colin",
    lastName: "Radcliffe",
    email: "colin.radcliffe@riverbend-health.example",
    position: "Recruiter, Corporate and Support Roles",
    department: "Talent Acquisition",
  },
  {
    key: "beatriz-olmos",
    firstName: "Beatriz",
    lastName: "Olmos",
    email: "beatriz.olmos@riverbend-health.example",
    position: "HR Business Partner",
    department: "Human Resources",
  },
  {
    key: "hannah-lindqvist",
    firstName: "Hannah",
    lastName: "Lindqvist",
    email: "hannah.lindqvist@riverbend-health.example",
    position: "Clinical Nurse Specialist, ICU",
    department: "Critical Care",
  },
  {
    key: "desmond-farrow",
    firstName: "Desmond",
    lastName: "Farrow",
    email: "desmond.farrow@riverbend-health.example",
    position: "Deputy General Counsel",
    department: "Legal",
  },
  {
    key: "mei-zhou",
    firstName: "Mei",
    lastName: "Zhou",
    email: "mei.zhou@riverbend-health.example",
    position: "Manager, Data and Analytics",
    department: "Information Technology",
  },
] as const satisfies readonly DemoMember[];

type DemoMemberKey = (typeof demoMembers)[number]["key"];

export const demoTeams = [
  {
    key: "critical-care",
    name: "Critical Care and Nursing",
    description: "Hires nurses and nurse leaders for the ICUs and the inpatient units.",
    leadKey: "marguerite-doyle",
    members: [
      { memberKey: "marguerite-doyle", role: "Hiring manager", permissions: "admin" },
      { memberKey: "priya-nandakumar", role: "Recruiter", permissions: "editor" },
      { memberKey: "hannah-lindqvist", role: "Clinical interviewer", permissions: "editor" },
      { memberKey: "beatriz-olmos", role: "HR partner", permissions: "viewer" },
    ],
  },
  {
    key: "clinical-operations",
    name: "Clinical Operations",
    description: "Hires for the clinics, rehabilitation, sterile processing and ambulatory leadership.",
    leadKey: "anil-varghese",
    members: [
      { memberKey: "anil-varghese", role: "Hiring manager", permissions: "admin" },
      { memberKey: "priya-nandakumar", role: "Recruiter", permissions: "editor" },
      { memberKey: "marguerite-doyle", role: "Panel interviewer", permissions: "viewer" },
      { memberKey: "beatriz-olmos", role: "HR partner", permissions: "viewer" },
    ],
  },
  {
    key: "digital",
    name: "Digital and Data",
    description: "Hires Epic analysts, network and security staff, data analysts and portal designers.",
    leadKey: "tomasz-wrobel",
    members: [
      { memberKey: "tomasz-wrobel", role: "Hiring manager", permissions: "admin" },
      { memberKey: "mei-zhou", role: "Technical interviewer", permissions: "editor" },
      { memberKey: "colin-radcliffe", role: "Recruiter", permissions: "editor" },
    ],
  },
  {
    key: "finance-legal",
    name: "Finance and Legal",
    description: "Hires accountants, revenue cycle leaders, analysts and lawyers for the system office.",
    leadKey: "renee-castellano",
    members: [
      { memberKey: "renee-castellano", role: "Hiring manager", permissions: "admin" },
      { memberKey: "desmond-farrow", role: "Hiring manager, Legal", permissions: "editor" },
      { memberKey: "colin-radcliffe", role: "Recruiter", permissions: "editor" },
      { memberKey: "beatriz-olmos", role: "HR partner", permissions: "viewer" },
    ],
  },
  {
    key: "facilities",
    name: "Facilities and Engineering",
    description: "Hires engineers, technicians and trades for three central plants and the medical equipment shop.",
    leadKey: "dale-hochstetler",
    members: [
      { memberKey: "dale-hochstetler", role: "Hiring manager", permissions: "admin" },
      { memberKey: "colin-radcliffe", role: "Recruiter", permissions: "editor" },
      { memberKey: "yolanda-pruitt", role: "Panel interviewer", permissions: "viewer" },
    ],
  },
  {
    key: "support-services",
    name: "Support Services",
    description: "Hires for kitchens, environmental services, security, patient transport and supply chain.",
    leadKey: "yolanda-pruitt",
    members: [
      { memberKey: "yolanda-pruitt", role: "Hiring manager", permissions: "admin" },
      { memberKey: "colin-radcliffe", role: "Recruiter", permissions: "editor" },
      { memberKey: "dale-hochstetler", role: "Panel interviewer", permissions: "viewer" },
      { memberKey: "beatriz-olmos", role: "HR partner", permissions: "editor" },
    ],
  },
  {
    key: "people-education",
    name: "People and Education",
    description: "Hires HR staff, nurse educators, simulation staff and executive support.",
    leadKey: "simone-achterberg",
    members: [
      { memberKey: "simone-achterberg", role: "Hiring manager", permissions: "admin" },
      { memberKey: "beatriz-olmos", role: "HR partner", permissions: "editor" },
      { memberKey: "priya-nandakumar", role: "Recruiter", permissions: "editor" },
      { memberKey: "hannah-lindqvist", role: "Education interviewer", permissions: "viewer" },
      { memberKey: "marguerite-doyle", role: "Panel interviewer", permissions: "viewer" },
    ],
  },
  {
    key: "marketing-access",
    name: "Marketing and Patient Access",
    description: "Hires marketers, writers, registration staff and the employer sales desk.",
    leadKey: "jerome-whitlock",
    members: [
      { memberKey: "jerome-whitlock", role: "Hiring manager", permissions: "admin" },
      { memberKey: "colin-radcliffe", role: "Recruiter", permissions: "editor" },
      { memberKey: "mei-zhou", role: "Panel interviewer", permissions: "viewer" },
    ],
  },
] as const satisfies readonly DemoTeam[];

export type DemoTeamKey = (typeof demoTeams)[number]["key"];
