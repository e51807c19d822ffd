/** Notes on a candidate, and whom they mention. */
import { z } from "zod";
import { endpoint } from "../endpoint.ts";

export const longestNote = 10_000;
export const mostMentions = 20;

const byId = z.object({ id: z.uuid() });

const words = z.object({
  text: z.string().trim().min(1, "Please write something").max(longestNote),
  /** Members whom the text names as "@Name". */
  mentions: z.array(z.uuid()).max(mostMentions).default([]),
});

export const candidateNote = z.object({
  id: z.uuid(),
  text: z.string(),
  author: z.string().nullable(),
  isOwn: z.boolean(),
  applicationId: z.uuid().nullable(),
  jobTitle: z.string().nullable(),
  mentions: z.array(z.object({ userId: z.uuid(), name: z.string() })),
  createdAt: z.iso.datetime({ offset: true }),
  editedAt: z.iso.datetime({ offset: true }).nullable(),
});
export type CandidateNote = z.infer<typeof candidateNote>;

export const addNote = endpoint({
  method: "POST",
  path: "/api/candidates/:id/notes",
  params: byId,
  body: words.extend({ applicationId: z.uuid().nullable().default(null) }),
  reply: z.object({ id: z.uuid() }),
  status: 201,
});

/** Only whoever wrote it. */
export const changeNote = endpoint({
  method: "PATCH",
  path: "/api/candidate-notes/:id",
  params: byId,
  body: words,
  reply: z.object({ id: z.uuid() }),
});

export const deleteNote = endpoint({
  method: "DELETE",
  path: "/api/candidate-notes/:id",
  params: byId,
  reply: z.object({}),
});

export const mention = z.object({
  noteId: z.uuid(),
  candidateId: z.uuid(),
  candidate: z.string(),
  author: z.string().nullable(),
  text: z.string(),
  isRead: z.boolean(),
  createdAt: z.iso.datetime({ offset: true }),
});
export type Mention = z.infer<typeof mention>;

export const mentionsShown = 20;

/** Where the asker was mentioned in the open workspace, the newest first. */
export const listMentions = endpoint({
  method: "GET",
  path: "/api/mentions",
  reply: z.object({ mentions: z.array(mention), unread: z.int() }),
});

/** Those on one candidate, or all. */
export const readMentions = endpoint({
  method: "POST",
  path: "/api/mentions/read",
  body: z.object({ candidateId: z.uuid().optional() }),
  reply: z.object({ read: z.int() }),
});

/** The words between "@" and where the cursor stands, if a mention is being typed there. */
export const mentionTyped = (
  text: string,
  cursor: number,
): { readonly from: number; readonly typed: string } | undefined => {
  const found = /(?:^|[\s(])@([\p{L}\p{M}\d'’.-]*(?: [\p{L}\p{M}\d'’.-]*)?)$/u.exec(text.slice(0, cursor));
  if (found?.[1] === undefined) return undefined;
  return { from: cursor - found[1].length - 1, typed: found[1] };
};

export interface NotePart {
  readonly kind: "text" | "link" | "mention";
  readonly text: string;
}

const sign = /[.*+?^${}()|[\]\\]/g;

/** A note cut into words, web addresses and names, in order: what a screen makes links and marks of. */
export const notePartsOf = (text: string, names: readonly string[]): readonly NotePart[] => {
  const mentioned = names
    .filter((name) => name !== "")
    .toSorted((a, b) => b.length - a.length)
    .map((name) => `@${name.replaceAll(sign, String.raw`\$&`)}`);
  const seeks = new RegExp([String.raw`https?://[^\s<>"]+[^\s<>".,;:!?)\]]`, ...mentioned].join("|"), "gu");
  const parts: NotePart[] = [];
  let at = 0;
  for (const found of text.matchAll(seeks)) {
    if (found.index > at) parts.push({ kind: "text", text: text.slice(at, found.index) });
    parts.push({ kind: found[0].startsWith("@") ? "mention" : "link", text: found[0] });
    at = found.index + found[0].length;
  }
  if (at < text.length) parts.push({ kind: "text", text: text.slice(at) });
  return parts;
};

interface Named {
  readonly userId: string;
  readonly name: string;
}

/** Whom of the offered the text names. Of several with one name it is whoever was picked from the list. */
export const mentionedIn = (
  text: string,
  people: readonly Named[],
  picked: readonly string[] = [],
): readonly string[] => {
  const parts = notePartsOf(
    text,
    people.map(({ name }) => name),
  );
  const names = new Set(parts.filter(({ kind }) => kind === "mention").map((part) => part.text.slice(1)));
  const named = people.filter(({ name }) => names.has(name));
  const isMeant = ({ userId, name }: Named): boolean =>
    picked.includes(userId) || !named.some((each) => each.name === name && picked.includes(each.userId));
  return [...new Set(named.filter(isMeant).map(({ userId }) => userId))];
};
