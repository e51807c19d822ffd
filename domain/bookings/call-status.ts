export const callStatuses = ["booked", "cancelled", "completed", "no_show"] as const;

/** A strategy call lasts this long. */
export const callDurationMinutes = 30;
