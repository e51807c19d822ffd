/** The progress and result of an import, with its actions. */
import {
  cancelImport,
  type ImportSummary,
  isImportInProgress,
  percentDone,
  retryImport,
} from "#domain/imports/imports.ts";
import { call } from "../../lib/api/api.ts";
import { useApiMutation } from "../../lib/query/use-api-mutation.ts";
import { Button } from "../../ui/button.tsx";
import { cardClass } from "../../ui/card.tsx";
import { FailureNotice } from "../../ui/notice.tsx";
import { Progress } from "../../ui/progress.tsx";
import { resultText, countText } from "./import-labels.ts";

const progressText = (summary: ImportSummary): string => {
  const { total, counts } = summary;
  if (total === null) return "Waiting to start";
  const processedCount = counts.done + counts.duplicate + counts.failed;
  const scans =
    counts.waiting === 0 && counts.scan > 0
      ? `; still reading ${countText({ kind: "zip" }, counts.scan)} with scanned pages`
      : "";
  return `${processedCount.toLocaleString("en-US")} of ${countText(summary, total)} read${scans}`;
};

export const ImportProgress = ({ summary }: { readonly summary: ImportSummary }) => {
  const change = useApiMutation();
  const params = { id: summary.id };
  const isRunning = isImportInProgress(summary.status);
  return (
    <section aria-label="Progress" className={cardClass("p-5")}>
      {isRunning && <Progress label={progressText(summary)} percent={percentDone(summary)} />}
      <output className="block text-[15px]/6 text-ink-2">
        {summary.status === "failed" && <span className="text-bad">{summary.reason}</span>}
        {summary.status === "cancelled" && `Stopped. ${resultText(summary)}. The rest wasn't imported.`}
        {summary.status === "done" && `${countText(summary, summary.total ?? 0)} read: ${resultText(summary)}.`}
      </output>
      {isRunning && (
        <p className="mt-3 text-[15px]/6 text-ink-2">
          {resultText(summary)}. You can leave this page. The import keeps running.
        </p>
      )}
      {summary.status === "done" && summary.counts.failed > 0 && !summary.canRetry && (
        <p className="mt-1 text-sm/5 text-ink-3">We no longer have this file. To try again, import it again.</p>
      )}
      <FailureNotice text={change.failure} className="mt-4" />
      <div className="mt-4 flex flex-wrap gap-3 empty:hidden">
        {isRunning && (
          <Button
            variant="secondary"
            size="small"
            busy={change.busy && "Stopping"}
            onClick={() => void change.run(() => call(cancelImport, { params }))}
          >
            Stop import
          </Button>
        )}
        {summary.status === "done" && summary.counts.failed > 0 && summary.canRetry && (
          <Button
            variant="secondary"
            size="small"
            busy={change.busy && "Retrying"}
            onClick={() => void change.run(() => call(retryImport, { params }))}
          >
            Retry all failed
          </Button>
        )}
      </div>
    </section>
  );
};
