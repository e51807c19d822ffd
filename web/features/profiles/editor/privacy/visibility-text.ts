/** Text about what others see of a profile and why they may see nothing. */
import { brand } from "#domain/brand.ts";
import type { HiddenReason } from "#domain/privacy/preview.ts";
import type { VisibleProfile } from "#domain/privacy/visible-profile.ts";

export const hiddenFieldLabels: Readonly<Record<keyof VisibleProfile, string>> = {
  firstName: "First name",
  lastName: "Last name",
  title: "Title",
  summary: "Summary",
  skills: "Skills that identify you",
  credentials: "Details of your licenses",
  languages: "Languages that identify you",
  volunteering: "Volunteer work",
  preferences: "Work preferences",
  email: "Email",
  phone: "Phone",
  location: "Location",
  desiredSalary: "Desired salary",
  availability: "Job search status",
  linkedinUrl: "LinkedIn",
  portfolioUrl: "Portfolio link",
  githubUrl: "GitHub",
  resumeUrl: "Resume file",
  experience: "Details of your jobs",
  education: "Details of your education",
  projects: "Projects not shared with them",
};

export const hiddenReasonText: Readonly<Record<HiddenReason, string>> = {
  blocked: `You blocked this company. Its team members won't see you anywhere on ${brand.name}.`,
  "no-account": "You don't have an account yet. Only you can see your profile.",
  "not-published": "You haven't published your profile. Only you can see it.",
  "recruiters-only": "You published your profile to recruiters only, so it has no public page.",
  private: "Your profile is private.",
  "no-contact": "You turned off contact from recruiters, so they can't find you.",
  "not-looking": "You're not looking, so recruiters can't find you.",
};

const availabilityLabels: Readonly<Record<string, string>> = {
  open: "Open to offers",
  passive: "Not looking, but open to hearing more",
  closed: "Not looking",
};

export const availabilityLabel = (value: string): string => availabilityLabels[value] ?? value;
