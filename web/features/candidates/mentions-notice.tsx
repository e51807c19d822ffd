/** On the dashboard: where somebody has mentioned the reader, until they have read it. */
import { useEffect, useState } from "react";
import { Link } from "react-router";
import { listMentions, type Mention, readMentions } from "#domain/candidates/candidate-notes.ts";
import { call } from "../../lib/api.ts";
import { useViewer } from "../../lib/viewer.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { cardClass } from "../../ui/card.tsx";
import { Moment } from "../../ui/moment.tsx";

const shownAtOnce = 5;

export const MentionsNotice = () => {
  const { isInside } = useViewer();
  const [mentions, setMentions] = useState<readonly Mention[]>([]);
  const [unread, setUnread] = useState(0);
  useEffect(() => {
    if (!isInside) return undefined;
    let isGone = false;
    const read = async (): Promise<void> => {
      try {
        const answer = await call(listMentions, {});
        if (isGone) return;
        setMentions(answer.mentions);
        setUnread(answer.unread);
      } catch {
        // A dashboard without this list is still a dashboard.
      }
    };
    void read();
    return () => {
      isGone = true;
    };
  }, [isInside]);
  const shown = mentions.filter(({ isRead }) => !isRead).slice(0, shownAtOnce);
  if (shown.length === 0) return null;
  const readAll = (): void => {
    setMentions([]);
    call(readMentions, { body: {} }).catch(() => undefined);
  };
  return (
    <section aria-labelledby="mentions-title" className={cardClass("px-4.5 pt-3 pb-1.5")}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 id="mentions-title" className="flex items-center gap-2.5 text-[17px]/7">
          You were mentioned
          <Badge tone="brand">
            {unread}
            <span className="sr-only"> unread</span>
          </Badge>
        </h2>
        <Button look="quiet" size="small" className="-mr-3" onClick={readAll}>
          Mark all as read
        </Button>
      </div>
      <ul aria-label="Mentions" className="mt-1.5 divide-y divide-line">
        {shown.map(({ noteId, candidateId, candidate, author, text, createdAt }) => (
          <li key={noteId} className="py-2.5 text-[15px]/6">
            <Link
              to={`/platform/candidates/${candidateId}#notes`}
              className="rounded-tag font-[560] underline decoration-edge/60 underline-offset-4 wrap-anywhere hover:decoration-current"
            >
              {candidate}
            </Link>
            <span className="text-sm/5 text-ink-3">
              {" "}
              {author ?? "A colleague"}, <Moment iso={createdAt} to="near" />
            </span>
            <p className="line-clamp-2 wrap-anywhere text-ink-2">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
};
