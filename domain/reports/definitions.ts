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

const minForRateNote = `Below ${minForRate} applications only the counts are shown, no percentage.`;

export const metricDefinitions: Readonly<Record<MetricKey, MetricDefinition>> = {
  "time-to-hire": {
    name: "Time to Hire",
    counts: "The median time from the day somebody applied to the day they were hired.",
    from: "The arrival of the application.",
    to: "Its move to Hired. Where a hire was taken back and made again, the move that stands.",
    inPeriod: "Everybody hired in the period, whenever they applied.",
    leftOut: `Hires that were undone or moved on to another stage. Below ${minForMedian} hires no figure is shown.`,
    unit: "Days, to the second; half of the hires took no longer. The mean stands beside it.",
  },
  "success-rate": {
    name: "Success Rate",
    counts: "How many of all who applied were hired.",
    from: "The arrival of the application.",
    to: "Now: whoever stands at Hired today.",
    inPeriod: "Everybody who applied in the period.",
    leftOut: `Nobody. Applications that are still open count as not hired yet, so a recent period reads low. ${minForRateNote}`,
    unit: "Hired of applied, in whole percent.",
  },
  "pipeline-conversion": {
    name: "Pipeline Conversion",
    counts: "How many of all who applied have come to an interview.",
    from: "The arrival of the application.",
    to: "Now: whoever was at Interview or beyond, even if they were rejected later.",
    inPeriod: "Everybody who applied in the period.",
    leftOut: `Moves to an interview that were undone. ${minForRateNote}`,
    unit: "Interviewed of applied, in whole percent.",
  },
  "source-performance": {
    name: "Source Performance",
    counts: "Where applications come from, and how many of them end in an interview or a hire.",
    from: "The arrival of the application.",
    to: "Now, as for Success Rate and Pipeline Conversion.",
    inPeriod: "Everybody who applied in the period, by the source of their application.",
    leftOut: `Nobody; applications without a source stand under Unknown. ${minForRateNote}`,
    unit: "Applications, interviews and hires; hired of applied in whole percent.",
  },
  "time-in-stage": {
    name: "Time in Stage",
    counts: "How long people stand at a stage before they are moved on, turned down or withdraw.",
    from: "The move into the stage, or the arrival of the application.",
    to: "The move out of it, or the withdrawal.",
    inPeriod: "Every stay that ended in the period. Whoever passes a stage twice has two stays.",
    leftOut: `Stays that have not ended; they are counted apart. Moves that were undone. Below ${minForMedian} stays no figure is shown.`,
    unit: "The median in days or hours, to the second.",
  },
  funnel: {
    name: "Funnel by Cohort",
    counts: "How far the people of a month came, once nobody of that month is waiting any more.",
    from: "The month in which the application arrived, by UTC.",
    to: "The furthest stage they have stood at. Who was rejected counts up to where they were.",
    inPeriod: "Whole months that lie in the period.",
    leftOut: `Months that are not over, and months with open applications until they ended ${cohortDays} days ago. They are named beside the rows. Moves that were undone. ${minForRateNote}`,
    unit: "People, and their share of all who applied in these months.",
  },
};
