import type { Availability } from "#domain/fractional/availability.ts";
import type { FractionalSkill } from "#domain/fractional/skill-groups.ts";

export interface ExpertSample {
  readonly slug: string;
  readonly name: string;
  readonly title: string;
  /** The label of the former employer, as the card shows it. */
  readonly company: string;
  readonly previousCompanies: readonly string[];
  /** The card shows the first five. */
  readonly skills: readonly FractionalSkill[];
  readonly experienceYears: number;
  readonly hourlyRateUsd: number;
  readonly availability: Availability;
  readonly location: string;
  readonly successRatePercent: number;
  readonly projectsCompleted: number;
  readonly specialties: readonly string[];
  readonly bio: string;
}

/** Invented people with invented employers. */
export const experts: readonly ExpertSample[] = [
  {
    slug: "rosalind-achebe",
    name: "Rosalind Achebe",
    title: "Staff Backend Engineer",
    company: "Former Senior Staff Engineer, Helio Payments",
    previousCompanies: ["Helio Payments", "Northgate Ledger", "Quillon Systems"],
    skills: ["Go", "PostgreSQL", "Apache Kafka", "gRPC", "AWS", "Redis", "Terraform", "OpenTelemetry"],
    experienceYears: 16,
    hourlyRateUsd: 285,
    availability: "half-time",
    location: "Denver, CO",
    successRatePercent: 97,
    projectsCompleted: 31,
    specialties: ["Payment ledgers", "Splitting a monolith", "PCI DSS scope reduction"],
    bio: "Rosalind rebuilt the settlement ledger at a card processor while it stayed in service. She joins teams that have outgrown their first schema and need the migration planned, not only coded. She writes the runbook before she leaves.",
  },
  {
    slug: "teodor-lindgren",
    name: "Teodor Lindgren",
    title: "Frontend Architect",
    company: "Former Principal Frontend Engineer, Marlow Travel",
    previousCompanies: ["Marlow Travel", "Brightfold Media"],
    skills: [
      "React",
      "TypeScript",
      "Next.js",
      "Web Accessibility",
      "GraphQL",
      "Tailwind CSS",
      "Node.js",
      "GitHub Actions",
      "Svelte",
    ],
    experienceYears: 12,
    hourlyRateUsd: 190,
    availability: "both",
    location: "Minneapolis, MN",
    successRatePercent: 95,
    projectsCompleted: 42,
    specialties: ["Design systems", "WCAG 2.2 audits and repair", "Page-load budgets"],
    bio: "Teodor leads frontend teams through framework upgrades and accessibility work that has a deadline. At a travel booking site he brought a checkout of 40 screens to WCAG AA. He pairs with in-house engineers two mornings a week so that the work stays with them.",
  },
  {
    slug: "carmen-ibarra-quist",
    name: "Carmen Ibarra-Quist",
    title: "Machine Learning Lead",
    company: "Former Director of Applied ML, Saltmarsh Analytics",
    previousCompanies: ["Saltmarsh Analytics", "Ordway Insurance Technology", "Fennel Robotics"],
    skills: [
      "Machine Learning",
      "LLM Applications",
      "Python",
      "PyTorch",
      "Retrieval Systems",
      "Airflow",
      "Google Cloud",
      "BigQuery",
      "Kubernetes",
      "Elasticsearch",
    ],
    experienceYears: 15,
    hourlyRateUsd: 360,
    availability: "both",
    location: "Boston, MA",
    successRatePercent: 96,
    projectsCompleted: 24,
    specialties: ["Evaluation of LLM features", "Search and ranking", "Model risk reviews"],
    bio: "Carmen helps product teams decide whether a model should be in the product at all, and measures it when the answer is yes. She has taken claims triage and document search from notebook to production. Her first deliverable is usually a test set.",
  },
  {
    slug: "devon-mbeki-strand",
    name: "Devon Mbeki-Strand",
    title: "Mobile Engineering Lead",
    company: "Former Mobile Lead, Pantry Row",
    previousCompanies: ["Pantry Row", "Cadence Fitness Labs"],
    skills: ["Swift", "Kotlin", "React Native", "SwiftUI", "Jetpack Compose", "TypeScript", "GraphQL"],
    experienceYears: 10,
    hourlyRateUsd: 165,
    availability: "half-time",
    location: "Atlanta, GA",
    successRatePercent: 94,
    projectsCompleted: 27,
    specialties: ["Offline-first apps", "Store release trains", "Native and React Native side by side"],
    bio: "Devon ran the iOS and Android teams of a grocery delivery app used by couriers with poor signal. They set up release trains, crash budgets and on-call for teams that ship from one laptop today. They also interview mobile candidates for clients who have nobody to do it.",
  },
  {
    slug: "harriet-szabo",
    name: "Harriet Szabo",
    title: "Platform and Reliability Engineer",
    company: "Former Principal SRE, Kestrel Freight Systems",
    previousCompanies: ["Kestrel Freight Systems", "Dunmore Hosting", "Ninebark Telecom"],
    skills: [
      "Kubernetes",
      "Terraform",
      "Azure",
      "Prometheus",
      "OpenTelemetry",
      "Docker",
      "GitHub Actions",
      "Go",
      "PostgreSQL",
    ],
    experienceYears: 19,
    hourlyRateUsd: 225,
    availability: "quarter-time",
    location: "Pittsburgh, PA",
    successRatePercent: 98,
    projectsCompleted: 38,
    specialties: ["Incident practice", "Cloud cost reviews", "Cluster upgrades"],
    bio: "Harriet has been on call since before the term was common and now teaches small teams how to do it without burning out. She reviews infrastructure, cuts what nobody uses and leaves a plan the team can follow at ten hours a week.",
  },
  {
    slug: "julian-okonjo-pryce",
    name: "Julian Okonjo-Pryce",
    title: "Fractional CTO and Data Architect",
    company: "Former VP Engineering, Alder & Finch Health",
    previousCompanies: ["Alder & Finch Health", "Meridian Claims Exchange", "Tollgate Data"],
    skills: ["Snowflake", "dbt", "Apache Spark", "Python", "Java", "AWS", "MongoDB", "DynamoDB"],
    experienceYears: 21,
    hourlyRateUsd: 320,
    availability: "quarter-time",
    location: "Raleigh, NC",
    successRatePercent: 93,
    projectsCompleted: 19,
    specialties: ["Health data under HIPAA", "First engineering hires", "Due diligence for investors"],
    bio: "Julian steps in where a company has engineers but no engineering lead, often in the year before a funding round. He has run teams of 6 and of 90 and is frank about which one a client needs. In health data he has taken two companies through SOC 2 and HITRUST.",
  },
];
