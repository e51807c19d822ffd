/** What can stand in the timeline of a lead. */
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

/** Only a person's answer keeps the promise: a mail written by staff, or a call they made. */
export const answeringKinds: readonly EntryKind[] = ["reply", "call"];
