/** The words of the employer's first pages. */
import type { Card, Three } from "./types.ts";

export const signup = {
  description:
    "Sign up as an employer: a 14-day trial of the hiring workspace on your own jobs, set up together with a recruiter. No setup fee, cancel anytime.",
  headline: "Start hiring with us",
  lead: "Tell us who you are. A recruiter opens your workspace with you and stays on call for the 14 days of the trial.",
  next: {
    title: "What's Next",
    steps: [
      { title: "Within 24 hours", text: "A recruiter calls, asks for your first job and opens the workspace." },
      { title: "Within 48 hours", text: "The first matches stand in your pipeline, each with its evidence." },
      { title: "After 14 days", text: "You choose a plan or stop. The trial ends by itself." },
    ] satisfies Three<Card>,
  },
} as const;

export const onboarding = {
  description:
    "The three steps that set up a hiring workspace: company profile and branding, the first hiring team, and the first look around.",
  headline: "Set up your workspace",
  lead: "Setup follows sign-up and takes about ten minutes. These are its three steps.",
  steps: [
    { title: "Company Profile & Branding", text: "Logo, tagline, culture, benefits and the places you hire in." },
    { title: "Create Your First Hiring Team", text: "Who reads applications, who interviews, who decides." },
    { title: "Welcome", text: "Three tips, and the dashboard." },
  ] satisfies Three<Card>,
} as const;
