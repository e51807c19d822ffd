/** Searches people, jobs and teams: a combobox with a grouped list of results. */
/* oxlint-disable jsx-a11y/prefer-tag-over-role -- the browser's own lists hold no groups that a field may point into */
import { clsx } from "clsx";
import { Search } from "lucide-react";
import { Dialog as Radix } from "radix-ui";
import { type KeyboardEvent, useId, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { type Found, useWorkspaceSearch } from "./use-workspace-search.ts";

interface SearchOption {
  readonly key: string;
  readonly to: string;
  readonly name: string;
  readonly detail: string | null;
}

interface Group {
  readonly title: string;
  readonly choices: readonly SearchOption[];
}

const toOptions = (kind: "candidates" | "jobs" | "teams", items: Found["people"]): SearchOption[] =>
  items.map(({ id, name, detail }) => ({ key: `${kind}-${id}`, to: `/platform/${kind}/${id}`, name, detail }));

const toGroups = (found: Found | undefined, query: string): readonly Group[] => {
  if (found === undefined) return [];
  const all = { key: "all", to: `/platform/candidates?q=${encodeURIComponent(query)}`, detail: null };
  const candidates = toOptions("candidates", found.people);
  // The candidates page also searches skills, companies and summaries, so it may find people whose name or title
  // doesn't match.
  const allText = candidates.length > 0 ? `See all people matching “${query}”` : `Search every record for “${query}”`;
  return [
    { title: "People", choices: [...candidates, { ...all, name: allText }] },
    { title: "Jobs", choices: toOptions("jobs", found.jobs) },
    { title: "Teams", choices: toOptions("teams", found.teams) },
  ].filter(({ choices }) => choices.length > 0);
};

const keySteps: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowUp: (index, count) => (index <= 0 ? count - 1 : index - 1),
  Home: () => 0,
  End: (_index, count) => count - 1,
};

interface SearchPanelProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

interface OptionListProps {
  readonly groups: readonly Group[];
  readonly activeKey: string | undefined;
  readonly idOf: (key: string) => string;
  readonly onSelect: (choice: SearchOption) => void;
}

const OptionList = ({ groups, activeKey, idOf, onSelect }: OptionListProps) =>
  groups.map(({ title, choices }) => (
    <div key={title} role="group" aria-labelledby={idOf(title)} className="px-2 pb-2">
      <p id={idOf(title)} role="presentation" className="px-3 pt-2.5 pb-1 text-[13px]/5 font-[560] text-ink-3">
        {title}
      </p>
      {choices.map((option) => (
        // The field keeps the focus, so the person can type on. The combobox handles the keys.
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
        <div
          key={option.key}
          id={idOf(option.key)}
          role="option"
          aria-selected={option.key === activeKey}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onSelect(option)}
          className={clsx(
            "flex min-h-11 cursor-pointer items-baseline gap-3 rounded-tag px-3 py-2.5 text-[15px]/6",
            option.key === activeKey ? "bg-brand-soft" : "hover:bg-paper-2",
          )}
        >
          <span className="min-w-0 truncate font-[540] text-ink">{option.name}</span>
          {option.detail !== null && (
            <span className="min-w-0 flex-1 truncate text-sm/6 text-ink-3">{option.detail}</span>
          )}
        </div>
      ))}
    </div>
  ));

const SearchPanel = ({ open, onOpenChange }: SearchPanelProps) => {
  const base = useId();
  const navigate = useNavigate();
  const opener = useRef<Element | null>(null);
  const [text, setText] = useState("");
  const [index, setIndex] = useState(0);
  const { query, isAsked: isEnabled, found, isSearching, hasFailed } = useWorkspaceSearch(text);
  const groups = toGroups(found, query);
  const options = groups.flatMap((group) => group.choices);
  const active = options[Math.min(index, options.length - 1)];
  const isEmpty = found !== undefined && !isSearching && options.length === 1;
  const select = (choice: SearchOption): void => {
    onOpenChange(false);
    setText("");
    void navigate(choice.to);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = keySteps[event.key];
    if (step !== undefined && options.length > 0) {
      event.preventDefault();
      const next = step(Math.min(index, options.length - 1), options.length);
      setIndex(next);
      document.getElementById(`${base}${options[next]?.key}`)?.scrollIntoView({ block: "nearest" });
    } else if (event.key === "Enter" && active !== undefined && !isSearching) {
      event.preventDefault();
      select(active);
    }
  };
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 animate-fade bg-veil" />
        <Radix.Content
          aria-describedby={undefined}
          // This dialog has no Radix trigger, so it stores the focused element to restore focus on close.
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
              aria-expanded={options.length > 0}
              aria-controls={`${base}list`}
              aria-activedescendant={active === undefined ? undefined : `${base}${active.key}`}
              value={text}
              maxLength={100}
              autoComplete="off"
              spellCheck={false}
              placeholder="People, jobs and teams"
              onChange={({ target }) => {
                setText(target.value);
                setIndex(0);
              }}
              onKeyDown={onKeyDown}
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
            aria-busy={isSearching}
          >
            <div id={`${base}list`} role="listbox" aria-label="Found">
              <OptionList groups={groups} activeKey={active?.key} idOf={(key) => `${base}${key}`} onSelect={select} />
            </div>
            <output className="block px-5 text-[15px]/6 text-ink-2">
              {!isEnabled && (
                <span className="block py-5">Type at least two letters of a name, a title or an address.</span>
              )}
              {isEmpty && <span className="block pb-5">Nobody and nothing here is called that.</span>}
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
