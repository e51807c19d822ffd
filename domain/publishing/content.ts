/** Content that staff publish: the same endpoints list, add, change, remove and restore every kind. */
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { type ExpertFacts, expertFacts } from "./expert.ts";
import { type PublicJobFacts, publicJobFacts } from "./public-job.ts";
import { type ReplyTemplateFacts, replyTemplateFacts } from "./reply-template.ts";
import { type ContentSubject, contentStates, contentSubjects, revisionActions } from "./subjects.ts";
import { type TestimonialFacts, testimonialFacts } from "./testimonial.ts";

/** The editable fields by subject. */
export interface ContentFacts {
  readonly "public-job": PublicJobFacts;
  readonly testimonial: TestimonialFacts;
  readonly expert: ExpertFacts;
  readonly "reply-template": ReplyTemplateFacts;
}

export const contentShapes: { readonly [Subject in ContentSubject]: z.ZodType<ContentFacts[Subject]> } = {
  "public-job": publicJobFacts,
  testimonial: testimonialFacts,
  expert: expertFacts,
  "reply-template": replyTemplateFacts,
};

/** Facts as stored. Older versions may have other fields than the current schema, so they are read field by field. */
const storedFacts = z.record(z.string(), z.unknown());

export type StoredFacts = z.infer<typeof storedFacts>;

const contentRevision = z.object({
  id: z.uuid(),
  action: z.enum(revisionActions),
  at: z.iso.datetime(),
  author: z.string().nullable(),
  before: storedFacts.nullable(),
  after: storedFacts.nullable(),
});

export type ContentRevision = z.infer<typeof contentRevision>;

const contentRow = z.object({
  id: z.uuid(),
  title: z.string(),
  detail: z.string(),
  state: z.enum(contentStates),
  isSample: z.boolean(),
  lastChange: z.object({ at: z.iso.datetime(), author: z.string().nullable() }).nullable(),
});

export type ContentRow = z.infer<typeof contentRow>;

const contentPage = contentRow.omit({ detail: true }).extend({
  /** The current facts, or the last ones of removed content. */
  facts: storedFacts,
  /** The id of the newest change. A change must name the version that was read. */
  version: z.uuid().nullable(),
  /** The public page. */
  address: z.string().nullable(),
  /** The newest first. */
  history: z.array(contentRevision),
});

export type ContentPage = z.infer<typeof contentPage>;

const subject = z.object({ subject: z.enum(contentSubjects) });
const one = subject.extend({ id: z.uuid() });
const seenRevisionId = z.uuid().nullable();

export const readContentOverview = endpoint({
  method: "GET",
  path: "/api/desk/content",
  reply: z.array(
    z.object({
      subject: z.enum(contentSubjects),
      count: z.int(),
      samples: z.int(),
      lastChange: z
        .object({
          at: z.iso.datetime(),
          author: z.string().nullable(),
          action: z.enum(revisionActions),
          title: z.string(),
        })
        .nullable(),
    }),
  ),
});

export type ContentOverview = z.infer<typeof readContentOverview.reply>;

export const contentPageSize = 50;

/** Counting stops here: more is shown as "1,000+". */
export const maxContentCounted = 1000;

export const listContent = endpoint({
  method: "GET",
  path: "/api/desk/content/:subject",
  params: subject,
  query: z.object({
    q: z.string().trim().max(100).default(""),
    view: z.enum(["current", "removed"]).default("current"),
    after: z.union([z.uuid(), z.literal("")]).default(""),
  }),
  reply: z.object({ rows: z.array(contentRow), next: z.uuid().nullable(), count: z.int() }),
});

export type ContentList = z.infer<typeof listContent.reply>;

export const readContent = endpoint({
  method: "GET",
  path: "/api/desk/content/:subject/:id",
  params: one,
  reply: contentPage,
});

/** The facts' shape depends on the subject in the path: the service checks them against `contentShapes`. */
export const addContent = endpoint({
  method: "POST",
  path: "/api/desk/content/:subject",
  params: subject,
  body: z.object({ facts: storedFacts }),
  reply: z.object({ id: z.uuid() }),
  status: 201,
});

/** If another person has changed it since, nothing happens (409). */
export const changeContent = endpoint({
  method: "PUT",
  path: "/api/desk/content/:subject/:id",
  params: one,
  body: z.object({ seen: seenRevisionId, facts: storedFacts }),
  reply: z.object({ version: seenRevisionId }),
});

export const removeContent = endpoint({
  method: "DELETE",
  path: "/api/desk/content/:subject/:id",
  params: one,
  query: z.object({ seen: z.uuid().optional() }),
  reply: z.object({}),
});

/** Restores the version after a change, or the one before it. */
export const restoreContent = endpoint({
  method: "POST",
  path: "/api/desk/content/:subject/:id/restore",
  params: one,
  body: z.object({ seen: seenRevisionId, revisionId: z.uuid(), side: z.enum(["after", "before"]).default("after") }),
  reply: z.object({ version: seenRevisionId }),
});
