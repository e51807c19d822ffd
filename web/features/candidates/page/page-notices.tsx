/** What the page has to say before everything else: who looks like the same person, and what was merged. */
import { lazy, Suspense, useState } from "react";
import { Link, useNavigate } from "react-router";
import { noEmailLabel, unconfirmedLabel } from "#domain/applications/applicant-identity.ts";
import { verifyContact } from "#domain/applications/team-tasks.ts";
import { undoMerge } from "#domain/candidates/candidate-merges.ts";
import type { CandidatePage, Lookalike } from "#domain/candidates/candidate-page.ts";
import { call } from "../../../lib/api.ts";
import { useChange } from "../../../lib/use-change.ts";
import { Button } from "../../../ui/button.tsx";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { Moment } from "../../../ui/moment.tsx";
import { Notice, NoticeList } from "../../../ui/notice.tsx";
import { toast } from "../../../ui/toast-store.ts";
import type { Deeds } from "./use-deeds.tsx";

const MergeDialog = lazy(async () => ({ default: (await import("./merge-dialog.tsx")).MergeDialog }));

const reasonWords: Readonly<Record<Lookalike["reasons"][number], string>> = {
  email: "the same e-mail address",
  phone: "the same phone number",
  name: "the same name with the same place, company or title",
};

const alikeBy = (reasons: Lookalike["reasons"]): string => reasons.map((reason) => reasonWords[reason]).join(" and ");

export const PageNotices = ({ page, deeds }: { readonly page: CandidatePage; readonly deeds: Deeds }) => {
  const [merging, setMerging] = useState<Lookalike>();
  const [isMerging, setIsMerging] = useState(false);
  const [undoing, setUndoing] = useState<CandidatePage["merges"][number]>();
  const change = useChange();
  const navigate = useNavigate();
  const [isVerifying, setIsVerifying] = useState(false);
  const unproven = page.applications.find(({ isUnconfirmed, status }) => isUnconfirmed && status === "active");
  const hasEmail = page.fields.email !== "";

  const verify = async (): Promise<void> => {
    if (unproven === undefined) return;
    if ((await change.run(() => call(verifyContact, { params: { id: unproven.id } }))) !== undefined) return;
    setIsVerifying(false);
    toast({ title: "Contact details verified", description: "You can send an offer to this address now." });
  };

  const undo = async (): Promise<void> => {
    if (undoing === undefined) return;
    let restored = "";
    const failed = await change.run(async () => {
      ({ restoredId: restored } = await call(undoMerge, { params: { id: undoing.id }, body: {} }));
    });
    if (failed !== undefined) return;
    setUndoing(undefined);
    toast({
      title: "The merge is undone",
      description: "Both records are as they were.",
      action: {
        label: "Open the other",
        otherwise: "Open the other record from the list of candidates",
        run: () => void navigate(`/platform/candidates/${restored}`),
      },
    });
  };

  return (
    <>
      <NoticeList label="About this record">
        {unproven !== undefined && (
          <Notice
            action={
              deeds.mayMove(unproven.teamId) && (
                <Button look="secondary" size="small" onClick={() => setIsVerifying(true)}>
                  Verify contact details
                </Button>
              )
            }
          >
            <span className="font-[560] text-ink">{hasEmail ? unconfirmedLabel : noEmailLabel}.</span>{" "}
            {hasEmail
              ? `We emailed a link to ${page.fields.email}, and it hasn't been used yet. You can't send an offer until the applicant confirms the address or you verify it yourself.`
              : "The applicant gave a phone number only. Add an email address and verify the contact details before you send an offer."}
          </Notice>
        )}
        {page.lookalikes.map((other) => (
          <Notice
            key={other.id}
            action={
              deeds.mayEdit && (
                <Button
                  look="secondary"
                  size="small"
                  onClick={() =>
                    deeds.attempt("merge two records", () => {
                      setMerging(other);
                      setIsMerging(true);
                    })
                  }
                >
                  Compare and merge<span className="sr-only"> with {other.name}</span>
                </Button>
              )
            }
          >
            <span className="font-[560] text-ink">Looks like the same person:</span>{" "}
            <Link
              to={`/platform/candidates/${other.id}`}
              className="font-[540] text-brand underline underline-offset-4 wrap-anywhere"
            >
              {other.name}
            </Link>{" "}
            has {alikeBy(other.reasons)}.
          </Notice>
        ))}
        {page.merges.map((merge) => (
          <Notice
            key={merge.id}
            action={
              deeds.mayEdit &&
              merge.inTheWay.length === 0 && (
                <Button look="secondary" size="small" onClick={() => setUndoing(merge)}>
                  Undo the merge
                </Button>
              )
            }
          >
            Merged with {merge.name === null ? "another record" : `the record of ${merge.name}`} on{" "}
            <Moment iso={merge.at} />
            {merge.by !== null && ` by ${merge.by}`}.
            {merge.inTheWay.length > 0 && <span className="block">Cannot be undone. {merge.inTheWay.join(" ")}</span>}
          </Notice>
        ))}
      </NoticeList>
      {merging !== undefined && (
        <Suspense>
          <MergeDialog key={merging.id} page={page} other={merging} open={isMerging} onOpenChange={setIsMerging} />
        </Suspense>
      )}
      <ConfirmDialog
        open={isVerifying}
        onOpenChange={setIsVerifying}
        title="Verify contact details?"
        text="Do this only after you reached the applicant yourself, by a phone call for example, and they gave you this address. Offers can then be sent to it."
        confirm="Verify contact details"
        busy={change.busy && "Saving"}
        failure={change.failure}
        onConfirm={() => void verify()}
      />
      <ConfirmDialog
        open={undoing !== undefined}
        onOpenChange={(open) => !open && setUndoing(undefined)}
        title="Undo the merge"
        text="Both records get back what was theirs. What was added since the merge stays with this one."
        confirm="Undo the merge"
        busy={change.busy && "Undoing"}
        failure={change.failure}
        onConfirm={() => void undo()}
      />
    </>
  );
};
