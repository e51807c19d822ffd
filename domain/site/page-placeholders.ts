/**
 * Pages are built before their origin is known. They contain these placeholders, which the server replaces by the real values when
 * it loads them. Both are plain text that needs no escaping in HTML, JSON and JavaScript.
 */
export const sitePlaceholders = {
  origin: "https://origin.invalid",
  analyticsTag: "analytics-tag.invalid",
} as const;

/** The settings that a page needs from the server. */
export interface SiteSettings {
  /** "https://cohire.example", without a slash. */
  readonly origin: string;
  /** The page-view service's script with its id, or empty where none is configured. */
  readonly analyticsTag: string;
}
