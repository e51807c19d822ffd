/** The fake company whose workspace every visitor can read. The seed creates it with this id. */
export const demoCompanyId = "018cc251-f400-743b-9a3c-b542b903c8dd";
export const demoCompanyName = "Riverbend Health";

/** The metrics of the demo workspace. The seed creates the rows, and a test counts them against these. */
export const demoMetrics = {
  activeJobs: 24,
  applications: 156,
  hiringTeams: 8,
  interviews: 12,
  timeToHireDays: 18,
  successRatePercent: 12,
  pipelineConversionPercent: 45,
  stages: { applied: 38, screening: 26, interview: 12, offer: 4 },
} as const;
