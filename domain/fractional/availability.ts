/** How much of a week an expert sells. */
export const availabilities = ["quarter-time", "half-time", "both"] as const;

export type Availability = (typeof availabilities)[number];
