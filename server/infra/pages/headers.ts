/** The headers every answer carries, and the content policy of a page. */

/** Google's tag is served from one host and reports to others. */
const googleCollectors = [
  "https://*.google-analytics.com",
  "https://*.analytics.google.com",
  "https://*.googletagmanager.com",
];

/** Where a configured page-view service may be loaded from and may report to; nothing where none is configured. */
const analyticsHosts = (tag: string) => {
  if (tag === "") return { script: "", report: "" };
  const { origin, hostname } = new URL(tag);
  const report = hostname === "www.googletagmanager.com" ? googleCollectors : [origin];
  return { script: ` ${origin}`, report: report.map((host) => ` ${host}`).join("") };
};

/** `scripts` names the inline scripts that may run: their hashes, or this response's nonce. */
export const contentPolicy = (scripts: readonly string[], analyticsTag = ""): string => {
  const hosts = analyticsHosts(analyticsTag);
  return [
    "default-src 'self'",
    `script-src 'self'${scripts.map((source) => ` ${source}`).join("")}${hosts.script}`,
    // Radix positions its layers by style attributes, which no hash can name.
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data:${hosts.report}`,
    "font-src 'self'",
    `connect-src 'self'${hosts.report}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
};

/** For what is not a page: nothing in it may run or load anything. */
export const closedPolicy = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'";

export const securityHeaders = (https: boolean): Readonly<Record<string, string>> => ({
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "strict-origin-when-cross-origin",
  "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  ...(https ? { "strict-transport-security": "max-age=31536000; includeSubDomains" } : {}),
});
