import { Search } from "lucide-react";
import { useRef } from "react";
import { useNavigate } from "react-router";
import type { InboxFilter } from "#domain/desk/inbox.ts";
import { leadKinds, leadKindLabels } from "#domain/desk/lead-kinds.ts";
import { useShortcuts } from "../../../lib/use-shortcuts.ts";
import { useDebouncedSearch } from "../../../lib/use-debounced-search.ts";
import { Input } from "../../../ui/input.tsx";
import { NativeSelect } from "../../../ui/native-select.tsx";
import { parseInboxFilter, inboxPath } from "./inbox-url.ts";

/** Search text and kind of form. The search starts after a short pause; the old list stays until the answer arrives. */
export const InboxSearch = ({ filter }: { readonly filter: InboxFilter }) => {
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  // Reads the current URL because the view may have changed since the key press.
  const go = (patch: Partial<InboxFilter>) =>
    void navigate(inboxPath({ ...parseInboxFilter(new URLSearchParams(location.search)), ...patch }), {
      replace: true,
    });
  const [text, setText] = useDebouncedSearch(filter.q, (q) => go({ q }));
  useShortcuts({ "/": () => field.current?.select() });

  return (
    <search className="flex gap-2 px-3 py-2.5">
      <span className="relative min-w-0 flex-1">
        <Search
          className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-ink-3"
          aria-hidden="true"
        />
        <Input
          ref={field}
          type="search"
          aria-label="Search leads"
          placeholder="Search leads"
          value={text}
          maxLength={100}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== "Escape") return;
            event.preventDefault();
            setText("");
            field.current?.blur();
          }}
          className="h-9! pr-8! pl-9! text-sm! pointer-coarse:h-11! pointer-coarse:text-base! [&::-webkit-search-cancel-button]:hidden"
        />
        <kbd
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 right-2 -translate-y-1/2 rounded-xs border border-line px-1.5 font-text text-xs/4 text-ink-3 pointer-coarse:hidden"
        >
          /
        </kbd>
      </span>
      <span className="w-32 shrink-0">
        <NativeSelect
          aria-label="Type"
          value={filter.kind}
          onChange={(event) => go({ kind: leadKinds.find((kind) => kind === event.target.value) ?? "" })}
          className="h-9! pr-8! text-sm! pointer-coarse:h-11!"
        >
          <option value="">All types</option>
          {leadKinds.map((kind) => (
            <option key={kind} value={kind}>
              {leadKindLabels[kind]}
            </option>
          ))}
        </NativeSelect>
      </span>
    </search>
  );
};
