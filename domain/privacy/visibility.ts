/** Who may open a candidate's profile. */
export const profileVisibilities = ["public", "recruiters_only", "private"] as const;

export type ProfileVisibility = (typeof profileVisibilities)[number];
