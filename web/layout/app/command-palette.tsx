/** One dialog to search the workspace, open any page and run an action. */
import { Command as Cmdk } from "cmdk";
import { Search } from "lucide-react";
import { Dialog as Radix } from "radix-ui";
import { useRef, useState } from "react";
import { useNavigate } from "react-router";
import { readRecentPages } from "../../lib/recent-pages.ts";
import { type Command, type CommandGroup, type CommandSource, matchesQuery } from "./command.ts";
import { useServerResults } from "./use-server-results.ts";

interface CommandPaletteProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly source: CommandSource;
}

const recentGroup = (): CommandGroup => ({
  title: "Recent",
  commands: readRecentPages().map(({ to, title }) => ({ id: `recent-${to}`, title, target: to })),
});

const Item = ({ command, onSelect }: { readonly command: Command; readonly onSelect: () => void }) => (
  <Cmdk.Item
    value={command.id}
    onSelect={onSelect}
    className="flex min-h-10 cursor-pointer items-center gap-3 rounded-tag px-3 py-2 text-[15px]/6 aria-selected:bg-brand-soft pointer-coarse:min-h-11"
  >
    {command.icon !== undefined && <command.icon className="size-4 shrink-0 text-ink-3" aria-hidden="true" />}
    <span className="min-w-0 truncate font-[540] text-ink">{command.title}</span>
    {command.detail !== undefined && command.detail !== null && (
      <span className="min-w-0 flex-1 truncate text-sm/6 text-ink-3">{command.detail}</span>
    )}
  </Cmdk.Item>
);

const CommandPalette = ({ open, onOpenChange, source }: CommandPaletteProps) => {
  const navigate = useNavigate();
  const opener = useRef<Element | null>(null);
  const [text, setText] = useState("");
  const query = text.trim();
  const { groups: found, isSearching, hasFailed } = useServerResults(query, source);
  const local = (query === "" ? [recentGroup(), ...source.groups] : source.groups).map(({ title, commands }) => ({
    title,
    commands: commands.filter((command) => matchesQuery(command, query)),
  }));
  const groups = [...found, ...local].filter(({ commands }) => commands.length > 0);
  const isEmpty = groups.length === 0 && !isSearching && !hasFailed;
  const select = ({ target }: Command): void => {
    onOpenChange(false);
    setText("");
    if (typeof target === "string") void navigate(target);
    else target();
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
          className="fixed inset-x-3 top-3 z-50 animate-fade overflow-hidden rounded-card border border-line bg-card shadow-float outline-none sm:inset-x-auto sm:top-[12dvh] sm:left-1/2 sm:w-full sm:max-w-[600px] sm:-translate-x-1/2"
        >
          <Radix.Title className="sr-only">Search or jump to</Radix.Title>
          {/* The server has filtered and ordered its results. */}
          <Cmdk label={`Search ${source.searchable}`} shouldFilter={false} loop className="flex max-h-[76dvh] flex-col">
            <div className="flex items-center gap-3 border-b border-line px-4.5">
              <Search className="size-5 shrink-0 text-ink-3" aria-hidden="true" />
              <Cmdk.Input
                value={text}
                onValueChange={setText}
                maxLength={100}
                placeholder={`Search ${source.searchable}, or jump to a page`}
                className="h-14 min-w-0 flex-1 bg-transparent text-base text-ink outline-none placeholder:text-ink-3"
              />
              <Radix.Close className="rounded-tag border border-line px-2 py-1 text-xs/4.5 text-ink-2 hover:text-ink pointer-coarse:min-h-11 pointer-coarse:px-3">
                Close
              </Radix.Close>
            </div>
            <Cmdk.List
              label="Results"
              aria-busy={isSearching}
              className="min-h-0 overflow-y-auto overscroll-contain p-2"
            >
              {groups.map(({ title, commands }) => (
                <Cmdk.Group
                  key={title}
                  heading={title}
                  className="pb-1 [&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:pt-2 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:text-[13px]/5 [&_[cmdk-group-heading]]:font-[560] [&_[cmdk-group-heading]]:text-ink-3"
                >
                  {commands.map((command) => (
                    <Item key={command.id} command={command} onSelect={() => select(command)} />
                  ))}
                </Cmdk.Group>
              ))}
            </Cmdk.List>
            <output className="block px-5 text-[15px]/6 text-ink-2">
              {isEmpty && <span className="block pb-5">No results for “{query}”.</span>}
              {hasFailed && <span className="block pb-5">Search isn’t working right now. Try again in a moment.</span>}
            </output>
          </Cmdk>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
};

export default CommandPalette;
