/** The text of the calculator page; the labels of its controls are with the controls. */
export const calculator = {
  description:
    "Compare a year of hiring with an in-house team, an agency and us. Change every assumption, see the break-even points, take the scenario along.",
  headline: "What a year of hiring costs",
  lead: "Three ways to hire, the same company, the same year. Move a slider and everything recomputes. We are not always the cheapest, and the chart says where.",
  assumptions: {
    title: "Every assumption, open to change",
    lead: "These twenty numbers are ours to start with. Put in your own, and the results above follow at once.",
  },
  formula: {
    title: "How revenue impact is worked out",
    lines: [
      "Revenue impact = adjusted salary × multiplier × (time to hire ÷ 30). The adjusted salary is your average salary times the industry's factor.",
      "For an in-house team and an agency it is a loss: an empty seat earns nothing while you search, taken at the revenue multiplier. For us it is counted as a gain at the quality multiplier, over our own, shorter time to hire.",
      "It is the impact of one seat, not of all hires together, and it is not part of the annual cost. Treat it as an order of magnitude.",
    ],
  },
  closing: {
    title: "Bring these numbers to a conversation",
    text: "The quote form opens with your scenario filled in. A recruiter answers within 24 hours, also when the chart says you should hire your own team.",
  },
} as const;
