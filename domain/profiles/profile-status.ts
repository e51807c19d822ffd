export const availabilityStatuses = ["open", "passive", "closed"] as const;
export const interestStatuses = ["pending", "applied", "dismissed", "withdrawn"] as const;
export const connectionStatuses = ["pending", "accepted", "ignored"] as const;
export const itemVisibilities = ["public", "recruiters_only", "private"] as const;
