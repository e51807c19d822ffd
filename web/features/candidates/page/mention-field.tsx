/** A text in which "@" offers the members: a list beneath the field that the arrow keys walk, the focus staying in the text. */
import { clsx } from "clsx";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { longestNote, mentionTyped } from "#domain/candidates/candidate-notes.ts";
import { listMembers, type Member } from "#domain/companies/members.ts";
import { call } from "../../../lib/api.ts";
import { useViewer } from "../../../lib/viewer.ts";
import { Textarea } from "../../../ui/input.tsx";

const mostOffered = 6;

export type Mentionable = Pick<Member, "userId" | "name" | "email">;

let known: Promise<readonly Mentionable[]> | undefined;
/** Asked for once a page, when somebody first types the sign; a failure is asked again. */
const readMembers = (): Promise<readonly Mentionable[]> =>
  (known ??= call(listMembers, {}).catch(() => {
    known = undefined;
    return [];
  }));

const plain = (text: string): string => text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();

interface MentionFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
  /** Whom the list has offered so far: the names that can stand in the text. */
  readonly onMembers: (members: readonly Mentionable[]) => void;
  readonly onPick: (userId: string) => void;
  readonly onSend: () => void;
  /** Whoever presses Edit wants to write at once. */
  readonly startsFocused?: boolean;
}

/** Where the field stands at the window's foot, the list would open beneath it. */
const bringIntoView = (list: HTMLElement | null): void => list?.scrollIntoView({ block: "nearest" });

export const MentionField = ({
  label,
  value,
  onChange,
  onMembers,
  onPick,
  onSend,
  startsFocused = false,
}: MentionFieldProps) => {
  const listId = useId();
  const { me } = useViewer();
  const field = useRef<HTMLTextAreaElement>(null);
  const [members, setMembers] = useState<readonly Mentionable[]>([]);
  const [typing, setTyping] = useState<{ readonly from: number; readonly typed: string }>();
  const [active, setActive] = useState(0);
  const offered =
    typing === undefined
      ? []
      : members.filter(({ name }) => plain(name).includes(plain(typing.typed.trimEnd()))).slice(0, mostOffered);
  const chosen = offered[Math.min(active, offered.length - 1)];

  useEffect(() => {
    if (startsFocused) field.current?.focus();
  }, [startsFocused]);

  const ownId = me.person?.id;
  const meet = async (): Promise<void> => {
    const all = (await readMembers()).filter(({ userId }) => userId !== ownId);
    setMembers(all);
    onMembers(all);
  };

  const look = (text: string, cursor: number): void => {
    const found = mentionTyped(text, cursor);
    setTyping(found);
    setActive(0);
    if (found !== undefined && members.length === 0) void meet();
  };

  const pick = ({ userId, name }: Mentionable): void => {
    if (typing === undefined) return;
    const end = typing.from + 1 + typing.typed.length;
    const before = `${value.slice(0, typing.from)}@${name} `;
    // Written at once: the next letter may come before the next frame, and belongs behind the name.
    flushSync(() => {
      onChange(`${before}${value.slice(end)}`);
      onPick(userId);
      setTyping(undefined);
    });
    field.current?.focus();
    field.current?.setSelectionRange(before.length, before.length);
  };

  const steer = (event: KeyboardEvent): void => {
    if (event.key === "Enter" && (event.metaKey || event.ctrlKey)) {
      event.preventDefault();
      onSend();
      return;
    }
    if (chosen === undefined) return;
    const at = offered.indexOf(chosen);
    if (event.key === "ArrowDown") setActive((at + 1) % offered.length);
    else if (event.key === "ArrowUp") setActive((at - 1 + offered.length) % offered.length);
    else if (event.key === "Enter" || event.key === "Tab") pick(chosen);
    else if (event.key === "Escape") setTyping(undefined);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  const isOpen = offered.length > 0;
  return (
    <div className="relative">
      <Textarea
        ref={field}
        aria-label={label}
        placeholder="Write a note. Type @ to mention a colleague."
        rows={3}
        maxLength={longestNote}
        value={value}
        onChange={(event) => {
          onChange(event.target.value);
          look(event.target.value, event.target.selectionStart);
        }}
        onKeyDown={steer}
        onBlur={() => setTyping(undefined)}
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={isOpen && chosen !== undefined ? `${listId}-${chosen.userId}` : undefined}
      />
      <output className="sr-only">
        {isOpen &&
          `${offered.length} ${offered.length === 1 ? "member" : "members"}. Arrow keys choose, Enter mentions.`}
      </output>
      {isOpen && (
        <div
          id={listId}
          ref={bringIntoView}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a select cannot stand beneath a text
          role="listbox"
          aria-label="Members"
          className="absolute inset-x-0 top-full z-30 mt-1.5 scroll-my-3 max-w-90 rounded-control border border-line bg-card p-1.5 shadow-float"
        >
          {offered.map((member) => (
            // The keys are the text's; a press must not take the focus from it.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
            <div
              key={member.userId}
              id={`${listId}-${member.userId}`}
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as above
              role="option"
              aria-selected={member === chosen}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => pick(member)}
              className={clsx(
                "cursor-default rounded-tag px-2.5 py-1.5 text-[15px]/6 pointer-coarse:py-2.5",
                member === chosen && "bg-brand-soft",
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
