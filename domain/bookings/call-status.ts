export const callStatuses = ["booked", "cancelled", "completed", "no_show"] as const;

export type CallStatus = (typeof callStatuses)[number];

/** A strategy call lasts this long. */
export const callDurationMinutes = 30;
