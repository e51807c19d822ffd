/** What staff publish: one way to list, write, change, take away and bring back, whatever it is. */
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { type ExpertFacts, expertFacts } from "./expert.ts";
import { type PublicJobFacts, publicJobFacts } from "./public-job.ts";
import { type ReplyTemplateFacts, replyTemplateFacts } from "./reply-template.ts";
import { type ContentSubject, contentStates, contentSubjects, revisionActions } from "./subjects.ts";
import { type TestimonialFacts, testimonialFacts } from "./testimonial.ts";

/** What staff may set, by subject. */
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

/** Facts as they were stored. An older version may have other fields than today's shape, so it is read field by field. */
export const storedFacts = z.record(z.string(), z.unknown());

export type StoredFacts = z.infer<typeof storedFacts>;

export const contentRevision = z.object({
  id: z.uuid(),
  action: z.enum(revisionActions),
  at: z.iso.datetime(),
  author: z.string().nullable(),
  before: storedFacts.nullable(),
  after: storedFacts.nullable(),
});

export type ContentRevision = z.infer<typeof contentRevision>;

export const contentRow = z.object({
  id: z.uuid(),
  title: z.string(),
  detail: z.string(),
  state: z.enum(contentStates),
  isSample: z.boolean(),
  lastChange: z.object({ at: z.iso.datetime(), author: z.string().nullable() }).nullable(),
});

export type ContentRow = z.infer<typeof contentRow>;

export const contentPage = contentRow.omit({ detail: true }).extend({
  /** As it is; once removed, as it was last. */
  facts: storedFacts,
  /** The newest change there is. Whoever changes it says which one they have seen. */
  version: z.uuid().nullable(),
  /** Where the public sees it. */
  address: z.string().nullable(),
  /** The newest first. */
  history: z.array(contentRevision),
});

export type ContentPage = z.infer<typeof contentPage>;

const subject = z.object({ subject: z.enum(contentSubjects) });
const one = subject.extend({ id: z.uuid() });
const seen = z.uuid().nullable();

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

/** Counting stops here: more is said as "1,000+". */
export const mostContentCounted = 1000;

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

/** Where somebody else has changed it since, nothing happens (409). */
export const changeContent = endpoint({
  method: "PUT",
  path: "/api/desk/content/:subject/:id",
  params: one,
  body: z.object({ seen, facts: storedFacts }),
  reply: z.object({ version: seen }),
});

export const removeContent = endpoint({
  method: "DELETE",
  path: "/api/desk/content/:subject/:id",
  params: one,
  query: z.object({ seen: z.uuid().optional() }),
  reply: z.object({}),
});

/** Brings a version back as it was: what the change made, or what it found. */
export const restoreContent = endpoint({
  method: "POST",
  path: "/api/desk/content/:subject/:id/restore",
  params: one,
  body: z.object({ seen, revisionId: z.uuid(), side: z.enum(["after", "before"]).default("after") }),
  reply: z.object({ version: seen }),
});
