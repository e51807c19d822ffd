import { useEffect, useState } from "react";
import {
  addNote,
  type CandidateNote,
  changeNote,
  deleteNote,
  mentionedUserIds,
  notePartsOf,
  markMentionsRead,
} from "#domain/candidates/candidate-notes.ts";
import type { CandidatePage } from "#domain/candidates/candidate-page.ts";
import { call } from "../../../lib/api/api.ts";
import { useApiMutation } from "../../../lib/query/use-api-mutation.ts";
import { useViewer } from "../../../lib/auth/viewer.ts";
import { Button } from "../../../ui/button.tsx";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { Initials } from "../../../ui/initials.tsx";
import { Timestamp } from "../../../ui/timestamp.tsx";
import { NativeSelect } from "../../../ui/native-select.tsx";
import { FailureNotice } from "../../../ui/notice.tsx";
import { type Mentionable, MentionField } from "./mention-field.tsx";
import { EmptyText, Section } from "./section.tsx";
import type { CandidateActions } from "./use-candidate-actions.tsx";

const NoteText = ({ note }: { readonly note: CandidateNote }) => (
  <p className="mt-0.5 max-w-[72ch] text-[15px]/6 whitespace-pre-line wrap-anywhere">
    {notePartsOf(
      note.text,
      note.mentions.map(({ name }) => name),
    ).map(({ kind, text }, index) => {
      const key = `${index} ${text}`;
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

interface NoteFormProps {
  readonly label: string;
  readonly initialNote?: CandidateNote;
  readonly submit: string;
  readonly applications?: CandidatePage["applications"];
  /** True once the note is saved. */
  readonly onSend: (words: {
    readonly text: string;
    readonly mentions: string[];
    readonly applicationId: string | null;
  }) => Promise<boolean>;
  readonly onCancel?: () => void;
  readonly busy: boolean;
  readonly failure: string | undefined;
}

const NoteForm = ({
  label,
  initialNote,
  submit,
  applications = [],
  onSend,
  onCancel,
  busy,
  failure,
}: NoteFormProps) => {
  const [text, setText] = useState(initialNote?.text ?? "");
  const [members, setMembers] = useState<readonly Pick<Mentionable, "userId" | "name">[]>(initialNote?.mentions ?? []);
  const [mentionedIds, setMentionedIds] = useState<readonly string[]>(
    initialNote?.mentions.map(({ userId }) => userId) ?? [],
  );
  const [applicationId, setApplicationId] = useState("");
  const send = async (): Promise<void> => {
    if (text.trim() === "" || busy) return;
    const mentions = [...mentionedUserIds(text, members, mentionedIds)];
    const isSaved = await onSend({ text, mentions, applicationId: applicationId === "" ? null : applicationId });
    // Text typed while the note was being saved becomes the start of the next one.
    if (isSaved && initialNote === undefined) setText((now) => (now.startsWith(text) ? now.slice(text.length) : now));
  };
  return (
    <div className="grid gap-2.5">
      <MentionField
        label={label}
        value={text}
        onChange={setText}
        onMembersLoaded={(all) => setMembers([...members, ...all])}
        onPick={(userId) => setMentionedIds([...mentionedIds, userId])}
        onSend={() => void send()}
        startsFocused={initialNote !== undefined}
      />
      <FailureNotice text={failure} />
      <div className="flex flex-wrap items-center gap-2.5">
        {applications.length > 0 && initialNote === undefined && (
          <span className="mr-auto min-w-0 max-sm:w-full sm:max-w-64">
            <NativeSelect
              aria-label="About"
              value={applicationId}
              onChange={(event) => setApplicationId(event.target.value)}
              className="h-9! truncate pr-8! text-sm! pointer-coarse:h-11!"
            >
              <option value="">About the candidate</option>
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
          <Button variant="quiet" size="small" onClick={onCancel}>
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
  const change = useApiMutation();
  if (isEditing)
    return (
      <li>
        <NoteForm
          label="Edit note"
          initialNote={note}
          submit="Save note"
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
          <span className="font-[560] text-ink">{note.author ?? "Former team member"}</span>{" "}
          <Timestamp iso={note.createdAt} precision="minute" />
          {note.editedAt !== null && ", edited"}
          {note.jobTitle !== null && `, about ${note.jobTitle}`}
        </p>
        <NoteText note={note} />
        {note.isOwn && (
          <p className="mt-1 -ml-2 flex gap-1">
            <Button variant="quiet" size="small" className="px-2!" onClick={() => setEditing(true)}>
              Edit<span className="sr-only"> note</span>
            </Button>
            <Button variant="quiet" size="small" className="px-2!" onClick={() => setDeleting(true)}>
              Delete<span className="sr-only"> note</span>
            </Button>
          </p>
        )}
      </div>
      <ConfirmDialog
        open={isDeleting}
        onOpenChange={setDeleting}
        title="Delete this note?"
        text="This deletes the note for everyone in the workspace. You can't undo this."
        confirm="Delete note"
        busy={change.busy && "Deleting"}
        failure={change.failure}
        onConfirm={() => void change.run(() => call(deleteNote, { params: { id: note.id } }))}
      />
    </li>
  );
};

interface NotesSectionProps {
  readonly page: CandidatePage;
  readonly actions: CandidateActions;
}

export const NotesSection = ({ page, actions }: NotesSectionProps) => {
  const { me } = useViewer();
  const change = useApiMutation();
  const { id, notes } = page;
  const ownId = me.person?.id;
  const mentionsMe =
    me.workspace !== null && notes.some(({ mentions }) => mentions.some(({ userId }) => userId === ownId));
  useEffect(() => {
    // Opening the notes marks their mentions as read.
    if (mentionsMe) call(markMentionsRead, { body: { candidateId: id } }).catch(() => undefined);
  }, [mentionsMe, id]);
  return (
    <Section title="Notes" id="notes" count={notes.length}>
      {actions.canEdit && (
        <div className="mb-5">
          <NoteForm
            label="Note"
            submit="Add note"
            applications={page.applications}
            busy={change.busy}
            failure={change.failure}
            onSend={async (body) => {
              const isSaved = await actions.attemptAsync("write a note", async () => {
                const failed = await change.run(() => call(addNote, { params: { id }, body }));
                return failed === undefined;
              });
              return isSaved === true;
            }}
          />
        </div>
      )}
      {notes.length === 0 ? (
        <EmptyText>
          {actions.canEdit ? "No notes yet. Everyone in the workspace can read notes." : "No notes yet."}
        </EmptyText>
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
