/** Which part of the product shows the strings of a file. */

export const areas = [
  "workspace",
  "account",
  "staff desk",
  "candidate pages",
  "public site",
  "public content",
  "emails",
  "PDFs and exports",
  "API errors",
  "OpenAPI text",
  "chat",
  "match sentences",
  "job templates",
  "sample data",
  "other",
] as const;

export type Area = (typeof areas)[number];

/** The first match counts. */
const areaPatterns: readonly (readonly [RegExp, Area])[] = [
  [/\.emails\.ts$|^server\/infra\/email\/|^domain\/desk\/reply-subject\.ts$/, "emails"],
  [
    /^server\/db\/seed\/|^domain\/demo\/|\/sample-network\.ts$|^(domain|server|web\/features)\/workshop\//,
    "sample data",
  ],
  [/^web\/routes\/workshop\/|^server\/prepare-demo\.ts$|\/example-traces\.ts$/, "sample data"],
  [
    /^content\/job-templates\.ts$|^web\/routes\/employer\/job-template\.ts$|^domain\/jobs\/job-template\.ts$/,
    "job templates",
  ],
  [/^content\/|^web\/sections\/(?!workspace\/)/, "public content"],
  [/^domain\/chat\/|^server\/features\/chat\//, "chat"],
  [/^domain\/matching\/|^server\/features\/matching\/phrasing\//, "match sentences"],
  [/^domain\/api-docs\/|^web\/features\/api-docs\/|^web\/routes\/employer\/api-docs\.tsx$/, "OpenAPI text"],
  [/^domain\/exports\/|^server\/features\/(exports|workspace-exports)\//, "PDFs and exports"],
  [/(-pdf|-csv|-docx)\.ts$|^domain\/calculator\/report\.ts$|^domain\/fairness\/tables\.ts$/, "PDFs and exports"],
  [/^server\/features\/rights\/(readable-data|data-sections)\.ts$/, "PDFs and exports"],
  [/^web\/routes\/staff\/|^web\/layout\/staff-/, "staff desk"],
  [/^(web\/features|domain|server\/features)\/(desk|publishing|plans)\//, "staff desk"],
  [
    /^web\/features\/bookings\/(booking-hours-form|hours-history|holiday-fields|slot-preview|week-fields)/,
    "staff desk",
  ],
  [/^domain\/bookings\/booking-hours\.ts$/, "staff desk"],
  [/^web\/routes\/account\/|^web\/layout\/(account-|step-up-|confirm-email)|^web\/lib\/auth\//, "account"],
  [/^(web\/features|domain|server\/features)\/(accounts|rights|privacy|consent)\//, "account"],
  [/\/own-security-activity\.tsx$|^server\/infra\/auth\//, "account"],
  [/^web\/routes\/(candidate|client)\//, "candidate pages"],
  [
    /^(web\/features|domain|server\/features)\/(profiles|openings|job-alerts|resumes|connections|enhance|integrations|photos|portfolio|chat)\//,
    "candidate pages",
  ],
  [/^web\/features\/applications\/(?!overdue-|resume-field)/, "candidate pages"],
  [/^domain\/applications\/(application-status|application|status-text|applicant-identity)\.ts$/, "candidate pages"],
  [/^web\/features\/offers\/(accept-form|answer-offer|application-offers|decline-offer)/, "candidate pages"],
  [/^domain\/offers\/(offer-by-link|offer-text)\.ts$/, "candidate pages"],
  [/^web\/features\/interviews\/(application-interviews|booked-time|choose-time|own-interviews)/, "candidate pages"],
  [/^web\/features\/shortlists\/(candidate-answer|reviewer-|shortlist-review\.|submission-page)/, "candidate pages"],
  [/^web\/features\/matching\/introduction-answer/, "candidate pages"],
  [/^domain\/(interviews\/interview-by-link|shortlists\/shortlist-by-link)\.ts$/, "candidate pages"],
  [/^web\/features\/jobs\/(ad-text|board-row|board-search|job-ad|job-card)/, "public site"],
  [/^web\/routes\/(site|seo)\/|^web\/layout\/(?!workspace-|query-)|^web\/root\.tsx$/, "public site"],
  [
    /^(web\/features|domain|server\/features)\/(leads|calculator|fractional|bookings|site|firm|roles|testimonials|experts)\//,
    "public site",
  ],
  [/^domain\/(brand|industries)\.ts$|^domain\/jobs\/(job-board|job-posting|job-feed)\.ts$/, "public site"],
  [/^web\/routes\/employer\/|^web\/sections\/workspace\/|^web\/layout\/workspace-/, "workspace"],
  [/^(web|server)\/features\/|^domain\/(?!errors|test\/|text\/)[a-z-]+\//, "workspace"],
];

/**
 * Files without text for people: what reads free text, what operators and developers see, and prompts of language models.
 * Tests, benches and scripts aren't listed at all.
 */
export const withoutText: readonly RegExp[] = [
  /\.test\.tsx?$|^(?:domain|server)\/test\//,
  /^server\/(?:main|worker|prepare-demo)\.ts$|^server\/db\/(?!seed\/)/,
  /^server\/infra\/(?:crypto|pages|telemetry|work)\/|^server\/infra\/outbound\/model/,
  // Frozen texts that the consent logs refer to.
  /^domain\/rights\/past-texts\.ts$/,
  /\.prompt\.ts$|^server\/features\/matching\/phrasing\//,
  /^domain\/matching\/(?:location|occupations|score|retrieval|facts)\/|numbers-in-text\.ts$|^domain\/resumes\/read-profile\.ts$|unlawful-topics\.ts$/,
  /^domain\/resumes\/(?:fields|sections|injection|layout)\/|^domain\/chat\/(?:noise\.ts|conversations\/)/,
  /^server\/features\/candidates\/candidate-columns\.ts$/,
  /^web\/lib\/page\/visitor-hint\.ts$|^server\/features\/resumes\/reader\/without-canvas\.ts$|^server\/infra\/auth\/cookie-renewal\.ts$|^domain\/resumes\/import\/linkedin-pdf\.ts$/,
];

const looksLikeMessage = (text: string): boolean => /[.!?]$|^Please |^is /.test(text);

/** A message that the server replies with is read by clients of the API too, whatever it is about. */
export const areaOf = (file: string, kind: string, text: string): Area => {
  if (file === "domain/errors.ts" || file.startsWith("server/infra/http/")) return "API errors";
  const area = areaPatterns.find(([pattern]) => pattern.test(file))?.[1] ?? "other";
  if (!file.startsWith("server/") || area === "sample data" || area === "emails") return area;
  return kind === "error" || (kind === "text" && looksLikeMessage(text)) ? "API errors" : area;
};
