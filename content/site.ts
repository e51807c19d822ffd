/** What the frame of every public page says: navigation and footer. */
export interface NavigationLink {
  readonly label: string;
  readonly to: string;
}

export interface NavigationMenu {
  readonly key: "employers" | "candidates" | "fractional";
  readonly label: string;
  readonly links: readonly NavigationLink[];
  /** The last entry: opens the quote dialog, or leads somewhere. */
  readonly action?: "quote" | NavigationLink;
}

export const menus: readonly NavigationMenu[] = [
  {
    key: "employers",
    label: "Employers",
    links: [
      { label: "AI+Human Recruitment System", to: "/platform" },
      { label: "RPO Services", to: "/services/rpo" },
      { label: "Talent Analytics", to: "/services/talent-analytics" },
      { label: "Executive Recruitment", to: "/services/executive-recruitment" },
    ],
    action: "quote",
  },
  {
    key: "candidates",
    label: "Job Seekers",
    links: [
      { label: "AI Career Tools", to: "/candidates" },
      { label: "Resume Import", to: "/candidates#resume" },
      { label: "Job Matching", to: "/candidates#jobs" },
      { label: "Career Insights", to: "/candidates#insights" },
    ],
    action: { label: "Get Started Free", to: "/candidates" },
  },
  {
    key: "fractional",
    label: "Fractional Talent",
    links: [
      { label: "How It Works", to: "/fractional" },
      { label: "Browse Experts", to: "/fractional-talent" },
      { label: "Book a Strategy Call", to: "/fractional-demo" },
      { label: "ROI Calculator", to: "/calculator" },
    ],
  },
];

export const quoteLabel = "Get a Customized Quote";
