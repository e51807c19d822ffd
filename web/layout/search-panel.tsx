/** People, jobs and teams under one field: a combobox with a list in groups. */
/* oxlint-disable jsx-a11y/prefer-tag-over-role -- the browser's own lists hold no groups that a field may point into */
import { clsx } from "clsx";
import { Search } from "lucide-react";
import { Dialog as Radix } from "radix-ui";
import { type KeyboardEvent, useId, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { type Found, useWorkspaceSearch } from "./use-workspace-search.ts";

interface Choice {
  readonly key: string;
  readonly to: string;
  readonly name: string;
  readonly detail: string | null;
}

interface Group {
  readonly title: string;
  readonly choices: readonly Choice[];
}

const choicesOf = (kind: "candidates" | "jobs" | "teams", things: Found["people"]): Choice[] =>
  things.map(({ id, name, detail }) => ({ key: `${kind}-${id}`, to: `/platform/${kind}/${id}`, name, detail }));

const groupsOf = (found: Found | undefined, words: string): readonly Group[] => {
  if (found === undefined) return [];
  const all = { key: "all", to: `/platform/candidates?q=${encodeURIComponent(words)}`, detail: null };
  const people = choicesOf("candidates", found.people);
  // The page of people looks at skills, companies and summaries too, so it may find whom no name or title names.
  const allWords = people.length > 0 ? `See all people matching “${words}”` : `Search every record for “${words}”`;
  return [
    { title: "People", choices: [...people, { ...all, name: allWords }] },
    { title: "Jobs", choices: choicesOf("jobs", found.jobs) },
    { title: "Teams", choices: choicesOf("teams", found.teams) },
  ].filter(({ choices }) => choices.length > 0);
};

const steps: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at <= 0 ? count - 1 : at - 1),
  Home: () => 0,
  End: (_at, count) => count - 1,
};

interface SearchPanelProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

interface ListProps {
  readonly groups: readonly Group[];
  readonly marked: string | undefined;
  readonly idOf: (key: string) => string;
  readonly onChoose: (choice: Choice) => void;
}

const FoundList = ({ groups, marked, idOf, onChoose }: ListProps) =>
  groups.map(({ title, choices }) => (
    <div key={title} role="group" aria-labelledby={idOf(title)} className="px-2 pb-2">
      <p id={idOf(title)} role="presentation" className="px-3 pt-2.5 pb-1 text-[13px]/5 font-[560] text-ink-3">
        {title}
      </p>
      {choices.map((choice) => (
        // The field keeps the focus, so that one can type on; keys reach the list through it.
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
        <div
          key={choice.key}
          id={idOf(choice.key)}
          role="option"
          aria-selected={choice.key === marked}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(choice)}
          className={clsx(
            "flex min-h-11 cursor-pointer items-baseline gap-3 rounded-tag px-3 py-2.5 text-[15px]/6",
            choice.key === marked ? "bg-brand-soft" : "hover:bg-paper-2",
          )}
        >
          <span className="min-w-0 truncate font-[540] text-ink">{choice.name}</span>
          {choice.detail !== null && (
            <span className="min-w-0 flex-1 truncate text-sm/6 text-ink-3">{choice.detail}</span>
          )}
        </div>
      ))}
    </div>
  ));

const SearchPanel = ({ open, onOpenChange }: SearchPanelProps) => {
  const base = useId();
  const navigate = useNavigate();
  const opener = useRef<Element | null>(null);
  const [typed, setTyped] = useState("");
  const [at, setAt] = useState(0);
  const { words, isAsked, found, isLooking, hasFailed } = useWorkspaceSearch(typed);
  const groups = groupsOf(found, words);
  const choices = groups.flatMap((group) => group.choices);
  const marked = choices[Math.min(at, choices.length - 1)];
  const nothing = found !== undefined && !isLooking && choices.length === 1;
  const choose = (choice: Choice): void => {
    onOpenChange(false);
    setTyped("");
    void navigate(choice.to);
  };
  const press = (event: KeyboardEvent): void => {
    const step = steps[event.key];
    if (step !== undefined && choices.length > 0) {
      event.preventDefault();
      const next = step(Math.min(at, choices.length - 1), choices.length);
      setAt(next);
      document.getElementById(`${base}${choices[next]?.key}`)?.scrollIntoView({ block: "nearest" });
    } else if (event.key === "Enter" && marked !== undefined && !isLooking) {
      event.preventDefault();
      choose(marked);
    }
  };
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 animate-fade bg-veil" />
        <Radix.Content
          aria-describedby={undefined}
          // There is no trigger that Radix knows, so the way back is remembered here.
          onOpenAutoFocus={() => {
            opener.current = document.activeElement;
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (opener.current instanceof HTMLElement) opener.current.focus();
          }}
          className="fixed inset-x-3 top-3 z-50 flex max-h-[80dvh] animate-fade flex-col overflow-hidden rounded-card border border-line bg-card shadow-float outline-none sm:inset-x-auto sm:top-[12dvh] sm:left-1/2 sm:w-full sm:max-w-[580px] sm:-translate-x-1/2"
        >
          <Radix.Title className="sr-only">Search the workspace</Radix.Title>
          <div className="flex items-center gap-3 border-b border-line px-4.5">
            <Search className="size-5 shrink-0 text-ink-3" aria-hidden="true" />
            <input
              type="text"
              role="combobox"
              aria-label="Search people, jobs and teams"
              aria-autocomplete="list"
              aria-expanded={choices.length > 0}
              aria-controls={`${base}list`}
              aria-activedescendant={marked === undefined ? undefined : `${base}${marked.key}`}
              value={typed}
              maxLength={100}
              autoComplete="off"
              spellCheck={false}
              placeholder="People, jobs and teams"
              onChange={({ target }) => {
                setTyped(target.value);
                setAt(0);
              }}
              onKeyDown={press}
              className="h-14 min-w-0 flex-1 bg-transparent text-[17px] text-ink outline-none placeholder:text-ink-3"
            />
            <Radix.Close className="rounded-tag border border-line px-2 py-1 text-xs/4.5 text-ink-2 hover:text-ink pointer-coarse:min-h-11 pointer-coarse:px-3">
              Close
            </Radix.Close>
          </div>
          <section
            className="min-h-0 overflow-y-auto overscroll-contain"
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
            tabIndex={0}
            aria-label="Results"
            aria-busy={isLooking}
          >
            <div id={`${base}list`} role="listbox" aria-label="Found">
              <FoundList groups={groups} marked={marked?.key} idOf={(key) => `${base}${key}`} onChoose={choose} />
            </div>
            <output className="block px-5 text-[15px]/6 text-ink-2">
              {!isAsked && (
                <span className="block py-5">Type at least two letters of a name, a title or an address.</span>
              )}
              {nothing && <span className="block pb-5">Nobody and nothing here is called that.</span>}
              {hasFailed && (
                <span className="block py-5">The search did not answer. Please try again in a moment.</span>
              )}
            </output>
          </section>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
};

export default SearchPanel;
