/** Saved searches as chips above the candidate list. */
import { Bookmark, MoreHorizontal, Users } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import {
  changeSavedSearch,
  markSavedSearchSeen,
  maxNewCounted,
  removeSavedSearch,
  type SavedSearch,
} from "#domain/saved-searches/saved-searches.ts";
import { call, send } from "../../lib/api/api.ts";
import { useApiMutation } from "../../lib/query/use-api-mutation.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { Menu, MenuItem } from "../../ui/menu.tsx";
import { FailureNotice } from "../../ui/notice.tsx";
import { SearchNameDialog } from "./search-name-dialog.tsx";

const listPath = "/platform/candidates";
const pathOf = ({ conditions }: SavedSearch): string => `${listPath}${conditions === "" ? "" : `?${conditions}`}`;

const NewCount = ({ count }: { readonly count: number }) =>
  count === 0 ? null : (
    <span className="rounded-full bg-brand px-1.5 text-xs/4.5 font-[600] text-brand-ink tabular-nums">
      {count > maxNewCounted ? `${maxNewCounted}+` : count}
      <span className="sr-only"> new</span>
    </span>
  );

const Chip = ({ each, isCurrent }: { readonly each: SavedSearch; readonly isCurrent: boolean }) => {
  const change = useApiMutation();
  const [openDialog, setOpenDialog] = useState<"name" | "remove">();
  const params = { id: each.id };
  // Opening a search marks it as viewed. The next page loads the new counts.
  const markViewed = () => void send(markSavedSearchSeen, { params }, { keepalive: true }).catch(() => undefined);
  return (
    <li className="flex max-w-full items-center rounded-control border border-line">
      <Link
        to={pathOf(each)}
        onClick={markViewed}
        aria-current={isCurrent ? "true" : undefined}
        title={each.shared && !each.isOwn && each.by !== null ? `Shared by ${each.by}` : undefined}
        className={buttonClass(
          "quiet",
          "small",
          isCurrent ? "min-w-0 shrink! bg-brand-soft! text-brand!" : "min-w-0 shrink!",
        )}
      >
        {each.shared ? <Users aria-hidden="true" /> : <Bookmark aria-hidden="true" />}
        <span className="min-w-0 truncate">{each.name}</span>
        {each.shared && <span className="sr-only">(shared)</span>}
        <NewCount count={isCurrent ? 0 : each.newPeople} />
      </Link>
      {each.mayChange && (
        <Menu
          label={`Options for ${each.name}`}
          trigger={
            <button
              type="button"
              aria-label={`Options for ${each.name}`}
              className={buttonClass("quiet", "small", "px-2!")}
            >
              <MoreHorizontal aria-hidden="true" />
            </button>
          }
        >
          <MenuItem onSelect={() => setOpenDialog("name")}>Rename</MenuItem>
          {each.isOwn && (
            <MenuItem
              onSelect={() =>
                void change.run(() => call(changeSavedSearch, { params, body: { shared: !each.shared } }))
              }
            >
              {each.shared ? "Make private" : "Share with workspace"}
            </MenuItem>
          )}
          <MenuItem onSelect={() => setOpenDialog("remove")}>Remove</MenuItem>
        </Menu>
      )}
      <SearchNameDialog
        open={openDialog === "name"}
        onOpenChange={(open) => setOpenDialog(open ? "name" : undefined)}
        title="Rename search"
        name={each.name}
        submit="Rename"
        onSubmit={({ name }) => call(changeSavedSearch, { params, body: { name } })}
      />
      <ConfirmDialog
        open={openDialog === "remove"}
        onOpenChange={(open) => setOpenDialog(open ? "remove" : undefined)}
        title={`Remove “${each.name}”?`}
        text={
          each.shared
            ? "This removes the search for everyone in the workspace. The candidates stay."
            : "The candidates it found stay."
        }
        confirm="Remove search"
        busy={change.busy && "Removing"}
        failure={change.failure}
        onConfirm={() => void change.run(() => call(removeSavedSearch, { params }))}
      />
      {openDialog === undefined && <FailureNotice text={change.failure} />}
    </li>
  );
};

interface SavedSearchesProps {
  readonly searches: readonly SavedSearch[];
  /** The query string of the current URL, without its question mark. */
  readonly conditions: string;
  readonly onSave: (values: { readonly name: string; readonly shared: boolean }) => Promise<unknown>;
}

export const SavedSearches = ({ searches, conditions, onSave }: SavedSearchesProps) => {
  const [saving, setSaving] = useState(false);
  const isKnown = searches.some((each) => each.conditions === conditions);
  if (searches.length === 0 && conditions === "") return null;
  return (
    <section aria-label="Saved searches" className="mb-5 flex flex-wrap items-center gap-2.5">
      {searches.length > 0 && (
        <ul className="flex min-w-0 flex-wrap gap-2.5">
          {searches.map((each) => (
            <Chip key={each.id} each={each} isCurrent={each.conditions === conditions} />
          ))}
        </ul>
      )}
      {conditions !== "" && !isKnown && (
        <Button variant="secondary" size="small" onClick={() => setSaving(true)}>
          <Bookmark aria-hidden="true" />
          Save search
        </Button>
      )}
      <SearchNameDialog
        open={saving}
        onOpenChange={setSaving}
        title="Save search"
        name=""
        submit="Save"
        canShare
        onSubmit={onSave}
      />
    </section>
  );
};
