/** What is being written about a lead: kept for the tab, so that a look at another lead costs nothing. */
import { useRef, useState } from "react";
import { z } from "zod";
import { dropFromTab, keepInTab, readFromTab } from "../../lib/session-store.ts";

export const draftModes = ["reply", "note", "call"] as const;
export type DraftMode = (typeof draftModes)[number];

const draftShape = z.object({
  isOpen: z.boolean(),
  mode: z.enum(draftModes),
  /** Null until somebody writes another than the one it begins with. */
  subject: z.string().nullable(),
  reply: z.string(),
  note: z.string(),
  call: z.string(),
  /** Makes a second press of the same draft the same mail. */
  key: z.string(),
});

export type Draft = z.output<typeof draftShape>;

const emptyDraft: Draft = { isOpen: false, mode: "reply", subject: null, reply: "", note: "", call: "", key: "" };

const keyOf = (leadId: string): string => `desk-draft-${leadId}`;

/** One lead's; the component that uses it is made anew for each. */
export const useDraft = (leadId: string) => {
  const [draft, setDraft] = useState<Draft>(() =>
    typeof sessionStorage === "undefined" ? emptyDraft : (readFromTab(keyOf(leadId), draftShape) ?? emptyDraft),
  );
  // What was sent comes back later than the next letter: each change is made to the newest, not to what was shown.
  const newest = useRef(draft);
  const patch = (change: Partial<Draft>) => {
    const next = { ...newest.current, ...change };
    newest.current = next;
    setDraft(next);
    const isEmpty = next.reply === "" && next.note === "" && next.call === "" && next.subject === null;
    if (isEmpty) dropFromTab(keyOf(leadId));
    else keepInTab(keyOf(leadId), next);
  };
  return {
    draft,
    patch,
    /** The key of this reply, made when it is first sent. */
    keyOfReply: (): string => {
      const key = newest.current.key === "" ? crypto.randomUUID() : newest.current.key;
      patch({ key });
      return key;
    },
    /** The server has it. Whoever writes something else by now writes on. */
    sent: (mode: DraftMode) =>
      patch({
        isOpen: newest.current.isOpen && newest.current.mode !== mode,
        [mode]: "",
        ...(mode === "reply" ? { subject: null, key: "" } : {}),
      }),
  };
};
