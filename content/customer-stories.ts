export const customerStories = {
  description:
    "What employers say about hiring with us: which jobs were open, what changed, and what they would have liked sooner.",
  lead: "Clients on what was open, what changed, and what they would have liked sooner. Nothing is cut from their words.",
  closing: {
    title: "Yours would begin with one open job",
    text: "Tell us which one has been open longest. A recruiter answers within 24 hours.",
  },
} as const;
