/** The states of a lead on the desk. Spam is set apart, never deleted. */
export const leadStatuses = ["new", "in_progress", "replied", "won", "lost", "spam"] as const;

export type LeadStatus = (typeof leadStatuses)[number];
