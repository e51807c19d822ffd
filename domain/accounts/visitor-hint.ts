/**
 * A cookie that scripts may read, beside the session's, which they may not: it says what kind of person is signed in, so that a
 * page built ahead can show the right header before its first paint. It opens nothing.
 */
export const hintCookie = "signed_in_as";

export const hintedKinds = ["employer", "candidate", "staff"] as const;
export type HintedKind = (typeof hintedKinds)[number];

/** How long the browser keeps it, as long as the session at most. */
export const hintSeconds = 30 * 86_400;
