/** The form of each content subject. */
import type { ComponentType } from "react";
import type { z } from "zod";
import { contentShapes, type StoredFacts } from "#domain/publishing/content.ts";
import { newExpert } from "#domain/publishing/expert.ts";
import { newPublicJob } from "#domain/publishing/public-job.ts";
import { newReplyTemplate } from "#domain/publishing/reply-template.ts";
import type { ContentSubject } from "#domain/publishing/subjects.ts";
import { newTestimonial } from "#domain/publishing/testimonial.ts";
import type { FieldsProps } from "./content-field.tsx";
import { ExpertFields } from "./expert-fields.tsx";
import { PublicJobFields } from "./public-job-fields.tsx";
import { ReplyTemplateFields } from "./reply-template-fields.tsx";
import { TestimonialFields } from "./testimonial-fields.tsx";

interface SubjectForm {
  readonly shape: z.ZodType<StoredFacts, StoredFacts>;
  readonly empty: StoredFacts;
  readonly Fields: ComponentType<FieldsProps<StoredFacts>>;
}

/** Erases the type of a form's fields, so that the forms of all subjects fit into one record. */
const defineForm = (subject: ContentSubject, empty: object, Fields: unknown): SubjectForm => ({
  shape: contentShapes[subject] as unknown as SubjectForm["shape"],
  empty: { ...empty },
  Fields: Fields as SubjectForm["Fields"],
});

export const subjectForms: Readonly<Record<ContentSubject, SubjectForm>> = {
  "public-job": defineForm("public-job", newPublicJob, PublicJobFields),
  testimonial: defineForm("testimonial", newTestimonial, TestimonialFields),
  expert: defineForm("expert", newExpert, ExpertFields),
  "reply-template": defineForm("reply-template", newReplyTemplate, ReplyTemplateFields),
};
