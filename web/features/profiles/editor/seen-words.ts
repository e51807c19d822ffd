/** The words for what others see of a profile, and for why they see nothing. */
import type { HiddenReason } from "#domain/privacy/preview.ts";

export const hiddenFieldWords: Readonly<Record<string, string>> = {
  lastName: "Last name, but for its first letter",
  email: "Email",
  phone: "Phone",
  location: "Location",
  desiredSalary: "Salary expectation",
  availability: "Whether you are looking",
  linkedinUrl: "LinkedIn",
  portfolioUrl: "Portfolio link",
  githubUrl: "GitHub",
  resumeUrl: "Résumé file",
  experience: "Places of your positions",
  projects: "Projects that are not for them",
};

export const whyNothing: Readonly<Record<HiddenReason, string>> = {
  blocked: "You have blocked this company. No search, list, count or page tells its people that you are here.",
  "no-account": "You have no account yet, and without one a profile is for its owner alone.",
  "not-chosen": "You have not chosen your settings yet, and until then nobody sees your profile.",
  "recruiters-only": "Your profile is for recruiters only, so it has no public page.",
  private: "Your profile is private.",
  "no-contact": "You do not want to hear from recruiters, so their searches leave you out.",
  "not-looking": "You are not looking, so recruiters’ searches leave you out.",
};

const availabilityWords: Readonly<Record<string, string>> = {
  open: "Open to offers",
  passive: "Listening, not looking",
  closed: "Not looking",
};

export const availabilityOf = (value: string): string => availabilityWords[value] ?? value;
