/** The words of the job seekers' page. */
export const candidates = {
  description:
    "Build your professional profile with an AI assistant or from the résumé you have, search open jobs, and see what your field pays. Free for job seekers.",
  headline: "Build Your AI-Powered Professional Profile",
  lead: "Answer a few questions, or bring the résumé you have. The assistant writes down what you say and nothing you did not, and you see the result as it grows.",
  start: "Start Your Profile",
  import: "Import from LinkedIn/Resume",
  points: ["Free for job seekers", "No account needed to begin", "Nobody sees it before you say so"],
  resume: {
    title: "Your profile",
    lead: "Talk to the assistant or fill in the fields yourself. Both write to the same profile, and it is saved as you go.",
  },
  jobs: { title: "Open jobs", lead: "Jobs we are filling now. Filter by title, place or pay." },
  insights: {
    title: "What your field pays",
    lead: "Salary range, demand and usual time to fill in the fields we recruit for. The same numbers that employers see.",
  },
} as const;
