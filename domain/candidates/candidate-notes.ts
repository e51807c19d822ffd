/** Notes on a candidate, and the members they mention. */
import { z } from "zod";
import { endpoint } from "../endpoint.ts";

export const maxNoteLength = 10_000;
const maxMentions = 20;

const byId = z.object({ id: z.uuid() });

const noteFields = z.object({
  text: z.string().trim().min(1, "Write a note").max(maxNoteLength),
  /** The members that the text names as "@Name". */
  mentions: z.array(z.uuid()).max(maxMentions).default([]),
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
  body: noteFields.extend({ applicationId: z.uuid().nullable().default(null) }),
  reply: z.object({ id: z.uuid() }),
  status: 201,
});

/** Only the author may change a note. */
export const changeNote = endpoint({
  method: "PATCH",
  path: "/api/candidate-notes/:id",
  params: byId,
  body: noteFields,
  reply: z.object({ id: z.uuid() }),
});

export const deleteNote = endpoint({
  method: "DELETE",
  path: "/api/candidate-notes/:id",
  params: byId,
  reply: z.object({}),
});

const mention = z.object({
  noteId: z.uuid(),
  candidateId: z.uuid(),
  candidate: z.string(),
  author: z.string().nullable(),
  text: z.string(),
  isRead: z.boolean(),
  createdAt: z.iso.datetime({ offset: true }),
});
export type Mention = z.infer<typeof mention>;

export const maxShownMentions = 20;

/** The caller's mentions in the current workspace, newest first. */
export const listMentions = endpoint({
  method: "GET",
  path: "/api/mentions",
  reply: z.object({ mentions: z.array(mention), unread: z.int() }),
});

/** Marks the caller's mentions on one candidate as read, or all of them. */
export const markMentionsRead = endpoint({
  method: "POST",
  path: "/api/mentions/read",
  body: z.object({ candidateId: z.uuid().optional() }),
  reply: z.object({ read: z.int() }),
});

/** The text between "@" and the cursor, if a mention is being typed there. */
export const mentionAtCursor = (
  text: string,
  cursor: number,
): { readonly from: number; readonly typed: string } | undefined => {
  const match = /(?:^|[\s(])@([\p{L}\p{M}\d'’.-]*(?: [\p{L}\p{M}\d'’.-]*)?)$/u.exec(text.slice(0, cursor));
  if (match?.[1] === undefined) return undefined;
  return { from: cursor - match[1].length - 1, typed: match[1] };
};

export interface NotePart {
  readonly kind: "text" | "link" | "mention";
  readonly text: string;
}

const regexSpecialCharacter = /[.*+?^${}()|[\]\\]/g;

/** A note split into text, links and mentions, in order. */
export const notePartsOf = (text: string, names: readonly string[]): readonly NotePart[] => {
  const mentioned = names
    .filter((name) => name !== "")
    .toSorted((a, b) => b.length - a.length)
    .map((name) => `@${name.replaceAll(regexSpecialCharacter, String.raw`\$&`)}`);
  const linkOrMention = new RegExp([String.raw`https?://[^\s<>"]+[^\s<>".,;:!?)\]]`, ...mentioned].join("|"), "gu");
  const parts: NotePart[] = [];
  let position = 0;
  for (const match of text.matchAll(linkOrMention)) {
    if (match.index > position) parts.push({ kind: "text", text: text.slice(position, match.index) });
    parts.push({ kind: match[0].startsWith("@") ? "mention" : "link", text: match[0] });
    position = match.index + match[0].length;
  }
  if (position < text.length) parts.push({ kind: "text", text: text.slice(position) });
  return parts;
};

interface NamedMember {
  readonly userId: string;
  readonly name: string;
}

/** The members that the text names. If several share a name, only those picked from the list count. */
export const mentionedUserIds = (
  text: string,
  people: readonly NamedMember[],
  pickedIds: readonly string[] = [],
): readonly string[] => {
  const parts = notePartsOf(
    text,
    people.map(({ name }) => name),
  );
  const names = new Set(parts.filter(({ kind }) => kind === "mention").map((part) => part.text.slice(1)));
  const namedMembers = people.filter(({ name }) => names.has(name));
  const isMentioned = ({ userId, name }: NamedMember): boolean =>
    pickedIds.includes(userId) || !namedMembers.some((each) => each.name === name && pickedIds.includes(each.userId));
  return [...new Set(namedMembers.filter(isMentioned).map(({ userId }) => userId))];
};
