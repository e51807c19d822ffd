/** The three people who lead the firm, as the home page and the About page show them. */
export interface Leader {
  readonly id: string;
  readonly name: string;
  readonly position: string;
  readonly experience: string;
  readonly bio: string;
  readonly email: string;
  readonly profileUrl: string;
}

export const leadership = [
  {
    id: "ingrid-vasquez-holt",
    name: "Ingrid Vasquez-Holt",
    position: "Founder and Chief Executive",
    experience: "14 years in healthcare search",
    bio: "Ingrid ran physician and nursing searches for hospital systems in the Midwest before she founded the firm in 2024. She started it because hospitals that hired in bursts were paying for a full recruiting desk all year. She still leads two executive searches each quarter herself.",
    email: "ingrid@cohire.example",
    profileUrl: "https://www.linkedin.com/in/ingrid-vasquez-holt-talent",
  },
  {
    id: "marcus-tillery",
    name: "Marcus Tillery",
    position: "Head of Recruiting",
    experience: "17 years in RPO delivery and plant hiring",
    bio: "Marcus built and ran outsourced recruiting teams for manufacturers and distributors, including three plant openings. He leads the firm's fractional recruiters and decides who is assigned to which client. Every shortlist is read by one of his recruiters before a client sees it.",
    email: "marcus@cohire.example",
    profileUrl: "https://www.linkedin.com/in/marcus-tillery-talent",
  },
  {
    id: "anjali-deshmukh-reyes",
    name: "Anjali Deshmukh-Reyes",
    position: "Head of Product and Matching",
    experience: "11 years in search and ranking systems",
    bio: "Anjali worked on search ranking for a job board and on scheduling software for clinics. She is responsible for the matching engine, for its bias tests, and for the rule that no candidate is turned down by software alone. She sits in on client kickoff calls to hear which criteria matter and which are habit.",
    email: "anjali@cohire.example",
    profileUrl: "https://www.linkedin.com/in/anjali-deshmukh-reyes-talent",
  },
] as const satisfies readonly Leader[];
