import { useState } from "react";
import { describeEvent } from "#domain/security-events/describe-event.ts";
import type { SecurityEvent } from "#domain/security-events/read-security-events.ts";
import { eventKinds } from "#domain/security-events/security-events.ts";
import { toProblem } from "../../lib/api/problem.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { cardClass } from "../../ui/card.tsx";
import { Timestamp } from "../../ui/timestamp.tsx";
import { FailureNotice } from "../../ui/notice.tsx";
import { EmptyState } from "../../ui/states.tsx";

interface EventPage {
  readonly events: readonly SecurityEvent[];
  readonly more: boolean;
}

interface EventRowProps {
  readonly event: SecurityEvent;
  readonly showsPerson: boolean;
}

const EventRow = ({ event, showsPerson }: EventRowProps) => {
  const { at, kind, outcome, person, network, device } = event;
  const detail = [describeEvent(event), device, network].filter((each) => each !== null && each !== "");
  return (
    <li className="gap-5 px-5 py-3 sm:flex sm:items-baseline sm:justify-between">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-[15px]/6 font-[560] text-ink">
          {eventKinds[kind].label}
          {outcome === "blocked" && <Badge tone="bad">Blocked</Badge>}
        </p>
        {showsPerson && person !== null && <p className="text-[15px]/6 wrap-anywhere text-ink">{person}</p>}
        {detail.length > 0 && <p className="text-sm/5 wrap-anywhere text-ink-2">{detail.join(" · ")}</p>}
      </div>
      <p className="shrink-0 text-sm/5 text-ink-3 tabular-nums max-sm:mt-1">
        <Timestamp iso={at} precision="minute" />
      </p>
    </li>
  );
};

interface SecurityEventListProps {
  readonly label: string;
  readonly latest: EventPage;
  readonly fetchOlder: (before: string | undefined) => Promise<EventPage>;
  readonly empty: { readonly title: string; readonly text: string };
  readonly showsPerson?: boolean;
}

/** The newest first; older events are fetched on request. Give it a `key` that changes with the filter. */
export const SecurityEventList = ({
  label,
  latest,
  fetchOlder,
  empty,
  showsPerson = false,
}: SecurityEventListProps) => {
  const [older, setOlder] = useState<EventPage>();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const knownIds = new Set(latest.events.map(({ id }) => id));
  const events = [...latest.events, ...(older?.events ?? []).filter(({ id }) => !knownIds.has(id))];
  const more = older === undefined ? latest.more : older.more;

  const showOlder = async (): Promise<void> => {
    setBusy(true);
    setFailure(undefined);
    try {
      const page = await fetchOlder(events.at(-1)?.id);
      setOlder({ events: [...(older?.events ?? []), ...page.events], more: page.more });
    } catch (error) {
      setFailure(toProblem(error).message);
    } finally {
      setBusy(false);
    }
  };

  if (events.length === 0) return <EmptyState {...empty} />;
  return (
    <>
      <ol aria-label={label} className={cardClass("divide-y divide-line")}>
        {events.map((event) => (
          <EventRow key={event.id} event={event} showsPerson={showsPerson} />
        ))}
      </ol>
      <FailureNotice text={failure} />
      {more && (
        <Button
          variant="secondary"
          size="small"
          className="justify-self-start"
          onClick={() => void showOlder()}
          busy={busy && "Loading older events"}
        >
          Show older events
        </Button>
      )}
    </>
  );
};
