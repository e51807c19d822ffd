/** How much of the week an expert is available. */
export const availabilities = ["quarter-time", "half-time", "both"] as const;

export type Availability = (typeof availabilities)[number];

export const availabilityLabels: Readonly<Record<Availability, string>> = {
  "quarter-time": "10 hrs/week",
  "half-time": "20 hrs/week",
  both: "Flexible",
};
