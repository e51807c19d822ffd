import { useState } from "react";
import { type ContentPage, type ContentRevision, restoreContent } from "#domain/publishing/content.ts";
import { differencesOf } from "#domain/publishing/differences.ts";
import type { ContentSubject } from "#domain/publishing/subjects.ts";
import { call } from "../../lib/api/api.ts";
import { useRevalidatingMutation } from "../../lib/api/use-revalidating-mutation.ts";
import { Button } from "../../ui/button.tsx";
import { cardClass } from "../../ui/card.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { Timestamp } from "../../ui/timestamp.tsx";
import { toast } from "../../ui/toast-store.ts";
import { DifferenceList } from "./difference-list.tsx";
import { actionLabels, subjectLabels } from "./subject-labels.ts";

interface HistoryProps {
  readonly subject: ContentSubject;
  readonly page: ContentPage;
}

interface Version {
  readonly revisionId: string;
  readonly side: "after" | "before";
}

const ChangeText = ({ revision, noun }: { readonly revision: ContentRevision; readonly noun: string }) => (
  <p className="min-w-0 text-[15px]/6 wrap-anywhere">
    <span className="font-[600]">{revision.author ?? "A former team member"}</span> {actionLabels[revision.action]}{" "}
    {revision.action === "changed" || revision.action === "restored" ? "it" : `the ${noun}`}
    <span className="text-ink-3">
      {" · "}
      <Timestamp iso={revision.at} precision="minute" />
    </span>
  </p>
);

const initialCount = 8;

/** Who changed what and when, newest first. Each version can be restored. */
export const ContentHistory = ({ subject, page }: HistoryProps) => {
  const { id, history, version } = page;
  const change = useRevalidatingMutation();
  const [selected, setSelected] = useState<Version>();
  const [showsAll, setShowsAll] = useState(false);
  const noun = subjectLabels[subject].one;
  const shownVersions = showsAll ? history : history.slice(0, initialCount);
  const oldest = history.at(-1);

  const restore = async (selectedVersion: Version): Promise<void> => {
    const params = { subject, id };
    const failed = await change.run(() =>
      call(restoreContent, { params, body: { seen: version, ...selectedVersion } }),
    );
    if (failed !== undefined) return;
    setSelected(undefined);
    toast({ title: "Version restored", description: "We added this to the history." });
  };

  return (
    <section aria-labelledby="history" className="mt-12">
      <h2 id="history" className="text-[24px]/8">
        History
      </h2>
      {history.length === 0 ? (
        <p className="mt-3 text-[15px]/6 text-ink-2">No changes yet. Every change appears here.</p>
      ) : (
        <ol aria-label="History" className={cardClass("mt-4 divide-y divide-line")}>
          {shownVersions.map((revision) => {
            const { before, after } = revision;
            const differences = before === null || after === null ? [] : differencesOf(subject, before, after);
            return (
              <li key={revision.id} className="grid gap-3 px-4.5 py-4 sm:px-5.5">
                <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
                  <ChangeText revision={revision} noun={noun} />
                  {revision.id !== version && after !== null && (
                    <Button
                      variant="secondary"
                      size="small"
                      onClick={() => setSelected({ revisionId: revision.id, side: "after" })}
                    >
                      Restore version
                    </Button>
                  )}
                  {revision.id === version && (
                    <span className="text-sm/5 text-ink-3">{after === null ? "Removed" : "Current version"}</span>
                  )}
                </div>
                {differences.length > 0 && <DifferenceList differences={differences} />}
              </li>
            );
          })}
          {shownVersions.length === history.length && oldest !== undefined && oldest.before !== null && (
            <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-4.5 py-4 sm:px-5.5">
              <p className="text-[15px]/6 text-ink-2">Original version</p>
              <Button
                variant="secondary"
                size="small"
                onClick={() => setSelected({ revisionId: oldest.id, side: "before" })}
              >
                Restore version
              </Button>
            </li>
          )}
          {shownVersions.length < history.length && (
            <li className="px-4.5 py-3 sm:px-5.5">
              <Button variant="quiet" size="small" onClick={() => setShowsAll(true)}>
                Show all {history.length} changes
              </Button>
            </li>
          )}
        </ol>
      )}
      <ConfirmDialog
        open={selected !== undefined}
        onOpenChange={(open) => {
          if (open) return;
          setSelected(undefined);
          change.clearFailure();
        }}
        title="Restore version?"
        text="This version becomes the current one. The current version stays in the history, but you'll lose any unsaved changes."
        confirm="Restore version"
        busy={change.busy && "Restoring"}
        failure={change.failure}
        onConfirm={() => {
          if (selected !== undefined) void restore(selected);
        }}
      />
    </section>
  );
};
