/** What the history of an application can say; who writes a kind of entry stands beside it. */
export const activityTypes = [
  // The person themselves.
  "applied",
  "confirmed",
  "withdrawn",
  "superseded",
  "shortlist_agreed",
  "shortlist_declined",
  "shortlist_withdrawn",
  // Readers of shortlists, by their link.
  "shortlist_yes",
  "shortlist_maybe",
  "shortlist_no",
  // The board.
  "stage_change",
  "rejected",
  "undone",
  // Who works on it.
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
  // The person's own answers to an offer, and their silence.
  "offer_accepted",
  "offer_declined",
  "offer_lapsed",
  "note",
  "file",
  "merged",
] as const;

export type ActivityType = (typeof activityTypes)[number];

/** Those after which an application may stand elsewhere than before. */
export const movingActivities = ["stage_change", "rejected", "undone"] as const satisfies readonly ActivityType[];
