/** The headers of every reply, and the content security policy of a page. */

/** Google's tag is served from one host and reports to others. */
const googleCollectors = [
  "https://*.google-analytics.com",
  "https://*.analytics.google.com",
  "https://*.googletagmanager.com",
];

/** The hosts that a configured analytics service loads from and reports to; none if it is not configured. */
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
    // Radix positions its layers by style attributes, which a hash cannot allow.
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

/** For replies that are not pages: nothing may run or load. */
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
