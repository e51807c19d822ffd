/** The text of the job seekers' page. */
export const candidates = {
  description:
    "Build your professional profile with an AI assistant or from the résumé you have, search open jobs, and see what your field pays. Free for job seekers.",
  headline: "Build Your AI-Powered Professional Profile",
  lead: "Answer a few questions, or bring the résumé you have. The assistant writes down what you say and nothing you did not, and you see the result as it grows.",
  start: "Start Your Profile",
  import: "Import from LinkedIn/Resume",
  points: ["Free for job seekers", "No account needed to begin", "Hidden until you publish it"],
  example: {
    label: "Written down",
    sentence: [
      { text: "I’m " },
      { text: "Maya Okafor", field: "Name" },
      { text: ", I work as a " },
      { text: "charge nurse", field: "Title" },
      { text: " at " },
      { text: "Northside", field: "Employer" },
      { text: " in " },
      { text: "Dayton", field: "Location" },
      { text: ", nights mostly." },
    ],
    note: "An example. Nothing enters your profile that you did not say.",
  },
  resume: {
    title: "Your profile",
    lead: "Talk to the assistant or fill in the fields yourself. Both write to the same profile, and it is saved as you go.",
  },
  jobs: {
    title: "Open jobs",
    lead: "Jobs we are filling now, scored for your profile by the engine that employers use, with what you match and what's missing. Search all of them below.",
  },
  insights: {
    title: "Your market",
    lead: "What open jobs like yours ask for and pay, counted from the ads, and what your profile would gain from most. The same numbers that employers see.",
    fields: "What each field pays",
  },
} as const;
