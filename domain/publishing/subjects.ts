/** The kinds of content that staff publish, their actions and states. */
export const contentSubjects = ["public-job", "testimonial", "expert", "reply-template"] as const;

export type ContentSubject = (typeof contentSubjects)[number];

export const revisionActions = ["created", "changed", "removed", "restored"] as const;

export type RevisionAction = (typeof revisionActions)[number];

export const contentStates = ["live", "unpublished", "removed"] as const;

export type ContentState = (typeof contentStates)[number];
