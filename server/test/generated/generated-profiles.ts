/** Deterministic generated profiles of many kinds, for properties that hold for every profile. */
import type { ExportedProfile } from "#domain/exports/resume-document.ts";

const names = [
  ["Łukasz", "Wójcik"],
  ["Nguyễn Thị", "Hương"],
  ["Søren", "Ørsted"],
  ["Ольга", "Кузнецова"],
  ["Amara", "Nwosu-Bright"],
  ["José María", "Peña Ibáñez"],
  ["Zoë", "D’Angelo"],
  ["Ivana", "Dvořáková"],
  ["Ğülşen", "Yıldız"],
  ["Björn", "Sigurðsson"],
  ["Mary-Kate", "O'Brien"],
  ["Ștefan", "Țurcanu"],
  ["Ελένη", "Παπαδοπούλου"],
  ["Priya", "Raghunathan"],
  ["Tom", "Ash"],
  ["Wilhelmina Alexandra", "Featherstonehaugh-Montgomery"],
  ["Dmitrij", "Šimkus"],
  ["Chloé", "Lefèvre"],
  ["Kwame", "Boateng"],
  ["Ana", "Lima"],
] as const;

const places = [
  "Dayton, OH",
  "Toronto, ON",
  "Kraków, Poland",
  "Aarhus, Denmark",
  "Lyon, France",
  "Norwich, UK",
  "Austin, TX",
  "Lisbon, Portugal",
  "Columbus, OH",
  "Berlin, Germany",
  "Brno, Czech Republic",
  "Seattle, WA",
] as const;

const phones = [
  "+1 937 555 0142",
  "+1 416 555 0133",
  "+48 12 345 67 89",
  "+45 32 12 34 56",
  "+33 1 99 00 12 34",
  "+44 1632 960417",
] as const;

interface Occupation {
  readonly titles: readonly string[];
  readonly companies: readonly string[];
  readonly skills: readonly string[];
  readonly done: readonly string[];
  readonly degrees: readonly (readonly [degree: string, field: string | undefined])[];
}

const occupations: readonly Occupation[] = [
  {
    titles: ["Registered Nurse", "Charge Nurse", "Nurse Manager", "Staff Nurse", "Clinical Educator"],
    companies: ["St. Brendan Hospital", "Miami Valley Clinic", "Lakeshore Medical Center", "Hospice of the Plains"],
    skills: [
      "Triage",
      "Wound care",
      "Epic",
      "ACLS",
      "Patient education",
      "Medication administration",
      "Telemetry",
      "Interdisciplinary care planning and discharge coordination",
    ],
    done: [
      "Cared for up to six patients a shift on a cardiac ward of thirty beds.",
      "Trained 14 new nurses in the first 90 days of their work.",
    ],
    degrees: [
      ["Bachelor of Science in Nursing", undefined],
      ["Associate Degree", "Nursing"],
    ],
  },
  {
    titles: [
      "Senior Software Engineer",
      "Software Engineer",
      "Backend Developer",
      "Junior Developer",
      "Engineering Manager",
    ],
    companies: ["Lanternfish Software", "Harbour Payments Inc.", "Quill & Finch GmbH", "Northwind Analytics"],
    skills: ["TypeScript", "PostgreSQL", "C++", "C#", "Node.js", "CI/CD", "Kubernetes", "Go"],
    done: [
      "Cut the median answer of the search from 900 ms to 120 ms for 40,000 users.",
      "Moved nine services to one deployment with no hour of downtime.",
    ],
    degrees: [
      ["BSc", "Computer Science"],
      ["Master of Science", "Software Engineering"],
    ],
  },
  {
    titles: ["Production Supervisor", "CNC Machinist", "Maintenance Technician", "Quality Inspector", "Plant Manager"],
    companies: [
      "Ohio Valley Castings",
      "Brandt Precision GmbH",
      "Vesterhav Wind Service A/S",
      "Tri-County Tooling LLC",
    ],
    skills: [
      "Lean manufacturing",
      "Overhead crane and forklift operation",
      "GD&T",
      "PLC troubleshooting",
      "Welding (TIG, MIG)",
      "5S",
      "Root cause analysis",
      "Instrumentation and process control systems",
    ],
    done: [
      "Led a shift of 22 people on three lines and met the plan in 11 of 12 months.",
      "Brought scrap down from 4.1% to 1.7% within a year.",
    ],
    degrees: [
      ["Diploma in Mechanical Engineering", undefined],
      ["Certificate", "Machining Technology"],
    ],
  },
  {
    titles: [
      "Account Executive",
      "Sales Manager",
      "Business Development Manager",
      "Customer Success Manager",
      "Sales Associate",
    ],
    companies: ["Copperfield Logistics", "Meridian Office Supply", "Birchwood Insurance Group", "Pelican Foods Ltd"],
    skills: ["Salesforce", "Negotiation", "Forecasting", "Cold calling", "Contract review", "French", "Presentation"],
    done: [
      "Closed 1.4 million dollars of new business in 2023, a fifth above the target.",
      "Kept 96 of 100 accounts through a change of prices.",
    ],
    degrees: [
      ["Bachelor of Arts", "Communication"],
      ["MBA", undefined],
    ],
  },
  {
    titles: ["Accountant", "Financial Analyst", "Controller", "Payroll Specialist", "Internal Auditor"],
    companies: ["Whitfield & Sons", "Dayton Credit Union", "Keller Audit Partners LLP", "Bluegrass Holdings Corp."],
    skills: ["US GAAP", "Excel", "SAP", "Month-end close", "Budgeting", "Tax returns", "Power BI"],
    done: [
      "Closed the books of four entities in five working days instead of nine.",
      "Found and mended a fault in the payroll that had cost 38,000 dollars.",
    ],
    degrees: [
      ["Bachelor of Business Administration", "Accounting"],
      ["Master of Accountancy", undefined],
    ],
  },
];

const summaryLines = [
  "Works calmly where others hurry and writes down what was agreed.",
  "Fifteen years between the shop floor and the office, at home in both.",
  "Likes hard problems, short meetings and teams that tell each other the truth early; looking for a place to stay for long.",
] as const;

/** Deterministic: the same item for the same number. */
const pick = <Value>(list: readonly Value[], index: number): Value => list[index % list.length] as Value;
const month = (index: number): string => String((index % 12) + 1).padStart(2, "0");

const historyOf = (trade: Occupation, order: number) => {
  const count = order % 9 === 8 ? 14 : 1 + (order % 5);
  let year = 2026;
  return Array.from({ length: count }, (_, index) => {
    const end = year;
    year -= count > 10 ? 1 : 2 + ((order + index) % 3);
    const isYearOnly = order % 7 === 3;
    const points = count > 10 ? 4 : 1 + ((order + index) % 4);
    return {
      title: pick(trade.titles, order + index),
      company: pick(trade.companies, order * 3 + index),
      ...(order % 4 === 1 ? {} : { location: pick(places, order + index * 2) }),
      start: isYearOnly ? String(year) : `${year}-${month(order + index + 1)}`,
      end: index === 0 && order % 3 !== 2 ? null : isYearOnly ? String(end) : `${end}-${month(order + index)}`,
      ...(order % 10 === 9
        ? {}
        : { description: Array.from({ length: points }, (_each, line) => pick(trade.done, line + index)).join("\n") }),
    };
  });
};

const entriesOf = (order: number): Pick<ExportedProfile["profile"], "credentials" | "languages" | "volunteering"> => ({
  credentials:
    order % 3 === 0
      ? [
          {
            name: "Registered Nurse (RN)",
            issuer: "Ohio Board of Nursing",
            region: "OH",
            number: `RN.${41_000 + order}`,
            validTo: "2027-10-31",
            status: "held",
          },
          { name: "Basic Life Support (BLS)", validFrom: "2025-02", status: "held" },
          { name: "Certified Emergency Nurse (CEN)", validTo: "2027-06", status: "in_progress" },
        ]
      : [],
  languages:
    order % 4 === 1
      ? [
          { name: "English", level: "native" },
          { name: "Polish", level: "B2" },
        ]
      : [],
  volunteering:
    order % 5 === 2 ? [{ role: "Driver", organization: "Meals on Wheels", start: "2019", end: "2021-03" }] : [],
});

export const generatedProfile = (order: number): ExportedProfile => {
  const trade = pick(occupations, order);
  const [firstName, lastName] = pick(names, order);
  const schools = order % 6 === 5 ? 0 : 1 + (order % 2);
  return {
    profile: {
      firstName,
      lastName,
      email: order % 11 === 10 ? "" : `person.${order}@mail${order % 3}.example.com`,
      phone: order % 8 === 7 ? "" : pick(phones, order),
      location: order % 12 === 11 ? "" : pick(places, order),
      title: pick(trade.titles, order),
      summary: order % 5 === 4 ? "" : summaryLines.slice(0, 1 + (order % 3)).join(order % 2 === 0 ? " " : "\n"),
      skills: trade.skills.slice(0, order % 13 === 12 ? 0 : 3 + (order % 5)),
      experience: historyOf(trade, order),
      education: Array.from({ length: schools }, (_, index) => {
        const [degree, field] = pick(trade.degrees, order + index);
        const year = 2012 - index * 3 - (order % 9);
        return {
          degree,
          ...(field === undefined ? {} : { field }),
          school: pick(
            ["Wright State University", "Sinclair Community College", "Politechnika Krakowska", "University of Aarhus"],
            order + index,
          ),
          ...(order % 4 === 0 ? { startYear: year - 3 } : {}),
          year,
        };
      }),
      desiredSalary: "",
      preferences: [],
      ...entriesOf(order),
    },
    projects:
      order % 6 === 2
        ? [
            {
              title: "Night-shift handbook",
              description: "A handbook of forty pages.",
              link: "https://example.com/handbook",
              technologies: ["Markdown"],
              visibility: "public",
            },
          ]
        : [],
    integrations:
      order % 3 === 0
        ? [
            {
              platform: "linkedin",
              profileUrl: `https://www.linkedin.com/in/person-${order}`,
              username: `person-${order}`,
            },
          ]
        : [],
  };
};
