/** How much of a week an expert sells. */
export const availabilities = ["quarter-time", "half-time", "both"] as const;

export type Availability = (typeof availabilities)[number];

export const availabilityLabels: Readonly<Record<Availability, string>> = {
  "quarter-time": "10 hrs/week",
  "half-time": "20 hrs/week",
  both: "Flexible",
};
