/**
 * A cookie with the kind of the signed-in user. Unlike the session cookie, scripts can read it, so that a prerendered page can show the
 * right header before its first paint. It grants no access.
 */
export const hintCookie = "signed_in_as";

export const hintedKinds = ["employer", "candidate", "staff"] as const;
export type HintedKind = (typeof hintedKinds)[number];

/** The cookie's max age in seconds, no longer than the session. */
export const hintMaxAgeSeconds = 30 * 86_400;
