/** A text field in which "@" opens a list of members. The arrow keys move in the list while the focus stays in the text. */
import { clsx } from "clsx";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { maxNoteLength, mentionAtCursor } from "#domain/candidates/candidate-notes.ts";
import { listMembers, type Member } from "#domain/companies/members.ts";
import { call } from "../../../lib/api/api.ts";
import { useViewer } from "../../../lib/auth/viewer.ts";
import { Textarea } from "../../../ui/input.tsx";

const maxSuggestions = 6;

export type Mentionable = Pick<Member, "userId" | "name" | "email">;

let membersRequest: Promise<readonly Mentionable[]> | undefined;
/** Loads the members once per page, at the first "@". A failed request is retried at the next one. */
const loadMembers = (): Promise<readonly Mentionable[]> =>
  (membersRequest ??= call(listMembers, {}).catch(() => {
    membersRequest = undefined;
    return [];
  }));

const foldText = (text: string): string => text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();

interface MentionFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
  /** The loaded members, whose names can occur in the text. */
  readonly onMembersLoaded: (members: readonly Mentionable[]) => void;
  readonly onPick: (userId: string) => void;
  readonly onSend: () => void;
  /** Focuses the field at once, for the Edit button. */
  readonly startsFocused?: boolean;
}

/** Scrolls to the list when the field is at the bottom of the window. */
const scrollToList = (list: HTMLElement | null): void => list?.scrollIntoView({ block: "nearest" });

export const MentionField = ({
  label,
  value,
  onChange,
  onMembersLoaded,
  onPick,
  onSend,
  startsFocused = false,
}: MentionFieldProps) => {
  const listId = useId();
  const { me } = useViewer();
  const field = useRef<HTMLTextAreaElement>(null);
  const [members, setMembers] = useState<readonly Mentionable[]>([]);
  const [mention, setMention] = useState<{ readonly from: number; readonly typed: string }>();
  const [activeIndex, setActiveIndex] = useState(0);
  const suggestions =
    mention === undefined
      ? []
      : members
          .filter(({ name }) => foldText(name).includes(foldText(mention.typed.trimEnd())))
          .slice(0, maxSuggestions);
  const activeMember = suggestions[Math.min(activeIndex, suggestions.length - 1)];

  useEffect(() => {
    if (startsFocused) field.current?.focus();
  }, [startsFocused]);

  const ownId = me.person?.id;
  const showMembers = async (): Promise<void> => {
    const all = (await loadMembers()).filter(({ userId }) => userId !== ownId);
    setMembers(all);
    onMembersLoaded(all);
  };

  const detectMention = (text: string, cursor: number): void => {
    const typedMention = mentionAtCursor(text, cursor);
    setMention(typedMention);
    setActiveIndex(0);
    if (typedMention !== undefined && members.length === 0) void showMembers();
  };

  const pick = ({ userId, name }: Mentionable): void => {
    if (mention === undefined) return;
    const end = mention.from + 1 + mention.typed.length;
    const before = `${value.slice(0, mention.from)}@${name} `;
    // Flushes synchronously, because a key pressed before the next render must go after the name.
    flushSync(() => {
      onChange(`${before}${value.slice(end)}`);
      onPick(userId);
      setMention(undefined);
    });
    field.current?.focus();
    field.current?.setSelectionRange(before.length, before.length);
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === "Enter" && (event.metaKey || event.ctrlKey)) {
      event.preventDefault();
      onSend();
      return;
    }
    if (activeMember === undefined) return;
    const index = suggestions.indexOf(activeMember);
    if (event.key === "ArrowDown") setActiveIndex((index + 1) % suggestions.length);
    else if (event.key === "ArrowUp") setActiveIndex((index - 1 + suggestions.length) % suggestions.length);
    else if (event.key === "Enter" || event.key === "Tab") pick(activeMember);
    else if (event.key === "Escape") setMention(undefined);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  const isOpen = suggestions.length > 0;
  return (
    <div className="relative">
      <Textarea
        ref={field}
        aria-label={label}
        placeholder="Write a note. Type @ to mention a team member."
        rows={3}
        maxLength={maxNoteLength}
        value={value}
        onChange={(event) => {
          onChange(event.target.value);
          detectMention(event.target.value, event.target.selectionStart);
        }}
        onKeyDown={onKeyDown}
        onBlur={() => setMention(undefined)}
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={isOpen && activeMember !== undefined ? `${listId}-${activeMember.userId}` : undefined}
      />
      <output className="sr-only">
        {isOpen &&
          `${suggestions.length} team ${suggestions.length === 1 ? "member" : "members"}. Use the arrow keys to choose and Enter to mention.`}
      </output>
      {isOpen && (
        <div
          id={listId}
          ref={scrollToList}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a select cannot stand beneath a text
          role="listbox"
          aria-label="Team members"
          className="absolute inset-x-0 top-full z-30 mt-1.5 scroll-my-3 max-w-90 rounded-control border border-line bg-card p-1.5 shadow-float"
        >
          {suggestions.map((member) => (
            // The keyboard is handled by the text field, and a press must not take the focus from it.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
            <div
              key={member.userId}
              id={`${listId}-${member.userId}`}
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as above
              role="option"
              aria-selected={member === activeMember}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => pick(member)}
              className={clsx(
                "cursor-default rounded-tag px-2.5 py-1.5 text-[15px]/6 pointer-coarse:py-2.5",
                member === activeMember && "bg-brand-soft",
              )}
            >
              <span className="block truncate">{member.name}</span>
              <span className="block truncate text-[13px]/4 text-ink-3">{member.email}</span>
            </div>
          ))}
        </div>
      )}
    </div>
  );
};
