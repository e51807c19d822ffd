/** The kind of a user account. A visitor has no password yet and may become a candidate. */
export const userKinds = ["employer", "candidate", "staff", "visitor"] as const;

export type UserKind = (typeof userKinds)[number];
