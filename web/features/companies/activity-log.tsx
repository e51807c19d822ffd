import { useState } from "react";
import { type ActivityEntry, auditActions, unnamedActorLabel, readActivity } from "#domain/companies/activity.ts";
import { call } from "../../lib/api/api.ts";
import { toProblem } from "../../lib/api/problem.ts";
import { Button } from "../../ui/button.tsx";
import { cardClass } from "../../ui/card.tsx";
import { Timestamp } from "../../ui/timestamp.tsx";
import { FailureNotice } from "../../ui/notice.tsx";

interface ActivityPage {
  readonly entries: readonly ActivityEntry[];
  readonly more: boolean;
}

/** Newest first. Older pages load on request and stay when newer entries arrive. */
export const ActivityLog = ({ latest }: { readonly latest: ActivityPage }) => {
  const [older, setOlder] = useState<ActivityPage>();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const latestIds = new Set(latest.entries.map(({ id }) => id));
  const entries = [...latest.entries, ...(older?.entries ?? []).filter(({ id }) => !latestIds.has(id))];
  const more = older === undefined ? latest.more : older.more;

  const showOlder = async (): Promise<void> => {
    const before = entries.at(-1)?.id;
    setBusy(true);
    setFailure(undefined);
    try {
      const page = await call(readActivity, { query: { before } });
      setOlder({ entries: [...(older?.entries ?? []), ...page.entries], more: page.more });
    } catch (error) {
      setFailure(toProblem(error).message);
    } finally {
      setBusy(false);
    }
  };

  return (
    <>
      <ol aria-label="Activity" className={cardClass("divide-y divide-line")}>
        {entries.map(({ id, at, actor, action, subject }) => (
          <li key={id} className="gap-5 px-5 py-2.5 sm:flex sm:items-baseline sm:justify-between">
            <p className="min-w-0 text-[15px]/6 text-ink-2">
              <span className="font-[560] text-ink">{actor ?? unnamedActorLabel(action)}</span> {auditActions[action]}
              {subject !== null && (
                <>
                  : <span className="wrap-anywhere text-ink">{subject}</span>
                </>
              )}
            </p>
            <p className="shrink-0 text-sm/5 text-ink-3 tabular-nums">
              <Timestamp iso={at} precision="minute" />
            </p>
          </li>
        ))}
      </ol>
      <FailureNotice text={failure} />
      {more && (
        <Button
          variant="secondary"
          size="small"
          className="justify-self-start"
          onClick={() => void showOlder()}
          busy={busy && "Loading older entries"}
        >
          Show older entries
        </Button>
      )}
    </>
  );
};
