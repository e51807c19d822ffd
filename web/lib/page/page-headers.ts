/** Headers of a page about one person. No cache may store it. */
export const privatePageHeaders = { "cache-control": "private, no-store" } as const;

/**
 * Headers of a page whose URL contains a token. The URL must not leak through the referrer, and search engines must not
 * index it.
 */
export const tokenPageHeaders = {
  ...privatePageHeaders,
  "referrer-policy": "no-referrer",
  "x-robots-tag": "noindex",
} as const;
