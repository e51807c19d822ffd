/** The draft of a reply, note or call. It stays in the tab, so that opening another lead does not lose it. */
import { useRef, useState } from "react";
import { z } from "zod";
import { removeFromTab, saveToTab, readFromTab } from "../../../lib/session-store.ts";

export const draftModes = ["reply", "note", "call"] as const;
export type DraftMode = (typeof draftModes)[number];

const draftSchema = z.object({
  isOpen: z.boolean(),
  mode: z.enum(draftModes),
  /** Null until the user changes the suggested subject. */
  subject: z.string().nullable(),
  reply: z.string(),
  note: z.string(),
  call: z.string(),
  /** An idempotency key: submitting the same draft twice sends one email. */
  key: z.string(),
});

export type Draft = z.output<typeof draftSchema>;

const emptyDraft: Draft = { isOpen: false, mode: "reply", subject: null, reply: "", note: "", call: "", key: "" };

const storageKeyOf = (leadId: string): string => `desk-draft-${leadId}`;

/** The draft of one lead. The component that uses it must remount for each lead. */
export const useDraft = (leadId: string) => {
  const [draft, setDraft] = useState<Draft>(() =>
    typeof sessionStorage === "undefined" ? emptyDraft : (readFromTab(storageKeyOf(leadId), draftSchema) ?? emptyDraft),
  );
  // Applies each change to the latest draft, because a reply may be confirmed after the user has typed on.
  const latest = useRef(draft);
  const patch = (change: Partial<Draft>) => {
    const next = { ...latest.current, ...change };
    latest.current = next;
    setDraft(next);
    const isEmpty = next.reply === "" && next.note === "" && next.call === "" && next.subject === null;
    if (isEmpty) removeFromTab(storageKeyOf(leadId));
    else saveToTab(storageKeyOf(leadId), next);
  };
  return {
    draft,
    patch,
    /** The idempotency key of this reply, created at the first attempt. */
    replyKey: (): string => {
      const key = latest.current.key === "" ? crypto.randomUUID() : latest.current.key;
      patch({ key });
      return key;
    },
    /** Clears the saved mode. Text in another mode stays. */
    clearSaved: (mode: DraftMode) =>
      patch({
        isOpen: latest.current.isOpen && latest.current.mode !== mode,
        [mode]: "",
        ...(mode === "reply" ? { subject: null, key: "" } : {}),
      }),
  };
};
