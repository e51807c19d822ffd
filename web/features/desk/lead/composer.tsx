/** The form under the timeline: reply by email, add a note, or log a call. */
import { useQueryClient } from "@tanstack/react-query";
import { clsx } from "clsx";
import { X } from "lucide-react";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import type { LeadPage } from "#domain/desk/lead-page.ts";
import { replySubject } from "#domain/desk/reply-subject.ts";
import { addNote, logCall, replyDraft, sendReply } from "#domain/desk/lead-actions.ts";
import { maxTextLength } from "#domain/leads/contact-fields.ts";
import { send } from "../../../lib/api/api.ts";
import { useOneAtATime } from "../../../lib/api/one-at-a-time.ts";
import { toProblem } from "../../../lib/api/problem.ts";
import { useShortcuts } from "../../../lib/use-shortcuts.ts";
import { Button } from "../../../ui/button.tsx";
import { Textarea } from "../../../ui/input.tsx";
import { FailureNotice } from "../../../ui/notice.tsx";
import { refreshInbox, refreshLead } from "../desk.queries.ts";
import { ReplyFields } from "./reply-fields.tsx";
import { type DraftMode, draftModes, useDraft } from "./use-draft.ts";

const modeLabels = {
  reply: { tab: "Reply", label: "Your reply", button: "Send reply", busy: "Sending", key: "R" },
  note: { tab: "Note", label: "Internal note", button: "Add note", busy: "Adding", key: "N" },
  call: { tab: "Log call", label: "What you discussed", button: "Log call", busy: "Logging", key: "C" },
} as const satisfies Record<DraftMode, object>;

const hints: Readonly<Record<DraftMode, string>> = {
  reply: "Your first reply stops the clock once it's sent.",
  note: "Only your team can see this. It doesn't stop the clock.",
  call: "Logging a call stops the clock, like a reply.",
};

const emptyText: Readonly<Record<DraftMode, string>> = {
  reply: "Write your reply first",
  note: "Write a note first",
  call: "Write what you discussed",
};

export const Composer = ({ page }: { readonly page: LeadPage }) => {
  const { lead, contact, timeline } = page;
  const client = useQueryClient();
  const oneAtATime = useOneAtATime();
  const { draft, patch, replyKey, clearSaved } = useDraft(lead.id);
  const { mode, isOpen } = draft;
  const [sending, setSending] = useState<DraftMode>();
  const [failure, setFailure] = useState<string>();
  const field = useRef<HTMLTextAreaElement>(null);
  const shouldFocus = useRef(false);

  const text = draft[mode];
  const emails = timeline.filter(({ kind, leadId }) => leadId === lead.id && (kind === "mail" || kind === "reply"));
  const subject =
    draft.subject ??
    replySubject(
      lead.kind,
      emails.map((each) => each.subject),
    );

  const open = (next: DraftMode) => {
    shouldFocus.current = true;
    setFailure(undefined);
    patch({ isOpen: true, mode: next });
    field.current?.focus();
  };
  useEffect(() => {
    if (!shouldFocus.current) return;
    shouldFocus.current = false;
    field.current?.focus();
  });
  useShortcuts({ r: () => open("reply"), n: () => open("note"), c: () => open("call") });

  const deliver = (): Promise<void> => {
    const params = { id: lead.id };
    if (mode === "note") return send(addNote, { params, body: addNote.body.parse({ text }) });
    if (mode === "call") return send(logCall, { params, body: logCall.body.parse({ text }) });
    return send(sendReply, { params, body: { ...replyDraft.parse({ subject, text }), key: replyKey() } });
  };
  const submit = () =>
    oneAtATime(async () => {
      if (text.trim() === "") {
        setFailure(emptyText[mode]);
        field.current?.focus();
        return;
      }
      setSending(mode);
      setFailure(undefined);
      try {
        await deliver();
        clearSaved(mode);
        await Promise.all([refreshLead(client, lead.id), refreshInbox(client)]);
      } catch (error) {
        setFailure(toProblem(error).message);
      } finally {
        setSending(undefined);
      }
    });

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      void submit();
    }
    if (event.key === "Escape") {
      // Escape closes the form, not the lead. The draft stays.
      event.preventDefault();
      event.stopPropagation();
      patch({ isOpen: false });
    }
  };

  if (!isOpen)
    return (
      <div className="flex shrink-0 gap-2 border-t border-line bg-paper px-4 py-3 sm:px-6">
        {draftModes.map((draftMode) => (
          <Button
            key={draftMode}
            variant={draftMode === "reply" ? "primary" : "secondary"}
            size="small"
            onClick={() => open(draftMode)}
            className={draftMode === "reply" ? "max-sm:flex-1" : undefined}
          >
            {draft[draftMode] === "" ? modeLabels[draftMode].tab : `${modeLabels[draftMode].tab} (draft)`}
            <kbd className="rounded-xs border border-current/35 px-1 font-text text-[11px]/4 font-[520] pointer-coarse:hidden">
              {modeLabels[draftMode].key}
            </kbd>
          </Button>
        ))}
      </div>
    );

  const labels = modeLabels[mode];
  return (
    <section
      aria-label="Compose"
      className="flex max-h-[62%] shrink-0 flex-col gap-2.5 overflow-y-auto border-t border-line bg-paper px-4 py-3 sm:px-6"
    >
      <div className="flex items-center gap-1">
        {draftModes.map((draftMode) => (
          <button
            key={draftMode}
            type="button"
            aria-pressed={draftMode === mode}
            onClick={() => open(draftMode)}
            className={clsx(
              "h-8 rounded-control px-3 text-sm font-[540] pointer-coarse:h-11",
              draftMode === mode ? "bg-tag text-ink" : "text-ink-2 hover:text-ink",
            )}
          >
            {modeLabels[draftMode].tab}
          </button>
        ))}
        <button
          type="button"
          aria-label="Close and keep draft"
          onClick={() => patch({ isOpen: false })}
          className="-mr-2 ml-auto grid size-8 place-items-center rounded-control text-ink-3 hover:bg-paper-2 hover:text-ink pointer-coarse:size-11"
        >
          <X className="size-4" aria-hidden="true" />
        </button>
      </div>
      {mode === "reply" && (
        <ReplyFields
          lead={lead}
          subject={subject}
          onSubject={(next) => patch({ subject: next })}
          onTemplate={(next) => patch({ subject: next.subject, reply: next.body })}
          hasText={draft.reply !== ""}
          suppressed={contact.suppressed}
          isSending={sending === mode}
        />
      )}
      <Textarea
        ref={field}
        aria-label={labels.label}
        value={text}
        maxLength={maxTextLength}
        rows={mode === "reply" ? 7 : 4}
        readOnly={sending === mode}
        onChange={(event) => patch({ [mode]: event.target.value })}
        onKeyDown={onKeyDown}
        className="min-h-24 shrink-0 px-3! py-2.5! text-[15px]/6! pointer-coarse:text-base!"
      />
      <FailureNotice text={failure} className="py-2! text-sm!" />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="min-w-0 flex-1 basis-48 text-[13px]/5 text-ink-3">{hints[mode]}</p>
        <Button size="small" onClick={() => void submit()} busy={sending !== undefined && modeLabels[sending].busy}>
          {labels.button}
        </Button>
      </div>
    </section>
  );
};
