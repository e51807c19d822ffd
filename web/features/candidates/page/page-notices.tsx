/** What the page has to say before everything else: who looks like the same person, and what was merged. */
import { lazy, Suspense, useState } from "react";
import { Link, useNavigate } from "react-router";
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
