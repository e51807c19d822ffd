/** The types of history entries of an application, grouped by who causes them. */
const activityTypes = [
  // The applicant.
  "applied",
  "confirmed",
  "withdrawn",
  "superseded",
  "shortlist_agreed",
  "shortlist_declined",
  "shortlist_withdrawn",
  // Client reviewers of shortlists, by their link.
  "shortlist_yes",
  "shortlist_maybe",
  "shortlist_no",
  // The board.
  "stage_change",
  "rejected",
  "undone",
  // The team.
  "application_added",
  "contact_verified",
  "interview_scheduled",
  "interview_moved",
  "interview_cancelled",
  "interview_panel_changed",
  "scorecard_submitted",
  "shortlist_asked",
  "shortlist_sent",
  "offer_sent",
  "offer_withdrawn",
  // The candidate's answers to an offer, and its expiry.
  "offer_accepted",
  "offer_declined",
  "offer_expired",
  "note",
  "file",
  "merged",
] as const;

export type ActivityType = (typeof activityTypes)[number];

/** Activities that may change the stage of an application. */
export const movingActivities = ["stage_change", "rejected", "undone"] as const satisfies readonly ActivityType[];
