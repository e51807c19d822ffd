/** The saved searches of a list as chips above it, and the button that saves the current one. */
import { Bookmark, MoreHorizontal, Users } from "lucide-react";
import { useState } from "react";
import { Link, useLocation } from "react-router";
import {
  changeSavedSearch,
  markSavedSearchSeen,
  maxNewCounted,
  listSavedSearches,
  removeSavedSearch,
  type SavedSearch,
  type SearchableList,
  saveSearch,
} from "#domain/saved-searches/saved-searches.ts";
import { call, send } from "../../lib/api/api.ts";
import { withoutCandidate } from "../../lib/page/candidate-panel.ts";
import { useApiMutation } from "../../lib/query/use-api-mutation.ts";
import { useEndpoint } from "../../lib/query/use-endpoint.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { Menu, MenuItem } from "../../ui/menu.tsx";
import { FailureNotice } from "../../ui/notice.tsx";
import { SearchNameDialog } from "./search-name-dialog.tsx";

const pathOf = ({ list, conditions }: SavedSearch): string =>
  `/platform/${list}${conditions === "" ? "" : `?${conditions}`}`;

/** The query of the list, whether or not a candidate is open over it. */
const useListQuery = (): string => withoutCandidate(useLocation().search).slice(1);

const NewCount = ({ count }: { readonly count: number }) =>
  count === 0 ? null : (
    <span className="rounded-full bg-brand px-1.5 text-xs/4.5 font-[600] text-brand-ink tabular-nums">
      {count > maxNewCounted ? `${maxNewCounted}+` : count}
      <span className="sr-only"> new</span>
    </span>
  );

const Chip = ({ search, isCurrent }: { readonly search: SavedSearch; readonly isCurrent: boolean }) => {
  const mutation = useApiMutation();
  const [openDialog, setOpenDialog] = useState<"name" | "remove">();
  const params = { id: search.id };
  // Opening a search marks it as viewed. The next page loads the new counts.
  const markSeen = () => void send(markSavedSearchSeen, { params }, { keepalive: true }).catch(() => undefined);
  return (
    <li className="flex max-w-72 shrink-0 items-center rounded-control border border-line">
      <Link
        to={pathOf(search)}
        onClick={markSeen}
        aria-current={isCurrent ? "true" : undefined}
        title={search.shared && !search.isOwn && search.by !== null ? `Shared by ${search.by}` : undefined}
        className={buttonClass(
          "quiet",
          "small",
          isCurrent ? "min-w-0 shrink! bg-brand-soft! text-brand!" : "min-w-0 shrink!",
        )}
      >
        {search.shared ? <Users aria-hidden="true" /> : <Bookmark aria-hidden="true" />}
        <span className="min-w-0 truncate">{search.name}</span>
        {search.shared && <span className="sr-only">(shared)</span>}
        <NewCount count={isCurrent ? 0 : search.newPeople} />
      </Link>
      {search.mayChange && (
        <Menu
          label={`Options for ${search.name}`}
          trigger={
            <button
              type="button"
              aria-label={`Options for ${search.name}`}
              className={buttonClass("quiet", "small", "px-2!")}
            >
              <MoreHorizontal aria-hidden="true" />
            </button>
          }
        >
          <MenuItem onSelect={() => setOpenDialog("name")}>Rename</MenuItem>
          {search.isOwn && (
            <MenuItem
              onSelect={() =>
                void mutation.run(() => call(changeSavedSearch, { params, body: { shared: !search.shared } }))
              }
            >
              {search.shared ? "Make private" : "Share with workspace"}
            </MenuItem>
          )}
          <MenuItem onSelect={() => setOpenDialog("remove")}>Remove</MenuItem>
        </Menu>
      )}
      <SearchNameDialog
        open={openDialog === "name"}
        onOpenChange={(open) => setOpenDialog(open ? "name" : undefined)}
        title="Rename search"
        name={search.name}
        submit="Rename"
        onSubmit={({ name }) => call(changeSavedSearch, { params, body: { name } })}
      />
      <ConfirmDialog
        open={openDialog === "remove"}
        onOpenChange={(open) => setOpenDialog(open ? "remove" : undefined)}
        title={`Remove “${search.name}”?`}
        text={
          search.shared
            ? "This removes the search for everyone in the workspace. The candidates stay."
            : "The candidates it found stay."
        }
        confirm="Remove search"
        busy={mutation.busy && "Removing"}
        failure={mutation.failure}
        onConfirm={() => void mutation.run(() => call(removeSavedSearch, { params }))}
      />
      {openDialog === undefined && <FailureNotice text={mutation.failure} />}
    </li>
  );
};

/** "Search 2" comes before "Search 10". */
const byName = new Intl.Collator("en-US", { numeric: true, sensitivity: "base" });

/** The saved searches of one list on one line, so that they never push the list away. Nothing is shown while there are none. */
export const SavedSearches = ({ list }: { readonly list: SearchableList }) => {
  const queryString = useListQuery();
  const searches = useEndpoint(listSavedSearches, {})
    .searches.filter((search) => search.list === list)
    .toSorted((a, b) => byName.compare(a.name, b.name));
  return searches.length === 0 ? null : (
    <section aria-label="Saved searches" className="shrink-0 border-b border-line px-4 py-2 md:px-6">
      <ul className="-mx-4 flex min-w-0 gap-2.5 overflow-x-auto px-4 md:-mx-6 md:px-6">
        {searches.map((each) => (
          <Chip key={each.id} search={each} isCurrent={each.conditions === queryString} />
        ))}
      </ul>
    </section>
  );
};

/** Always there, so that nothing moves while a person types. */
export const SaveSearchButton = ({ list }: { readonly list: SearchableList }) => {
  const [isOpen, setIsOpen] = useState(false);
  const queryString = useListQuery();
  const isSaved = useEndpoint(listSavedSearches, {}).searches.some(
    (search) => search.list === list && search.conditions === queryString,
  );
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        className="px-2.5! disabled:bg-transparent!"
        disabled={queryString === "" || isSaved}
        title={queryString === "" ? "Search, filter, or sort first" : undefined}
        onClick={() => setIsOpen(true)}
      >
        <Bookmark aria-hidden="true" />
        Save search
      </Button>
      <SearchNameDialog
        open={isOpen}
        onOpenChange={setIsOpen}
        title="Save search"
        name=""
        submit="Save"
        canShare
        onSubmit={(values) => call(saveSearch, { body: { ...values, list, conditions: queryString } })}
      />
    </>
  );
};
