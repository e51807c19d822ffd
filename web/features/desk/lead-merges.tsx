/** Two addresses of one person: shown as one, and taken apart again. */
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { LeadPage } from "#domain/desk/lead-page.ts";
import { mergeContacts, undoMerge } from "#domain/desk/work.ts";
import { call, send } from "../../lib/api.ts";
import { useOneAtATime } from "../../lib/one-at-a-time.ts";
import { problemOf } from "../../lib/problem.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Moment } from "../../ui/moment.tsx";
import { FailureNotice } from "../../ui/notice.tsx";
import { toast } from "../../ui/toast-store.ts";
import { refreshInbox, refreshLeads } from "./desk.queries.ts";

type LookAlike = LeadPage["lookAlikes"][number];

const useMergeDeed = () => {
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
        setFailure(problemOf(error).message);
      } finally {
        setBusy(false);
      }
    });
  return { busy, failure, run };
};

const leadsWords = (count: number): string => (count === 1 ? "1 lead" : `${count} leads`);

interface LookAlikesProps {
  readonly contact: LeadPage["contact"];
  readonly lookAlikes: readonly LookAlike[];
}

/** A switchboard's number is many people's: the first few are enough to see whether somebody is meant. */
const shownAtFirst = 3;

export const LookAlikes = ({ contact, lookAlikes }: LookAlikesProps) => {
  const [all, setAll] = useState(false);
  const folded = all ? 0 : Math.max(0, lookAlikes.length - shownAtFirst);
  const [asked, setAsked] = useState<LookAlike>();
  const [open, setOpen] = useState(false);
  const { busy, failure, run } = useMergeDeed();
  const merge = (other: LookAlike) =>
    run(async () => {
      const { mergeId } = await call(mergeContacts, { params: { id: contact.id }, body: { otherId: other.id } });
      setOpen(false);
      toast({
        title: `${other.email} is shown with ${contact.email}`,
        description: `${leadsWords(other.leads)} moved into this timeline.`,
        action: {
          label: "Undo",
          otherwise: "Choose Undo beside the address under “Shown as one”",
          run: () => void run(() => send(undoMerge, { params: { id: mergeId } })),
        },
      });
    });
  return (
    <>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-2.5">
        {lookAlikes.slice(0, lookAlikes.length - folded).map((other) => (
          <li key={other.id} className="flex items-center gap-3">
            <span className="min-w-0 flex-1">
              <span className="block truncate font-[540]">{other.name}</span>
              <span className="block truncate text-[13px]/5 text-ink-2">{other.email}</span>
              <span className="block text-[13px]/5 text-ink-3">Same number, {leadsWords(other.leads)}</span>
            </span>
            <Button
              look="secondary"
              size="small"
              aria-label={`Merge ${other.email}`}
              onClick={() => {
                setAsked(other);
                setOpen(true);
              }}
            >
              Merge
            </Button>
          </li>
        ))}
      </ul>
      {folded > 0 && (
        <Button look="quiet" size="small" className="mt-2 -ml-3" onClick={() => setAll(true)}>
          Show {folded} more with this number
        </Button>
      )}
      {asked !== undefined && (
        <Dialog
          open={open}
          onOpenChange={setOpen}
          title="Show them as one person?"
          description={`${leadsWords(asked.leads)} of ${asked.email} will stand in the timeline of ${contact.email}. No mail is sent and nothing is lost: you can take it back at any time.`}
          className="sm:max-w-[480px]"
          footer={
            <>
              <Button look="secondary" onClick={() => setOpen(false)}>
                Cancel
              </Button>
              <Button onClick={() => void merge(asked)} busy={busy && "Merging"}>
                Merge
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
  const { busy, failure, run } = useMergeDeed();
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
                <Moment iso={mergedAt} />
              </span>
            </span>
            <Button
              look="quiet"
              size="small"
              aria-label={`Undo the merge of ${email}`}
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
