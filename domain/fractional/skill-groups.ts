/** The skills an expert can be filtered by, grouped as the talent pool shows them. */
export const skillGroups = [
  {
    name: "Frontend",
    skills: ["React", "TypeScript", "Next.js", "Vue", "Angular", "Svelte", "Tailwind CSS", "Web Accessibility"],
  },
  {
    name: "Backend",
    skills: ["Node.js", "Python", "Go", "Java", "Rust", "Ruby on Rails", ".NET", "GraphQL", "gRPC"],
  },
  {
    name: "Mobile",
    skills: ["React Native", "Flutter", "Swift", "SwiftUI", "Kotlin", "Jetpack Compose"],
  },
  {
    name: "Cloud & DevOps",
    skills: [
      "AWS",
      "Google Cloud",
      "Azure",
      "Kubernetes",
      "Docker",
      "Terraform",
      "GitHub Actions",
      "Prometheus",
      "OpenTelemetry",
    ],
  },
  {
    name: "Data & AI",
    skills: [
      "Machine Learning",
      "PyTorch",
      "LLM Applications",
      "Retrieval Systems",
      "Apache Spark",
      "Apache Kafka",
      "Airflow",
      "dbt",
    ],
  },
  {
    name: "Database",
    skills: ["PostgreSQL", "MySQL", "MongoDB", "Redis", "Elasticsearch", "DynamoDB", "Snowflake", "BigQuery"],
  },
] as const;

type SkillGroup = (typeof skillGroups)[number];
export type FractionalSkill = SkillGroup["skills"][number];
