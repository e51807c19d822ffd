/**
 * Pages are built before anyone knows where they will be served. They carry these stand-ins, and the server writes the
 * real values in when it loads them. Both are plain words, so that they survive HTML, JSON and JavaScript unescaped.
 */
export const standIns = {
  origin: "https://origin.invalid",
  analyticsTag: "analytics-tag.invalid",
} as const;

/** What a page must know about the place it is served from. */
export interface SiteSettings {
  /** "https://cohire.example", without a slash. */
  readonly origin: string;
  /** The page-view service's script with its id, or empty where none is configured. */
  readonly analyticsTag: string;
}
