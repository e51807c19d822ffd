/** Where a lead stands on the firm's desk. Spam is set apart, never dropped. */
export const leadStatuses = ["new", "in_progress", "replied", "won", "lost", "spam"] as const;

export type LeadStatus = (typeof leadStatuses)[number];
