/** The ways a visitor contacts the firm. All of them become leads on the desk with a response deadline. */
export const leadKinds = ["quote-request", "lead", "inquiry", "contact-request", "strategy-call", "mail"] as const;

export type LeadKind = (typeof leadKinds)[number];

export const leadKindLabels: Readonly<Record<LeadKind, string>> = {
  "quote-request": "Quote request",
  lead: "Inquiry",
  inquiry: "Industry inquiry",
  "contact-request": "Recruiter request",
  "strategy-call": "Strategy call",
  mail: "Email",
};
