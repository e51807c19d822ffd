import type { PayInAds } from "#domain/openings/market.ts";

/** For example "8 open jobs like yours". */
export const similarJobsText = (jobs: number): string =>
  jobs === 1 ? "1 open job like yours" : `${jobs} open jobs like yours`;

const formatThousands = (amount: number): string => `$${Math.round(amount / 1000)}K`;

export const payText = ({ lowUsd, highUsd }: PayInAds): string =>
  `${formatThousands(lowUsd)} to ${formatThousands(highUsd)}`;

/** Advice for each missing profile field, by the field names of profile completeness. */
export const fieldAdvice: Readonly<Record<string, { readonly what: string; readonly why: string }>> = {
  "full name": { what: "Your full name", why: "We need it to introduce you to employers." },
  email: { what: "Your email address", why: "Employers usually reach you here first." },
  phone: { what: "Your phone number", why: "Employers call to schedule interviews." },
  location: { what: "Your location", why: "It affects how nearby and remote jobs are scored." },
  title: { what: "Your job title", why: "We use it to find jobs similar to yours." },
  summary: {
    what: "A few sentences about your work",
    why: "You can also say if you'd relocate and when you can start.",
  },
  skills: { what: "Your skills", why: "We can't match you to jobs without them." },
  experience: {
    what: "Your work experience, with dates",
    why: "Skills get full credit when they appear in a job with dates.",
  },
};
