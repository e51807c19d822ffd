/** Labels of the content that staff publish. */
import type { ContentState, ContentSubject, RevisionAction } from "#domain/publishing/subjects.ts";

interface SubjectLabels {
  readonly one: string;
  readonly plural: string;
  readonly location: string;
  readonly add: string;
  readonly search: string;
  readonly none: string;
  /** Shown after a change is saved. */
  readonly saved: string;
}

export const subjectLabels: Readonly<Record<ContentSubject, SubjectLabels>> = {
  "public-job": {
    one: "job",
    plural: "Public jobs",
    location: "What visitors find by the search on the home page.",
    add: "Add a job",
    search: "Search by title, company or place",
    none: "A job that is added here is found by the search on the home page at once.",
    saved: "The search on the home page shows it from now on.",
  },
  testimonial: {
    one: "testimonial",
    plural: "Testimonials",
    location: "What clients say about the firm, on the home page.",
    add: "Add a testimonial",
    search: "Search by name, position or company",
    none: "The home page shows those with the most stars first.",
    saved: "The home page shows it from now on.",
  },
  expert: {
    one: "expert",
    plural: "Experts",
    location: "The fractional talent pool, each with a page of their own.",
    add: "Add an expert",
    search: "Search by name, title or place",
    none: "Whoever is added here has a place in the pool and a page to share.",
    saved: "The pool and their page show it from now on.",
  },
  "reply-template": {
    one: "template",
    plural: "Reply templates",
    location: "Words to begin a reply with, for everyone at the desk.",
    add: "Add a template",
    search: "Search by name or subject",
    none: "A template saves the desk from writing the same answer twice.",
    saved: "Everyone at the desk can begin a reply with it.",
  },
};

export const stateLabels: Readonly<Record<ContentState, string>> = {
  live: "On the site",
  unpublished: "Not on the site",
  removed: "Removed",
};

export const actionLabels: Readonly<Record<RevisionAction, string>> = {
  created: "added",
  changed: "changed",
  removed: "removed",
  restored: "restored",
};

export const pathOf = (subject: ContentSubject, id?: string): string =>
  `/staff/content/${subject}${id === undefined ? "" : `/${id}`}`;
