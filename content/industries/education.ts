import type { IndustryPage } from "../types.ts";

export const education: IndustryPage = {
  slug: "education",
  name: "Education",
  description:
    "Recruitment for universities, school districts and learning companies, run alongside search committees, board votes and the academic calendar.",
  headline: "Education recruitment alongside your committee",
  lead: "Universities, school districts and learning companies hire through committees, boards and public meetings. Our part is to keep good people interested while the process takes its proper course.",
  cards: [
    {
      title: "Higher Education",
      text: "Deans, faculty, advancement, enrollment and student affairs. A faculty line approved in summer and posted by early fall reaches the whole field; one posted in February meets those who remain.",
    },
    {
      title: "K-12 Leadership",
      text: "Superintendents, principals, special education directors and business officials. For anyone coming from out of state, we work through certification and reciprocity with the state agency ahead of the board interview.",
    },
    {
      title: "Educational Technology",
      text: "Curriculum, product, implementation and district sales. Most districts open their budget year on July 1, and a salesperson who will be in those budgets has been visiting since the previous fall.",
    },
    {
      title: "Academic Support",
      text: "Registrars, advisors, librarians and financial aid. Federal rules oblige an institution to designate a capable person to administer Title IV aid, and an interim can hold that duty during the search.",
    },
  ],
  why: {
    title: "Choosing a partner for the search",
    points: [
      {
        title: "Public names, private careers",
        text: "Open-records law can put an applicant in the newspaper. Texas districts, for example, name superintendent finalists at least 21 days ahead of the vote. Candidates hear the local rule from us at the start, so publication day costs you no one.",
      },
      {
        title: "Contract deadlines honored",
        text: "In a number of states, an educator who resigns after the statutory date risks losing a certificate. We advise opening leadership searches in winter, and no one is asked to take that risk.",
      },
      {
        title: "Two careers, one move",
        text: "Academic couples often need two appointments. Candidates may raise this with us early and in confidence, which gives the provost a semester to respond where an offer letter would give a week.",
      },
      {
        title: "Committee time goes to candidates",
        text: "Rubrics, schedules and records are ready when members sit down. Discussion can begin at once.",
      },
    ],
  },
  stats: [
    { value: "500+", label: "education professionals" },
    { value: "98%", label: "client satisfaction" },
    { value: "150+", label: "schools and institutions" },
    { value: "45 day", label: "fill time" },
  ],
  process: [
    {
      title: "Agree on the profile",
      text: "The chair, HR and the hiring authority settle qualifications, salary band and the dates that must be public.",
    },
    {
      title: "Build and screen the pool",
      text: "AI sorts applications by the rubric your committee approved. Recruiters call nominees, write to sources and keep the record.",
    },
    {
      title: "Visit, vote and welcome",
      text: "Campus or site visits, references, the board item and relocation follow in order, each with a date and an owner.",
    },
  ],
  roles: [
    "teacher-recruiters",
    "special-education-teacher-recruiters",
    "school-counselor-recruiters",
    "academic-advisor-recruiters",
    "hr-generalist-recruiters",
  ],
  consultation: "Schedule Consultation",
  related: ["healthcare", "technology", "consulting"],
};
