import type { PayInAds } from "#domain/openings/market.ts";

/** For example "8 open jobs like yours". */
export const similarJobsText = (jobs: number): string =>
  jobs === 1 ? "1 open job like yours" : `${jobs} open jobs like yours`;

const formatThousands = (amount: number): string => `$${Math.round(amount / 1000)}K`;

export const payText = ({ lowUsd, highUsd }: PayInAds): string =>
  `${formatThousands(lowUsd)} to ${formatThousands(highUsd)}`;

/** Advice for each missing profile field, by the field names of profile completeness. */
export const fieldAdvice: Readonly<Record<string, { readonly what: string; readonly why: string }>> = {
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
