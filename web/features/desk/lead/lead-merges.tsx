/** Merging two addresses of one person, and undoing it. */
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { LeadPage } from "#domain/desk/lead-page.ts";
import { mergeContacts, undoMerge } from "#domain/desk/lead-actions.ts";
import { call, send } from "../../../lib/api/api.ts";
import { useOneAtATime } from "../../../lib/api/one-at-a-time.ts";
import { toProblem } from "../../../lib/api/problem.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Timestamp } from "../../../ui/timestamp.tsx";
import { FailureNotice } from "../../../ui/notice.tsx";
import { toast } from "../../../ui/toast-store.ts";
import { refreshInbox, refreshLeads } from "../desk.queries.ts";

type PossibleDuplicate = LeadPage["lookAlikes"][number];

const useMergeAction = () => {
  const client = useQueryClient();
  const oneAtATime = useOneAtATime();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const run = (work: () => Promise<void>) =>
    oneAtATime(async () => {
      setBusy(true);
      setFailure(undefined);
      try {
        await work();
        await Promise.all([refreshLeads(client), refreshInbox(client)]);
      } catch (error) {
        setFailure(toProblem(error).message);
      } finally {
        setBusy(false);
      }
    });
  return { busy, failure, run };
};

const formatLeadCount = (count: number): string => (count === 1 ? "1 lead" : `${count} leads`);

interface PossibleDuplicatesProps {
  readonly contact: LeadPage["contact"];
  readonly possibleDuplicates: readonly PossibleDuplicate[];
}

/** A switchboard's number can match many people, so only the first few show. */
const initiallyShown = 3;

export const PossibleDuplicates = ({ contact, possibleDuplicates }: PossibleDuplicatesProps) => {
  const [isExpanded, setIsExpanded] = useState(false);
  const hiddenCount = isExpanded ? 0 : Math.max(0, possibleDuplicates.length - initiallyShown);
  const [mergeTarget, setMergeTarget] = useState<PossibleDuplicate>();
  const [open, setOpen] = useState(false);
  const { busy, failure, run } = useMergeAction();
  const merge = (other: PossibleDuplicate) =>
    run(async () => {
      const { mergeId } = await call(mergeContacts, { params: { id: contact.id }, body: { otherId: other.id } });
      setOpen(false);
      toast({
        title: `${other.email} merged with ${contact.email}`,
        description: `${formatLeadCount(other.leads)} moved into this timeline.`,
        action: {
          label: "Undo",
          otherwise: "Select Undo next to the address under “Merged contacts”",
          run: () => void run(() => send(undoMerge, { params: { id: mergeId } })),
        },
      });
    });
  return (
    <>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-2.5">
        {possibleDuplicates.slice(0, possibleDuplicates.length - hiddenCount).map((other) => (
          <li key={other.id} className="flex items-center gap-3">
            <span className="min-w-0 flex-1">
              <span className="block truncate font-[540]">{other.name}</span>
              <span className="block truncate text-[13px]/5 text-ink-2">{other.email}</span>
              <span className="block text-[13px]/5 text-ink-3">Same phone number, {formatLeadCount(other.leads)}</span>
            </span>
            <Button
              variant="secondary"
              size="small"
              aria-label={`Merge ${other.email}`}
              onClick={() => {
                setMergeTarget(other);
                setOpen(true);
              }}
            >
              Merge
            </Button>
          </li>
        ))}
      </ul>
      {hiddenCount > 0 && (
        <Button variant="quiet" size="small" className="mt-2 -ml-3" onClick={() => setIsExpanded(true)}>
          Show {hiddenCount} more with this phone number
        </Button>
      )}
      {mergeTarget !== undefined && (
        <Dialog
          open={open}
          onOpenChange={setOpen}
          title="Merge contacts?"
          description={`${formatLeadCount(mergeTarget.leads)} from ${mergeTarget.email} will move to the timeline of ${contact.email}. We won't email anyone, and you can undo this anytime.`}
          className="sm:max-w-[480px]"
          footer={
            <>
              <Button variant="secondary" onClick={() => setOpen(false)}>
                Cancel
              </Button>
              <Button onClick={() => void merge(mergeTarget)} busy={busy && "Merging"}>
                Merge contacts
              </Button>
            </>
          }
        >
          <FailureNotice text={failure} />
        </Dialog>
      )}
    </>
  );
};

export const Merges = ({ merges }: { readonly merges: LeadPage["merges"] }) => {
  const { busy, failure, run } = useMergeAction();
  return (
    <>
      <FailureNotice text={failure} className="mb-2" />
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-2.5">
        {merges.map(({ id, email, mergedAt, mergedBy }) => (
          <li key={id} className="flex items-center gap-3">
            <span className="min-w-0 flex-1">
              <span className="block truncate">{email}</span>
              <span className="block text-[13px]/5 text-ink-3">
                {mergedBy === null ? "" : `${mergedBy}, `}
                <Timestamp iso={mergedAt} />
              </span>
            </span>
            <Button
              variant="quiet"
              size="small"
              aria-label={`Undo merge of ${email}`}
              busy={busy && "Undoing"}
              onClick={() => void run(() => send(undoMerge, { params: { id } }))}
            >
              Undo
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
};
