/** The navigation and the footer of every public page. */
import type { Three } from "./types.ts";

export interface NavigationLink {
  readonly label: string;
  readonly to: string;
}

export interface NavigationMenu {
  readonly key: "employers" | "candidates" | "fractional";
  readonly label: string;
  readonly links: readonly NavigationLink[];
  /** The last menu item: opens the quote dialog or links to a page. */
  readonly action?: "quote" | NavigationLink;
}

export const menus: Three<NavigationMenu> = [
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

interface FooterGroup {
  readonly title: string;
  readonly links: readonly NavigationLink[];
}

export const footerGroups: readonly FooterGroup[] = [
  {
    title: "Services",
    links: [
      { label: "RPO Services", to: "/services/rpo" },
      { label: "AI Recruitment Platform", to: "/services/ai-platform" },
      { label: "Talent Analytics", to: "/services/talent-analytics" },
      { label: "Executive Recruitment", to: "/services/executive-recruitment" },
      { label: "Fractional Talent", to: "/fractional" },
      { label: "ROI Calculator", to: "/calculator" },
    ],
  },
  {
    title: "Company",
    links: [
      { label: "Platform", to: "/#platform" },
      { label: "About Us", to: "/#about" },
      { label: "Contact", to: "/#contact" },
      { label: "Careers", to: "/careers" },
      { label: "News & Press", to: "/news" },
      { label: "Customer Stories", to: "/customer-stories" },
    ],
  },
];

export const legalLinks: readonly NavigationLink[] = [
  { label: "Privacy Policy", to: "/privacy" },
  { label: "Terms of Service", to: "/terms" },
  { label: "Cookie Policy", to: "/cookies" },
];

/** The firm's social media profiles, shown in the footer. */
export const socialLinks = [
  { label: "LinkedIn", href: "https://www.linkedin.com/company/cohire-talent" },
  { label: "Facebook", href: "https://www.facebook.com/cohiretalent" },
  { label: "Instagram", href: "https://www.instagram.com/cohiretalent" },
  { label: "TikTok", href: "https://www.tiktok.com/@cohiretalent" },
  { label: "YouTube", href: "https://www.youtube.com/@cohiretalent" },
] as const;
