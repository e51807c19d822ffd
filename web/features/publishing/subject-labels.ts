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
    location: "Jobs that visitors find in the job search on the home page.",
    add: "Add job",
    search: "Search by title, company or location",
    none: "Jobs you add here appear in the job search on the home page.",
    saved: "It now appears in the job search on the home page.",
  },
  testimonial: {
    one: "testimonial",
    plural: "Testimonials",
    location: "Client quotes on the home page.",
    add: "Add testimonial",
    search: "Search by name, position or company",
    none: "The home page shows testimonials with the most stars first.",
    saved: "It now appears on the home page.",
  },
  expert: {
    one: "expert",
    plural: "Experts",
    location: "The fractional talent pool. Each expert has a profile page.",
    add: "Add expert",
    search: "Search by name, title or location",
    none: "Experts you add here appear in the talent pool and get a profile page to share.",
    saved: "It now appears in the talent pool and on their page.",
  },
  "reply-template": {
    one: "template",
    plural: "Reply templates",
    location: "Ready-made replies for everyone on the lead desk.",
    add: "Add template",
    search: "Search by name or subject",
    none: "Templates save you from writing the same reply twice.",
    saved: "Everyone on the lead desk can use it.",
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
