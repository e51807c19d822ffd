/**
 * The candidates of a shortlist with their consent and each reviewer's answer. A no is only a suggestion; the rejection
 * happens on the board.
 */
import { ThumbsDown, ThumbsUp, X } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { formatDayWithYear } from "#domain/applications/answer-dates.ts";
import { stageNames } from "#domain/pipeline/board-steps.ts";
import { verdictLabels } from "#domain/shortlists/shortlist-states.ts";
import { type ShortlistEntry, removeShortlistEntry } from "#domain/shortlists/shortlist.ts";
import { call } from "../../lib/api/api.ts";
import { CandidateLink } from "../../sections/workspace/candidate/candidate-link.tsx";
import { Badge } from "../../ui/badge.tsx";
import { Button, buttonClass } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import type { ShortlistActionProps } from "./shortlist-card.tsx";
import { consentLabels, verdictTone } from "./shortlist-labels.ts";

const verdictIcons = { yes: ThumbsUp, maybe: null, no: ThumbsDown } as const;

const Answers = ({ entry, list }: { readonly entry: ShortlistEntry } & Pick<ShortlistActionProps, "list">) => {
  if (list.sentAt === null) return null;
  if (entry.answers.length === 0) return <p className="text-sm/5 text-ink-3">No answers yet</p>;
  return (
    <ul aria-label={`Answers about ${entry.name}`} className="grid gap-2">
      {entry.answers.map(({ readerId, verdict, comment }) => {
        const Icon = verdictIcons[verdict];
        return (
          <li key={readerId} className="text-[15px]/6 wrap-anywhere">
            <span className="mr-2 inline-flex align-middle">
              <Badge tone={verdictTone[verdict]}>
                {Icon !== null && <Icon className="size-3.5" aria-hidden="true" />}
                {verdictLabels[verdict]}
              </Badge>
            </span>
            <span className="font-[540]">{list.readers.find(({ id }) => id === readerId)?.name}</span>
            {comment !== "" && <span className="mt-1 block whitespace-pre-line text-ink-2">{comment}</span>}
          </li>
        );
      })}
    </ul>
  );
};

const Consent = ({ entry, list }: { readonly entry: ShortlistEntry } & Pick<ShortlistActionProps, "list">) => {
  const [label, tone] = consentLabels[entry.consent];
  const endsEarly = entry.agreedUntil !== null && entry.agreedUntil < list.expiresAt;
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm/5 text-ink-3">
      <Badge tone={entry.isActive ? tone : "plain"}>{entry.isActive ? label : "No longer active"}</Badge>
      {endsEarly && entry.agreedUntil !== null && <span>only until {formatDayWithYear(entry.agreedUntil)}</span>}
    </div>
  );
};

/** The latest answer is no and the application is still active. */
const isRejectionSuggested = ({ answers, isActive }: ShortlistEntry): boolean =>
  isActive && answers.at(-1)?.verdict === "no";

const removeEntry = ({ id }: ShortlistEntry) => call(removeShortlistEntry, { params: { id } });

/**
 * An entry of a draft is removed at once. An entry of a sent shortlist needs a confirmation, since it can't be added
 * back.
 */
const RemoveButton = ({ entry, list, busy, run }: ShortlistActionProps & { readonly entry: ShortlistEntry }) => {
  const [isConfirming, setConfirming] = useState(false);
  const remove = async (): Promise<void> => {
    await run("Removing", () => removeEntry(entry));
    setConfirming(false);
  };
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        className="px-2!"
        disabled={busy !== null}
        aria-label={`Remove ${entry.name} from the shortlist`}
        title="Remove from shortlist"
        onClick={() => (list.sentAt === null ? void remove() : setConfirming(true))}
      >
        <X aria-hidden="true" />
      </Button>
      <ConfirmDialog
        open={isConfirming}
        onOpenChange={setConfirming}
        title={`Remove ${entry.name} from the shortlist?`}
        text="Reviewers stop seeing them right away, and you can't add them back to a sent shortlist. Their application doesn't change."
        confirm="Remove candidate"
        busy={busy === "Removing" && "Removing"}
        onConfirm={() => void remove()}
      />
    </>
  );
};

export const ShortlistEntries = (actionProps: ShortlistActionProps) => {
  const { list } = actionProps;
  return (
    <ul aria-label="Candidates on the shortlist" className="divide-y divide-line border-t border-line">
      {list.entries.map((entry) => (
        <li
          key={entry.id}
          className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-6 gap-y-3 px-5 py-4 sm:px-6 md:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)_136px]"
        >
          <div className="min-w-0">
            <p className="text-[15px]/6 wrap-anywhere">
              <CandidateLink candidateId={entry.candidateId} className="font-[600] underline-offset-4 hover:underline">
                {entry.name}
              </CandidateLink>
              {list.isAnonymous && <span className="text-ink-3">, Candidate {entry.letter}</span>}
            </p>
            <p className="text-sm/5 text-ink-2 wrap-anywhere">
              {[entry.title, stageNames[entry.stage]].filter(Boolean).join(", ")}
            </p>
            <div className="mt-2">
              <Consent entry={entry} list={list} />
            </div>
          </div>
          <div className="order-last col-span-2 min-w-0 empty:hidden md:order-none md:col-span-1 md:empty:block">
            <Answers entry={entry} list={list} />
          </div>
          <div className="-mr-2 flex items-center justify-end gap-1">
            {isRejectionSuggested(entry) && (
              <Link
                to={`?reject=${entry.applicationId}`}
                className={buttonClass("secondary", "small")}
                preventScrollReset
              >
                Reject<span className="sr-only"> {entry.name}</span>
              </Link>
            )}
            {list.state !== "revoked" && list.state !== "expired" && <RemoveButton {...actionProps} entry={entry} />}
          </div>
        </li>
      ))}
      {list.entries.length === 0 && (
        <li className="px-5 py-4 text-[15px]/6 text-ink-3 sm:px-6">No candidates left on this shortlist.</li>
      )}
    </ul>
  );
};
