/** Notices above the record: unconfirmed contact details, possible duplicates, and merges. */
import { lazy, Suspense, useState } from "react";
import { Link, useNavigate } from "react-router";
import { noEmailLabel, unconfirmedLabel } from "#domain/applications/applicant-identity.ts";
import { verifyContact } from "#domain/applications/team-tasks.ts";
import { undoMerge } from "#domain/candidates/candidate-merges.ts";
import type { CandidatePage, PossibleDuplicate } from "#domain/candidates/candidate-page.ts";
import { call } from "../../../lib/api/api.ts";
import { useApiMutation } from "../../../lib/query/use-api-mutation.ts";
import { Button } from "../../../ui/button.tsx";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { Timestamp } from "../../../ui/timestamp.tsx";
import { NoticeItem, NoticeList } from "../../../ui/notice.tsx";
import { toast } from "../../../ui/toast-store.ts";
import type { CandidateActions } from "./use-candidate-actions.tsx";

const MergeDialog = lazy(async () => ({ default: (await import("./merge-dialog.tsx")).MergeDialog }));

const reasonLabels: Readonly<Record<PossibleDuplicate["reasons"][number], string>> = {
  email: "the same email address",
  phone: "the same phone number",
  name: "the same name and the same location, company, or title",
};

const formatReasons = (reasons: PossibleDuplicate["reasons"]): string =>
  reasons.map((reason) => reasonLabels[reason]).join(" and ");

export const PageNotices = ({
  page,
  actions,
}: {
  readonly page: CandidatePage;
  readonly actions: CandidateActions;
}) => {
  const [mergeTarget, setMergeTarget] = useState<PossibleDuplicate>();
  const [isMerging, setIsMerging] = useState(false);
  const [mergeToUndo, setMergeToUndo] = useState<CandidatePage["merges"][number]>();
  const change = useApiMutation();
  const navigate = useNavigate();
  const [isVerifying, setIsVerifying] = useState(false);
  const unconfirmed = page.applications.find(({ isUnconfirmed, status }) => isUnconfirmed && status === "active");
  const hasEmail = page.fields.email !== "";

  const verify = async (): Promise<void> => {
    if (unconfirmed === undefined) return;
    if ((await change.run(() => call(verifyContact, { params: { id: unconfirmed.id } }))) !== undefined) return;
    setIsVerifying(false);
    toast({ title: "Contact details verified", description: "You can now send offers to this address." });
  };

  const undo = async (): Promise<void> => {
    if (mergeToUndo === undefined) return;
    let restored = "";
    const failed = await change.run(async () => {
      ({ restoredId: restored } = await call(undoMerge, { params: { id: mergeToUndo.id }, body: {} }));
    });
    if (failed !== undefined) return;
    setMergeToUndo(undefined);
    toast({
      title: "Merge undone",
      description: "The two records are separate again.",
      action: {
        label: "Open other record",
        otherwise: "Open the other record from the candidate list",
        run: () => void navigate(`/platform/candidates/${restored}`),
      },
    });
  };

  return (
    <>
      <NoticeList label="About this record">
        {unconfirmed !== undefined && (
          <NoticeItem
            action={
              actions.canMove(unconfirmed.teamId) && (
                <Button variant="secondary" size="small" onClick={() => setIsVerifying(true)}>
                  Verify contact details
                </Button>
              )
            }
          >
            <span className="font-[560] text-ink">{hasEmail ? unconfirmedLabel : noEmailLabel}.</span>{" "}
            {hasEmail
              ? `We emailed a link to ${page.fields.email}, and it hasn't been used yet. You can't send an offer until the applicant confirms the address or you verify it yourself.`
              : "The applicant gave only a phone number. Add an email address and verify the contact details before you send an offer."}
          </NoticeItem>
        )}
        {page.requestsHumanReview && (
          <NoticeItem>
            <span className="font-[560] text-ink">Human review requested.</span> {page.name} asked to be reviewed by a
            person. The matching engine doesn't score or rank them for any of your jobs.
          </NoticeItem>
        )}
        {page.lookalikes.map((other) => (
          <NoticeItem
            key={other.id}
            action={
              actions.canEdit && (
                <Button
                  variant="secondary"
                  size="small"
                  onClick={() =>
                    actions.attempt("merge two records", () => {
                      setMergeTarget(other);
                      setIsMerging(true);
                    })
                  }
                >
                  Compare and merge<span className="sr-only"> with {other.name}</span>
                </Button>
              )
            }
          >
            <span className="font-[560] text-ink">Possible duplicate:</span>{" "}
            <Link
              to={`/platform/candidates/${other.id}`}
              className="font-[540] text-brand underline underline-offset-4 wrap-anywhere"
            >
              {other.name}
            </Link>{" "}
            has {formatReasons(other.reasons)}.
          </NoticeItem>
        ))}
        {page.merges.map((merge) => (
          <NoticeItem
            key={merge.id}
            action={
              actions.canEdit &&
              merge.undoBlockers.length === 0 && (
                <Button variant="secondary" size="small" onClick={() => setMergeToUndo(merge)}>
                  Undo merge
                </Button>
              )
            }
          >
            Merged with {merge.name === null ? "another record" : `${merge.name}'s record`} on{" "}
            <Timestamp iso={merge.at} />
            {merge.by !== null && ` by ${merge.by}`}.
            {merge.undoBlockers.length > 0 && (
              <span className="block">You can't undo this merge. {merge.undoBlockers.join(" ")}</span>
            )}
          </NoticeItem>
        ))}
      </NoticeList>
      {mergeTarget !== undefined && (
        <Suspense>
          <MergeDialog
            key={mergeTarget.id}
            page={page}
            other={mergeTarget}
            open={isMerging}
            onOpenChange={setIsMerging}
          />
        </Suspense>
      )}
      <ConfirmDialog
        open={isVerifying}
        onOpenChange={setIsVerifying}
        title="Verify contact details?"
        text="Verify only after you've reached the applicant yourself, such as by phone, and they've given you this address. You can then send offers to it."
        confirm="Verify contact details"
        busy={change.busy && "Saving"}
        failure={change.failure}
        onConfirm={() => void verify()}
      />
      <ConfirmDialog
        open={mergeToUndo !== undefined}
        onOpenChange={(open) => !open && setMergeToUndo(undefined)}
        title="Undo this merge?"
        text="Each record gets its own details back. Anything added since the merge stays with this record."
        confirm="Undo merge"
        busy={change.busy && "Undoing"}
        failure={change.failure}
        onConfirm={() => void undo()}
      />
    </>
  );
};
