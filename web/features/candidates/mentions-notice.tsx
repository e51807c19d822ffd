/** Unread mentions of the viewer, shown on the dashboard. */
import { useEffect, useState } from "react";
import { Link } from "react-router";
import { listMentions, type Mention, markMentionsRead } from "#domain/candidates/candidate-notes.ts";
import { call } from "../../lib/api/api.ts";
import { useViewer } from "../../lib/auth/viewer.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { cardClass } from "../../ui/card.tsx";
import { Timestamp } from "../../ui/timestamp.tsx";

const maxShown = 5;

export const MentionsNotice = () => {
  const { hasWorkspace } = useViewer();
  const [mentions, setMentions] = useState<readonly Mention[]>([]);
  const [unread, setUnread] = useState(0);
  useEffect(() => {
    if (!hasWorkspace) return undefined;
    let isUnmounted = false;
    const load = async (): Promise<void> => {
      try {
        const reply = await call(listMentions, {});
        if (isUnmounted) return;
        setMentions(reply.mentions);
        setUnread(reply.unread);
      } catch {
        // The dashboard works without this list, so a failure is ignored.
      }
    };
    void load();
    return () => {
      isUnmounted = true;
    };
  }, [hasWorkspace]);
  const unreadMentions = mentions.filter(({ isRead }) => !isRead).slice(0, maxShown);
  if (unreadMentions.length === 0) return null;
  const markAllRead = (): void => {
    setMentions([]);
    call(markMentionsRead, { body: {} }).catch(() => undefined);
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
        <Button variant="quiet" size="small" className="-mr-3" onClick={markAllRead}>
          Mark all as read
        </Button>
      </div>
      <ul aria-label="Mentions" className="mt-1.5 divide-y divide-line">
        {unreadMentions.map(({ noteId, candidateId, candidate, author, text, createdAt }) => (
          <li key={noteId} className="py-2.5 text-[15px]/6">
            <Link
              to={`/platform/candidates/${candidateId}#notes`}
              className="rounded-tag font-[560] underline decoration-edge/60 underline-offset-4 wrap-anywhere hover:decoration-current"
            >
              {candidate}
            </Link>
            <span className="text-sm/5 text-ink-3">
              {" "}
              {author ?? "A team member"}, <Timestamp iso={createdAt} precision="near" />
            </span>
            <p className="line-clamp-2 wrap-anywhere text-ink-2">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
};
