/** The invented company whose workspace every visitor may look at. The seed makes it under this id. */
export const demoCompanyId = "018cc251-f400-743b-9a3c-b542b903c8dd";
export const demoCompanyName = "Riverbend Health";

/** What the demo workspace shows. The seed makes the rows, and a test recounts them against these. */
export const demoFigures = {
  activeJobs: 24,
  applications: 156,
  hiringTeams: 8,
  interviews: 12,
  timeToHireDays: 18,
  successRatePercent: 12,
  pipelineConversionPercent: 45,
  stages: { applied: 38, screening: 26, interview: 12, offer: 4 },
} as const;
