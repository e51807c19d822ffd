const limit = 12;

type Six = readonly [string, string, string, string, string, string];
type Three = readonly [string, string, string];

const skillsByCategory: ReadonlyMap<string, Six> = new Map<string, Six>([
  [
    "Technology",
    [
      "System design",
      "Cloud platforms (AWS, Azure, Google Cloud)",
      "API integration",
      "Git and code review",
      "CI/CD pipelines",
      "Identity and access management",
    ],
  ],
  [
    "Healthcare",
    [
      "Patient assessment",
      "EHR charting (Epic, Oracle Health)",
      "HIPAA privacy rules",
      "Infection control",
      "Basic life support (BLS)",
      "Care coordination",
    ],
  ],
  [
    "Finance",
    [
      "US GAAP",
      "Budgeting and forecasting",
      "Financial modeling in Excel",
      "Account reconciliation",
      "ERP systems (NetSuite, SAP)",
      "Regulatory compliance",
    ],
  ],
  [
    "Sales",
    [
      "Prospecting",
      "Discovery and qualification",
      "Product demonstrations",
      "Contract negotiation",
      "Pipeline forecasting",
      "CRM upkeep (Salesforce, HubSpot)",
    ],
  ],
  [
    "Administrative",
    [
      "Calendar management",
      "Travel and expense processing",
      "Microsoft 365 and Google Workspace",
      "Document preparation",
      "Records management",
      "Front desk and phone coverage",
    ],
  ],
  [
    "Management",
    [
      "P&L ownership",
      "Strategic planning",
      "Vendor and contract management",
      "Risk management",
      "KPI reporting",
      "Change management",
    ],
  ],
]);

const genericSkills: Six = [
  "Planning and scheduling",
  "Process improvement",
  "Quality standards",
  "Codes, policy and compliance",
  "Digital tools and reporting",
  "Client and vendor communication",
];

// The order decides a title that contains two of the words: an "Engineering Manager" gets the engineer's extras.
const extrasByTitle = [
  ["engineer", ["Root cause analysis", "Design review", "Technical documentation"]],
  ["manager", ["Hiring and onboarding", "Coaching and performance reviews", "Conflict resolution"]],
  ["analyst", ["SQL", "Dashboards in Power BI or Tableau", "Presenting findings"]],
] as const satisfies readonly (readonly [string, Three])[];

const defaultExtras: Three = ["Clear written handoffs", "Prioritizing under deadlines", "Training new team members"];

/** Six skills of the category (or generic ones) and three for the title: nine in total. */
export function keySkillsFor(role: { readonly title: string; readonly category: string }): readonly string[] {
  const title = role.title.toLowerCase();
  const extras = extrasByTitle.find(([word]) => title.includes(word))?.[1] ?? defaultExtras;
  return [...(skillsByCategory.get(role.category) ?? genericSkills), ...extras].slice(0, limit);
}
