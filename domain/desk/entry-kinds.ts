/** The kinds of entries in the timeline of a lead. */
export const entryKinds = [
  "note",
  "reply",
  "call",
  "mail",
  "bounce",
  "state",
  "assignment",
  "warning",
  "breach",
  "booking",
  "won",
] as const;

export type EntryKind = (typeof entryKinds)[number];

/** Only an answer by a person counts for the response time: an email written by staff, or a call they made. */
export const answeringKinds: readonly EntryKind[] = ["reply", "call"];
