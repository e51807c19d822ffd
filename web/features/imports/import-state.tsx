/** How far an import is, what came of it, and what can be done about it. */
import { cancelImport, type ImportSummary, isUnderWay, percentRead, retryImport } from "#domain/imports/imports.ts";
import { call } from "../../lib/api.ts";
import { useChange } from "../../lib/use-change.ts";
import { Button } from "../../ui/button.tsx";
import { cardClass } from "../../ui/card.tsx";
import { FailureNotice } from "../../ui/notice.tsx";
import { Progress } from "../../ui/progress.tsx";
import { resultWords, thingsOf } from "./import-words.ts";

const progressWords = (summary: ImportSummary): string => {
  const { total, counts } = summary;
  if (total === null) return "Waiting for its turn";
  const read = counts.done + counts.duplicate + counts.failed;
  const scans =
    counts.waiting === 0 && counts.scan > 0
      ? `; recognising ${thingsOf({ kind: "zip" }, counts.scan)} that are scans`
      : "";
  return `${read.toLocaleString("en-US")} of ${thingsOf(summary, total)} read${scans}`;
};

export const ImportState = ({ summary }: { readonly summary: ImportSummary }) => {
  const change = useChange();
  const params = { id: summary.id };
  const isMoving = isUnderWay(summary.status);
  return (
    <section aria-label="Progress" className={cardClass("p-5")}>
      {isMoving && <Progress label={progressWords(summary)} percent={percentRead(summary)} />}
      <output className="block text-[15px]/6 text-ink-2">
        {summary.status === "failed" && <span className="text-bad">{summary.reason}</span>}
        {summary.status === "cancelled" && `Stopped. ${resultWords(summary)}; the rest was not read.`}
        {summary.status === "done" && `${thingsOf(summary, summary.total ?? 0)} read: ${resultWords(summary)}.`}
      </output>
      {isMoving && (
        <p className="mt-3 text-[15px]/6 text-ink-2">{resultWords(summary)}. You can leave this page; it goes on.</p>
      )}
      {summary.status === "done" && summary.counts.failed > 0 && !summary.canRetry && (
        <p className="mt-1 text-sm/5 text-ink-3">The file is no longer kept. To try again, import it once more.</p>
      )}
      <FailureNotice text={change.failure} className="mt-4" />
      <div className="mt-4 flex flex-wrap gap-3 empty:hidden">
        {isMoving && (
          <Button
            look="secondary"
            size="small"
            busy={change.busy && "Stopping"}
            onClick={() => void change.run(() => call(cancelImport, { params }))}
          >
            Stop the import
          </Button>
        )}
        {summary.status === "done" && summary.counts.failed > 0 && summary.canRetry && (
          <Button
            look="secondary"
            size="small"
            busy={change.busy && "Trying"}
            onClick={() => void change.run(() => call(retryImport, { params }))}
          >
            Try all failed again
          </Button>
        )}
      </div>
    </section>
  );
};
