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
