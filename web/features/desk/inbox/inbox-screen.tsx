/** The whole inbox: views, list and the open lead. A phone shows either the list or the lead. */
import { clsx } from "clsx";
import { Keyboard } from "lucide-react";
import { type ReactNode, useState } from "react";
import type { InboxFilter } from "#domain/desk/inbox.ts";
import { useShortcuts } from "../../../lib/use-shortcuts.ts";
import { InboxColumn } from "./inbox-column.tsx";
import { InboxViews } from "./inbox-views.tsx";
import { DeskShortcutsDialog } from "../keyboard-shortcuts-dialog.tsx";
import { useDeskEvents } from "../use-desk-events.ts";

interface InboxScreenProps {
  readonly filter: InboxFilter;
  readonly openId: string | undefined;
  /** The open lead or a placeholder. */
  readonly children: ReactNode;
}

const DisconnectedNotice = () => (
  <output className="block border-t border-line bg-warn-soft px-5 py-1.5 text-[13px]/5 text-warn">
    Live updates are paused. Reconnecting…
  </output>
);

export const InboxScreen = ({ filter, openId, children }: InboxScreenProps) => {
  const isLive = useDeskEvents();
  const [shortcutsOpen, setShortcutsOpen] = useState(false);
  useShortcuts({ "?": () => setShortcutsOpen(true) });
  return (
    <div data-fills-window className="flex min-h-0 flex-1">
      <h1 className="sr-only">Inbox</h1>
      <div
        className={clsx(
          "flex min-h-0 min-w-0 flex-col border-line lg:w-[clamp(400px,36%,520px)] lg:shrink-0 lg:border-r xl:w-[clamp(572px,46%,760px)] xl:flex-row",
          openId === undefined ? "max-lg:flex-1" : "max-lg:hidden",
        )}
      >
        <div className="flex flex-col xl:w-[172px] xl:shrink-0 xl:border-r xl:border-line">
          <InboxViews filter={filter} />
          <button
            type="button"
            onClick={() => setShortcutsOpen(true)}
            className="mx-3 mt-auto mb-3 flex h-9 items-center gap-2 rounded-control px-3 text-[13px] text-ink-3 transition-colors hover:bg-paper-2 hover:text-ink max-xl:hidden"
          >
            <Keyboard className="size-4" aria-hidden="true" />
            Shortcuts
            <kbd className="ml-auto rounded-xs border border-line px-1.5 font-text text-xs/4">?</kbd>
          </button>
        </div>
        <div className="flex min-h-0 min-w-0 flex-1 flex-col">
          <InboxColumn filter={filter} openId={openId} />
          {!isLive && <DisconnectedNotice />}
        </div>
      </div>
      <div className={clsx("min-h-0 min-w-0 flex-1 flex-col", openId === undefined ? "flex max-lg:hidden" : "flex")}>
        {children}
      </div>
      <DeskShortcutsDialog open={shortcutsOpen} onOpenChange={setShortcutsOpen} />
    </div>
  );
};
