/** One shortlist as the team sees it. */
import { EyeOff, UserRound } from "lucide-react";
import { useId, useState } from "react";
import { spokenDayOfYear } from "#domain/applications/answer-dates.ts";
import type { Shortlist } from "#domain/shortlists/shortlist.ts";
import { problemOf } from "../../lib/problem.ts";
import { Badge } from "../../ui/badge.tsx";
import { cardClass } from "../../ui/card.tsx";
import { Moment } from "../../ui/moment.tsx";
import { FailureNotice } from "../../ui/notice.tsx";
import { ShortlistActions } from "./shortlist-actions.tsx";
import { ShortlistEntries } from "./shortlist-entries.tsx";
import { ShortlistReaders } from "./shortlist-readers.tsx";
import { stateWords } from "./shortlist-words.ts";

export interface Deeds {
  readonly list: Shortlist;
  readonly maySend: boolean;
  /** What is being done, while it is. */
  readonly busy: string | null;
  /** Does it, shows what came of it, and answers whether it was done. */
  readonly run: (name: string, work: () => Promise<Shortlist | null>) => Promise<boolean>;
}

interface ShortlistCardProps {
  readonly list: Shortlist;
  readonly maySend: boolean;
  /** Null where it is gone. */
  readonly onChanged: (list: Shortlist | null) => void;
  readonly onEdit: () => void;
}

export const ShortlistCard = ({ list, maySend, onChanged, onEdit }: ShortlistCardProps) => {
  const titleId = useId();
  const [busy, setBusy] = useState<string | null>(null);
  const [failure, setFailure] = useState<string>();
  const run: Deeds["run"] = async (name, work) => {
    if (busy !== null) return false;
    setBusy(name);
    setFailure(undefined);
    try {
      onChanged(await work());
      return true;
    } catch (error) {
      setFailure(problemOf(error).message);
      return false;
    } finally {
      setBusy(null);
    }
  };
  const [words, tone] = stateWords[list.state];
  const isOver = list.state === "expired" || list.state === "revoked";
  const deeds = { list, maySend, busy, run };
  return (
    <article aria-labelledby={titleId} className={cardClass("overflow-hidden")}>
      <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4 px-5 pt-5 pb-4 sm:px-6">
        <div className="min-w-0 flex-1 basis-60">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
            <h2 id={titleId} className="min-w-0 text-xl/7 wrap-anywhere">
              {list.title}
            </h2>
            <Badge tone={tone}>{words}</Badge>
          </div>
          <p className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-sm/5 text-ink-2">
            <span className="inline-flex items-center gap-1.5 [&>svg]:size-4 [&>svg]:text-ink-3">
              {list.isAnonymous ? <EyeOff aria-hidden="true" /> : <UserRound aria-hidden="true" />}
              {list.isAnonymous ? "Without names" : "By name"}
            </span>
            <span>
              {isOver ? "Was open until" : "Open until"} {spokenDayOfYear(list.expiresAt)}
            </span>
            <span>
              {list.sentAt === null ? "Made" : "Sent"} <Moment iso={list.sentAt ?? list.createdAt} />
              {list.madeBy !== null && ` by ${list.madeBy}`}
            </span>
          </p>
        </div>
        <ShortlistActions {...deeds} onEdit={onEdit} />
        {failure !== undefined && (
          <div className="basis-full">
            <FailureNotice text={failure} />
          </div>
        )}
      </header>
      <ShortlistEntries {...deeds} />
      <ShortlistReaders {...deeds} />
    </article>
  );
};
