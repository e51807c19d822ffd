import { useEffect, useState } from "react";
import {
  addNote,
  type CandidateNote,
  changeNote,
  deleteNote,
  mentionedIn,
  notePartsOf,
  readMentions,
} from "#domain/candidates/candidate-notes.ts";
import type { CandidatePage } from "#domain/candidates/candidate-page.ts";
import { call } from "../../../lib/api.ts";
import { useChange } from "../../../lib/use-change.ts";
import { useViewer } from "../../../lib/viewer.ts";
import { Button } from "../../../ui/button.tsx";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { Initials } from "../../../ui/initials.tsx";
import { Moment } from "../../../ui/moment.tsx";
import { NativeSelect } from "../../../ui/native-select.tsx";
import { FailureNotice } from "../../../ui/notice.tsx";
import { type Mentionable, MentionField } from "./mention-field.tsx";
import { Nothing, Section } from "./section.tsx";
import type { Deeds } from "./use-deeds.tsx";

const NoteText = ({ note }: { readonly note: CandidateNote }) => (
  <p className="mt-0.5 max-w-[72ch] text-[15px]/6 whitespace-pre-line wrap-anywhere">
    {notePartsOf(
      note.text,
      note.mentions.map(({ name }) => name),
    ).map(({ kind, text }, at) => {
      const key = `${at} ${text}`;
      if (kind === "link")
        return (
          <a
            key={key}
            href={text}
            rel="noreferrer noopener nofollow"
            target="_blank"
            className="text-brand underline underline-offset-4"
          >
            {text}
          </a>
        );
      return kind === "mention" ? (
        <strong key={key} className="font-[580] text-brand">
          {text}
        </strong>
      ) : (
        text
      );
    })}
  </p>
);

interface WriterProps {
  readonly label: string;
  readonly start?: CandidateNote;
  readonly submit: string;
  readonly applications?: CandidatePage["applications"];
  /** Answers whether it was stored. */
  readonly onSend: (words: {
    readonly text: string;
    readonly mentions: string[];
    readonly applicationId: string | null;
  }) => Promise<boolean>;
  readonly onCancel?: () => void;
  readonly busy: boolean;
  readonly failure: string | undefined;
}

const Writer = ({ label, start, submit, applications = [], onSend, onCancel, busy, failure }: WriterProps) => {
  const [text, setText] = useState(start?.text ?? "");
  const [members, setMembers] = useState<readonly Pick<Mentionable, "userId" | "name">[]>(start?.mentions ?? []);
  const [picked, setPicked] = useState<readonly string[]>(start?.mentions.map(({ userId }) => userId) ?? []);
  const [applicationId, setApplicationId] = useState("");
  const send = async (): Promise<void> => {
    if (text.trim() === "" || busy) return;
    const mentions = [...mentionedIn(text, members, picked)];
    const isStored = await onSend({ text, mentions, applicationId: applicationId === "" ? null : applicationId });
    // What was typed since it was sent is the beginning of the next one.
    if (isStored && start === undefined) setText((now) => (now.startsWith(text) ? now.slice(text.length) : now));
  };
  return (
    <div className="grid gap-2.5">
      <MentionField
        label={label}
        value={text}
        onChange={setText}
        onMembers={(all) => setMembers([...members, ...all])}
        onPick={(userId) => setPicked([...picked, userId])}
        onSend={() => void send()}
        startsFocused={start !== undefined}
      />
      <FailureNotice text={failure} />
      <div className="flex flex-wrap items-center gap-2.5">
        {applications.length > 0 && start === undefined && (
          <span className="mr-auto min-w-0 max-sm:w-full sm:max-w-64">
            <NativeSelect
              aria-label="About"
              value={applicationId}
              onChange={(event) => setApplicationId(event.target.value)}
              className="h-9! truncate pr-8! text-sm! pointer-coarse:h-11!"
            >
              <option value="">About the person</option>
              {applications.map(({ id, jobTitle }) => (
                <option key={id} value={id}>
                  {jobTitle}
                </option>
              ))}
            </NativeSelect>
          </span>
        )}
        <Button size="small" onClick={() => void send()} disabled={text.trim() === ""} busy={busy && "Saving"}>
          {submit}
        </Button>
        {onCancel !== undefined && (
          <Button look="quiet" size="small" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </div>
    </div>
  );
};

const Note = ({ note }: { readonly note: CandidateNote }) => {
  const [isEditing, setEditing] = useState(false);
  const [isDeleting, setDeleting] = useState(false);
  const change = useChange();
  if (isEditing)
    return (
      <li>
        <Writer
          label="Edit the note"
          start={note}
          submit="Save the note"
          busy={change.busy}
          failure={change.failure}
          onCancel={() => setEditing(false)}
          onSend={async ({ text, mentions }) => {
            const failed = await change.run(() =>
              call(changeNote, { params: { id: note.id }, body: { text, mentions } }),
            );
            if (failed === undefined) setEditing(false);
            return failed === undefined;
          }}
        />
      </li>
    );
  return (
    <li className="flex gap-3">
      <Initials name={note.author ?? "?"} />
      <div className="min-w-0 flex-1">
        <p className="text-sm/5 text-ink-3">
          <span className="font-[560] text-ink">{note.author ?? "Somebody who has left"}</span>{" "}
          <Moment iso={note.createdAt} to="minute" />
          {note.editedAt !== null && ", edited"}
          {note.jobTitle !== null && `, on ${note.jobTitle}`}
        </p>
        <NoteText note={note} />
        {note.isOwn && (
          <p className="mt-1 -ml-2 flex gap-1">
            <Button look="quiet" size="small" className="px-2!" onClick={() => setEditing(true)}>
              Edit<span className="sr-only"> the note</span>
            </Button>
            <Button look="quiet" size="small" className="px-2!" onClick={() => setDeleting(true)}>
              Delete<span className="sr-only"> the note</span>
            </Button>
          </p>
        )}
      </div>
      <ConfirmDialog
        open={isDeleting}
        onOpenChange={setDeleting}
        title="Delete this note"
        text="Nobody can read it afterwards, and it cannot be brought back."
        confirm="Delete the note"
        busy={change.busy && "Deleting"}
        failure={change.failure}
        onConfirm={() => void change.run(() => call(deleteNote, { params: { id: note.id } }))}
      />
    </li>
  );
};

interface NotesSectionProps {
  readonly page: CandidatePage;
  readonly deeds: Deeds;
}

export const NotesSection = ({ page, deeds }: NotesSectionProps) => {
  const { me } = useViewer();
  const change = useChange();
  const { id, notes } = page;
  const ownId = me.person?.id;
  const namesMe =
    me.workspace !== null && notes.some(({ mentions }) => mentions.some(({ userId }) => userId === ownId));
  useEffect(() => {
    // Whoever has the notes before them has read that they are mentioned.
    if (namesMe) call(readMentions, { body: { candidateId: id } }).catch(() => undefined);
  }, [namesMe, id]);
  return (
    <Section title="Notes" id="notes" count={notes.length}>
      {deeds.mayEdit && (
        <div className="mb-5">
          <Writer
            label="Note"
            submit="Add the note"
            applications={page.applications}
            busy={change.busy}
            failure={change.failure}
            onSend={async (body) => {
              const isStored = await deeds.attemptTo("write a note", async () => {
                const failed = await change.run(() => call(addNote, { params: { id }, body }));
                return failed === undefined;
              });
              return isStored === true;
            }}
          />
        </div>
      )}
      {notes.length === 0 ? (
        <Nothing>{deeds.mayEdit ? "No notes yet. Everybody in the workspace can read them." : "No notes yet."}</Nothing>
      ) : (
        <ul aria-label="Notes" className="grid gap-5">
          {notes.map((note) => (
            <Note key={note.id} note={note} />
          ))}
        </ul>
      )}
    </Section>
  );
};
