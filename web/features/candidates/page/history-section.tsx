import { clsx } from "clsx";
import { useState } from "react";
import { type History, type HistoryEntry, readHistory } from "#domain/candidates/candidate-page.ts";
import { call } from "../../../lib/api/api.ts";
import { useOneAtATime } from "../../../lib/api/one-at-a-time.ts";
import { capitalize } from "../../../sections/workspace/job-badges.tsx";
import { Button } from "../../../ui/button.tsx";
import { Timestamp } from "../../../ui/timestamp.tsx";
import { ErrorState } from "../../../ui/states.tsx";
import { Section } from "./section.tsx";

const activityLabels: Readonly<Record<string, string>> = {
  applied: "Applied",
  confirmed: "Confirmed their email address",
  contact_verified: "Contact details verified",
  superseded: "Replaced by a newer application from the same email address",
  withdrawn: "Withdrew their application",
  rejected: "Rejected",
  undone: "Move undone",
  application_added: "Added to the job",
  interview_scheduled: "Interview scheduled",
  interview_moved: "Interview rescheduled",
  interview_cancelled: "Interview canceled",
  interview_panel_changed: "Interview panel changed",
  scorecard_submitted: "Scorecard submitted",
  shortlist_asked: "Asked for permission to share with a client",
  shortlist_agreed: "Agreed to share their details with a client",
  shortlist_declined: "Declined to share their details with a client",
  shortlist_withdrawn: "Withdrew permission to share their details",
  shortlist_sent: "Sent to a client on a shortlist",
  shortlist_yes: "The client accepted",
  shortlist_maybe: "The client answered maybe",
  shortlist_no: "The client declined",
  offer_sent: "Offer sent",
  offer_withdrawn: "Offer withdrawn",
  offer_accepted: "Accepted the offer",
  offer_declined: "Declined the offer",
  offer_expired: "Offer expired",
};

const labelFromName = (word: string): string => capitalize(word.replaceAll("_", " "));

const titleOfKind = ({ kind, activityType, fromStage, toStage, words }: HistoryEntry): string => {
  switch (kind) {
    case "added":
      return words === null ? "Added to this workspace" : `Added to this workspace, from ${words}`;
    case "note":
      return "Note";
    case "file":
      return `File added: ${words ?? ""}`;
    case "merge":
      return words === null ? "Merged with another record" : `Merged with ${words}'s record`;
    case "undo":
      return "Merge undone";
    case "activity":
      if (toStage !== null && fromStage !== null)
        return `Moved from ${labelFromName(fromStage)} to ${labelFromName(toStage)}`;
      return activityLabels[activityType ?? ""] ?? labelFromName(activityType ?? "");
  }
};

/** A move's text names the steps of the job's board. A rejection's text is the reason. */
const stepsOfMove = ({ kind, fromStage, toStage, words }: HistoryEntry): string | undefined =>
  kind === "activity" && fromStage !== null && toStage !== null && toStage !== "rejected" && words?.includes(" to ")
    ? words
    : undefined;

const entryTitle = (entry: HistoryEntry): string => {
  const steps = stepsOfMove(entry);
  return steps === undefined ? titleOfKind(entry) : `Moved from ${steps}`;
};

const hasBody = (entry: HistoryEntry): boolean =>
  entry.words !== null &&
  entry.words !== "" &&
  (entry.kind === "note" || (entry.kind === "activity" && stepsOfMove(entry) === undefined));

const Entry = ({ entry }: { readonly entry: HistoryEntry }) => (
  <li className="relative pb-4.5 pl-6 before:absolute before:top-5 before:-bottom-2 before:left-[5.5px] before:w-px before:bg-line last:pb-0 last:before:hidden">
    <span
      aria-hidden="true"
      className={clsx(
        "absolute top-[9px] left-0.5 size-2 rounded-full",
        entry.kind === "activity" ? "bg-brand" : "border border-edge bg-paper",
      )}
    />
    <p className="text-[15px]/6 wrap-anywhere">
      <span className="font-[560]">{entryTitle(entry)}</span>
      {entry.jobTitle !== null && <span className="text-ink-2">, {entry.jobTitle}</span>}
    </p>
    {hasBody(entry) && (
      <p className="line-clamp-3 max-w-[72ch] text-[15px]/6 whitespace-pre-line wrap-anywhere text-ink-2">
        {entry.words}
      </p>
    )}
    <p className="text-sm/5 text-ink-3">
      <Timestamp iso={entry.at} precision="minute" />
      {entry.by !== null && `, ${entry.by}`}
    </p>
  </li>
);

/** Newest first. Older pages are dropped when the first page changes, because they continue the previous one. */
export const HistorySection = ({ candidateId, first }: { readonly candidateId: string; readonly first: History }) => {
  const [loaded, setLoaded] = useState<{ readonly after: History; readonly pages: readonly History[] }>();
  const [state, setState] = useState<"still" | "reading" | "failed">("still");
  const oneAtATime = useOneAtATime();
  const pages = [first, ...(loaded?.after === first ? loaded.pages : [])];
  const next = pages.at(-1)?.next ?? null;
  const loadMore = () =>
    oneAtATime(async () => {
      setState("reading");
      try {
        const page = await call(readHistory, { params: { id: candidateId }, query: { after: next ?? "" } });
        setLoaded({ after: first, pages: [...pages.slice(1), page] });
        setState("still");
      } catch {
        setState("failed");
      }
    });
  return (
    <Section title="History">
      <ol aria-label="History">
        {pages
          .flatMap(({ entries }) => entries)
          .map((entry) => (
            <Entry key={`${entry.kind} ${entry.id}`} entry={entry} />
          ))}
      </ol>
      {state === "failed" ? (
        <ErrorState
          className="mt-4"
          title="We couldn't load older history"
          text="Try again in a moment."
          onRetry={() => void loadMore()}
        />
      ) : (
        next !== null && (
          <Button
            variant="secondary"
            size="small"
            className="mt-4"
            busy={state === "reading" && "Loading"}
            onClick={() => void loadMore()}
          >
            Show older
          </Button>
        )
      )}
    </Section>
  );
};
