/** Who may open a candidate's profile at all. */
export const profileVisibilities = ["public", "recruiters_only", "private"] as const;

export type ProfileVisibility = (typeof profileVisibilities)[number];
