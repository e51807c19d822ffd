/** One shortlist as the team sees it. */
import { EyeOff, UserRound } from "lucide-react";
import { useId, useState } from "react";
import { formatDayWithYear } from "#domain/applications/answer-dates.ts";
import type { Shortlist } from "#domain/shortlists/shortlist.ts";
import { toProblem } from "../../lib/api/problem.ts";
import { Badge } from "../../ui/badge.tsx";
import { cardClass } from "../../ui/card.tsx";
import { Timestamp } from "../../ui/timestamp.tsx";
import { FailureNotice } from "../../ui/notice.tsx";
import { ShortlistActions } from "./shortlist-actions.tsx";
import { ShortlistEntries } from "./shortlist-entries.tsx";
import { ShortlistReviewers } from "./shortlist-reviewers.tsx";
import { stateLabels } from "./shortlist-labels.ts";

export interface ShortlistActionProps {
  readonly list: Shortlist;
  readonly canSend: boolean;
  /** The label of the running action, or null. */
  readonly busy: string | null;
  /** Runs the action, shows its result, and resolves to whether it succeeded. */
  readonly run: (name: string, action: () => Promise<Shortlist | null>) => Promise<boolean>;
}

interface ShortlistCardProps {
  readonly list: Shortlist;
  readonly canSend: boolean;
  /** Null if the shortlist was deleted. */
  readonly onChanged: (list: Shortlist | null) => void;
  readonly onEdit: () => void;
}

export const ShortlistCard = ({ list, canSend, onChanged, onEdit }: ShortlistCardProps) => {
  const titleId = useId();
  const [busy, setBusy] = useState<string | null>(null);
  const [failure, setFailure] = useState<string>();
  const run: ShortlistActionProps["run"] = async (name, action) => {
    if (busy !== null) return false;
    setBusy(name);
    setFailure(undefined);
    try {
      onChanged(await action());
      return true;
    } catch (error) {
      setFailure(toProblem(error).message);
      return false;
    } finally {
      setBusy(null);
    }
  };
  const [label, tone] = stateLabels[list.state];
  const hasEnded = list.state === "expired" || list.state === "revoked";
  const actionProps = { list, canSend, busy, run };
  return (
    <article aria-labelledby={titleId} className={cardClass("overflow-hidden")}>
      <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4 px-5 pt-5 pb-4 sm:px-6">
        <div className="min-w-0 flex-1 basis-60">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
            <h2 id={titleId} className="min-w-0 text-xl/7 wrap-anywhere">
              {list.title}
            </h2>
            <Badge tone={tone}>{label}</Badge>
          </div>
          <p className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-sm/5 text-ink-2">
            <span className="inline-flex items-center gap-1.5 [&>svg]:size-4 [&>svg]:text-ink-3">
              {list.isAnonymous ? <EyeOff aria-hidden="true" /> : <UserRound aria-hidden="true" />}
              {list.isAnonymous ? "Without names" : "With names"}
            </span>
            <span>
              {hasEnded ? "Closed" : "Open until"} {formatDayWithYear(list.revokedAt ?? list.expiresAt)}
            </span>
            <span>
              {list.sentAt === null ? "Created" : "Sent"} <Timestamp iso={list.sentAt ?? list.createdAt} />
              {list.madeBy !== null && ` by ${list.madeBy}`}
            </span>
          </p>
        </div>
        <ShortlistActions {...actionProps} onEdit={onEdit} />
        {failure !== undefined && (
          <div className="basis-full">
            <FailureNotice text={failure} />
          </div>
        )}
      </header>
      <ShortlistEntries {...actionProps} />
      <ShortlistReviewers {...actionProps} />
    </article>
  );
};
