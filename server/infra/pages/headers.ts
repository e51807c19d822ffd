/** The headers every answer carries, and the content policy of a page. */

/** `scripts` names the inline scripts that may run: their hashes, or this response's nonce. */
export const contentPolicy = (scripts: readonly string[]): string =>
  [
    "default-src 'self'",
    `script-src 'self'${scripts.map((source) => ` ${source}`).join("")}`,
    // Radix positions its layers by style attributes, which no hash can name.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");

/** For what is not a page: nothing in it may run or load anything. */
export const closedPolicy = "default-src 'none'; frame-ancestors 'none'";

export const securityHeaders = (https: boolean): Readonly<Record<string, string>> => ({
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "strict-origin-when-cross-origin",
  "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  ...(https ? { "strict-transport-security": "max-age=31536000; includeSubDomains" } : {}),
});
