/** The ways a stranger reaches the firm. All of them land on the desk, under the promise to answer. */
export const leadKinds = ["quote-request", "lead", "inquiry", "contact-request", "strategy-call", "mail"] as const;

export type LeadKind = (typeof leadKinds)[number];

export const leadKindWords: Readonly<Record<LeadKind, string>> = {
  "quote-request": "Quote request",
  lead: "Inquiry",
  inquiry: "Industry inquiry",
  "contact-request": "Request for a recruiter",
  "strategy-call": "Strategy call",
  mail: "E-mail",
};
