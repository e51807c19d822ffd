/** The definition of each report as data: the page shows it beside the metric, and the server uses it for the counts. */
export const metricKeys = [
  "time-to-hire",
  "success-rate",
  "pipeline-conversion",
  "source-performance",
  "time-in-stage",
  "funnel",
] as const;
export type MetricKey = (typeof metricKeys)[number];

/** The minimum count for a median; below it only the rows are shown. */
export const minForMedian = 5;
/** The minimum count for a percentage; below it only "n of m" is shown. */
export const minForRate = 10;
/** After this many days a month counts as complete, even with open applications. */
export const cohortDays = 180;

export interface MetricDefinition {
  readonly name: string;
  /** One sentence that explains the metric. */
  readonly counts: string;
  readonly from: string;
  readonly to: string;
  readonly inPeriod: string;
  readonly leftOut: string;
  readonly unit: string;
}

const minForRateNote = `With fewer than ${minForRate} applications, we show counts without a percentage.`;

export const metricDefinitions: Readonly<Record<MetricKey, MetricDefinition>> = {
  "time-to-hire": {
    name: "Time to Hire",
    counts: "Median time from application to hire.",
    from: "When the application arrives.",
    to: "When the application moves to Hired. If a hire was undone and then repeated, the latest move counts.",
    inPeriod: "Everyone hired in the period, regardless of when they applied.",
    leftOut: `Hires that were undone or moved to another stage. With fewer than ${minForMedian} hires, we don't show a median.`,
    unit: "Days, measured to the second. Half of the hires took this long or less. The mean is shown next to it.",
  },
  "success-rate": {
    name: "Success Rate",
    counts: "Share of applicants who were hired.",
    from: "When the application arrives.",
    to: "Today. Counts applications that are in the Hired stage.",
    inPeriod: "Everyone who applied in the period.",
    leftOut: `None. Open applications count as not hired yet, so recent periods look low. ${minForRateNote}`,
    unit: "Hires as a whole percentage of applications.",
  },
  "pipeline-conversion": {
    name: "Pipeline Conversion",
    counts: "Share of applicants who reached an interview.",
    from: "When the application arrives.",
    to: "Today. Counts applications that reached Interview or later, even if rejected afterward.",
    inPeriod: "Everyone who applied in the period.",
    leftOut: `Moves to an interview that were undone. ${minForRateNote}`,
    unit: "Interviewed applicants as a whole percentage of applications.",
  },
  "source-performance": {
    name: "Source Performance",
    counts: "Where applications come from, and how many lead to an interview or a hire.",
    from: "When the application arrives.",
    to: "Today, as for Success Rate and Pipeline Conversion.",
    inPeriod: "Everyone who applied in the period, by application source.",
    leftOut: `None. Applications without a source are listed under Unknown. ${minForRateNote}`,
    unit: "Applications, interviews, and hires. The hire rate is hires as a whole percentage of applications.",
  },
  "time-in-stage": {
    name: "Time in Stage",
    counts: "How long candidates stay in a stage before they move on, are rejected, or withdraw.",
    from: "When the application moves into the stage, or when it arrives.",
    to: "When the application leaves the stage or is withdrawn.",
    inPeriod: "Every time a candidate left the stage in the period. Candidates who entered it twice are counted twice.",
    leftOut: `Candidates still in the stage, who are counted separately, and moves that were undone. With fewer than ${minForMedian} moves out of the stage, we don't show a median.`,
    unit: "Median in days or hours, measured to the second.",
  },
  funnel: {
    name: "Funnel by Cohort",
    counts: "How far each month's applicants got, once that month is complete.",
    from: "The month in which the application arrived, in UTC.",
    to: "The furthest stage they reached. Rejected applicants count up to the stage they were in.",
    inPeriod: "Whole months within the period.",
    leftOut: `Months that aren't over, and months with open applications until ${cohortDays} days after the month ends. They're listed next to the applications. Moves that were undone are also excluded. ${minForRateNote}`,
    unit: "Applicants, and their share of everyone who applied in these months.",
  },
};
