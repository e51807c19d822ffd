/** The words of the job seekers' page. */
export const candidates = {
  description:
    "For job seekers: send your résumé to a recruiter who reads it, search open jobs, and see what your field pays and how long hiring takes.",
  headline: "Work found by people who read your résumé",
  lead: "Everything here is free for job seekers. Send the résumé you have, look through open jobs, and see what your field pays.",
  resume: {
    title: "Send the résumé you have",
    text: "PDF, Word or plain text, one page or five. A recruiter of your field reads it and writes back: what fits now, what to leave out, and whether we may show it to anyone. Nobody sees it before you say so.",
    action: "Send your résumé",
    subject: "My résumé",
  },
  jobs: { title: "Open jobs", lead: "Jobs we are filling now. Filter by title, place or pay." },
  insights: {
    title: "What your field pays",
    lead: "Salary range, demand and usual time to fill in the fields we recruit for. The same numbers that employers see.",
  },
} as const;
