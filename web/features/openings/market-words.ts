import type { PayInAds } from "#domain/openings/market.ts";

/** "8 open jobs like yours" */
export const jobsLike = (jobs: number): string =>
  jobs === 1 ? "1 open job like yours" : `${jobs} open jobs like yours`;

const thousands = (amount: number): string => `$${Math.round(amount / 1000)}K`;

export const payWords = ({ lowUsd, highUsd }: PayInAds): string => `${thousands(lowUsd)} to ${thousands(highUsd)}`;

/** Fields by the names that completeness gives them, and what each is good for. */
export const fieldSteps: Readonly<Record<string, { readonly what: string; readonly why: string }>> = {
  "full name": { what: "Your full name", why: "Without it nobody can introduce you." },
  email: { what: "Your e-mail address", why: "How an employer reaches you first." },
  phone: { what: "Your phone number", why: "Calls are how interviews are arranged." },
  location: { what: "Where you live", why: "Jobs near you score higher, and remote ones are told apart." },
  title: { what: "What your work is called", why: "It decides which jobs count as like yours." },
  summary: {
    what: "A few sentences about your work",
    why: "Say there too whether you would move, and when you can start.",
  },
  skills: { what: "Your skills", why: "Without them no job can be matched." },
  experience: { what: "Your jobs, with dates", why: "A skill counts in full once a dated job shows it." },
};
