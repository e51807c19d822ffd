/** The header of a lead: who it is, the response time, and the actions. */
import { ArrowLeft } from "lucide-react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { Link, useLocation, useNavigate } from "react-router";
import type { InboxFilter } from "#domain/desk/inbox.ts";
import { leadKindLabels } from "#domain/desk/lead-kinds.ts";
import type { LeadPage } from "#domain/desk/lead-page.ts";
import { nextStates } from "#domain/desk/lead-actions.ts";
import { useShortcuts } from "../../../lib/use-shortcuts.ts";
import { useViewer } from "../../../lib/auth/viewer.ts";
import { SampleBadge } from "../../../sections/workspace/sample-badge.tsx";
import { Timestamp } from "../../../ui/timestamp.tsx";
import { inboxPath } from "../inbox/inbox-url.ts";
import { AssigneeMenu, StateMenu } from "./lead-menus.tsx";
import { ResponseClock } from "./response-clock.tsx";
import { useLeadActions } from "./use-lead-actions.ts";
import { MarkWonButton } from "./mark-won-button.tsx";

type Lead = LeadPage["lead"];

/** Focuses the heading when a link opens this lead, so that a screen reader continues here. Shortcuts still work. */
const useFocusOnArrival = (id: string) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const { state, key } = useLocation();
  const shouldFocus = (state as { focus?: string } | null)?.focus === "lead";
  const focusHeading = useEffectEvent((_arrival: string) => {
    if (shouldFocus) heading.current?.focus({ preventScroll: true });
  });
  useEffect(() => focusHeading(`${id} ${key}`), [id, key]);
  return heading;
};

export const BackToList = ({ filter }: { readonly filter: InboxFilter }) => (
  <Link
    to={inboxPath(filter)}
    className="-ml-2 inline-flex h-9 items-center gap-2 rounded-control px-2 text-sm text-ink-2 hover:text-ink lg:hidden pointer-coarse:h-11"
  >
    <ArrowLeft className="size-4" aria-hidden="true" />
    Inbox
  </Link>
);

export const LeadHeader = ({ lead, filter }: { readonly lead: Lead; readonly filter: InboxFilter }) => {
  const { me } = useViewer();
  const navigate = useNavigate();
  const { moveTo, assign } = useLeadActions();
  const [stateOpen, setStateOpen] = useState(false);
  const [assigneeOpen, setAssigneeOpen] = useState(false);
  const heading = useFocusOnArrival(lead.id);
  const self = { id: me.person?.id ?? "", name: me.person?.name ?? "" };

  const back = () => void navigate(inboxPath(filter));
  useShortcuts({
    u: back,
    Escape: back,
    e: () => {
      const isDone = lead.firstRepliedAt !== null && nextStates[lead.state].includes("replied");
      if (isDone) moveTo(lead, "replied");
      else setStateOpen(true);
    },
    a: () => {
      if (lead.assignee === null) assign(lead, self);
      else setAssigneeOpen(true);
    },
  });

  return (
    <header className="shrink-0 border-b border-line px-4 py-3 sm:px-6 sm:py-4">
      <BackToList filter={filter} />
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-1">
        <div className="min-w-0 flex-1 basis-64">
          <h2
            ref={heading}
            tabIndex={-1}
            className="text-[22px]/7 font-[640] wrap-anywhere outline-none focus-visible:underline focus-visible:decoration-brand focus-visible:decoration-2 focus-visible:underline-offset-4"
          >
            {lead.name}
            {lead.isSample && <SampleBadge />}
          </h2>
          <p className="mt-1 text-sm/5 wrap-anywhere text-ink-2">
            {lead.company !== "" && <span className="font-[540] text-ink">{lead.company} · </span>}
            {leadKindLabels[lead.kind]} · <Timestamp iso={lead.receivedAt} precision="near" />
          </p>
        </div>
        <ResponseClock lead={lead} className="inline-block font-display text-[20px]/7 first-letter:uppercase" />
      </div>
      <div className="mt-3 flex flex-wrap items-center gap-2">
        <StateMenu
          state={lead.state}
          open={stateOpen}
          onOpenChange={setStateOpen}
          onChoose={(to) => moveTo(lead, to)}
        />
        <AssigneeMenu
          assignee={lead.assignee}
          me={self}
          open={assigneeOpen}
          onOpenChange={setAssigneeOpen}
          onChoose={(to) => assign(lead, to)}
        />
        <span className="ml-auto">
          <MarkWonButton lead={lead} />
        </span>
      </div>
    </header>
  );
};
