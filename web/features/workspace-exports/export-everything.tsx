/** Exports the whole workspace as one file: request, progress and download. */
import { Download } from "lucide-react";
import {
  exportDays,
  exportFilePath,
  type ExportFormat,
  isExportInProgress,
  requestWorkspaceExport,
  type WorkspaceExport,
} from "#domain/workspace-exports/workspace-exports.ts";
import { call } from "../../lib/api/api.ts";
import { useApiMutation } from "../../lib/query/use-api-mutation.ts";
import { Badge } from "../../ui/badge.tsx";
import { StepUpDownload } from "../../layout/step-up-download.tsx";
import { Button, buttonClass } from "../../ui/button.tsx";
import { cardClass } from "../../ui/card.tsx";
import { Timestamp } from "../../ui/timestamp.tsx";
import { FailureNotice } from "../../ui/notice.tsx";
import { Progress } from "../../ui/progress.tsx";

const names: Readonly<Record<ExportFormat, string>> = { csv: "CSV tables and files", json: "JSON document" };

const sizeOf = (bytes: number): string =>
  bytes < 1024 * 1024 ? `${Math.max(1, Math.round(bytes / 1024))} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`;

const percentOf = ({ rowsWritten, rowsTotal }: WorkspaceExport): number =>
  rowsTotal === null || rowsTotal === 0 ? 0 : Math.min(99, Math.floor((100 * rowsWritten) / rowsTotal));

const State = ({ workspaceExport }: { readonly workspaceExport: WorkspaceExport }) => {
  if (workspaceExport.status === "done") {
    return (
      <StepUpDownload href={exportFilePath(workspaceExport.id)} className={buttonClass("secondary", "small")}>
        <Download aria-hidden="true" />
        Download
      </StepUpDownload>
    );
  }
  if (isExportInProgress(workspaceExport)) return <Badge tone="soft">Preparing</Badge>;
  return (
    <Badge tone={workspaceExport.status === "failed" ? "bad" : "plain"}>
      {workspaceExport.status === "failed" ? "Failed" : "Expired"}
    </Badge>
  );
};

const Row = ({ workspaceExport }: { readonly workspaceExport: WorkspaceExport }) => (
  <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-4.5 py-3.5">
    <div className="min-w-0 flex-1 basis-56">
      <p className="leading-6 font-[560]">
        {names[workspaceExport.format]}
        {workspaceExport.sizeBytes !== null && (
          <span className="font-normal text-ink-3"> {sizeOf(workspaceExport.sizeBytes)}</span>
        )}
      </p>
      <p className="text-sm/5 text-ink-3">
        {workspaceExport.by !== null && `${workspaceExport.by}, `}
        <Timestamp iso={workspaceExport.createdAt} precision="minute" />
        {workspaceExport.status === "done" && workspaceExport.expiresAt !== null && (
          <>
            , available until <Timestamp iso={workspaceExport.expiresAt} />
          </>
        )}
        {workspaceExport.status === "failed" && `, ${workspaceExport.reason ?? ""}`}
      </p>
      {workspaceExport.status === "writing" && (
        <div className="mt-2 max-w-80">
          <Progress label="Preparing" percent={percentOf(workspaceExport)} />
        </div>
      )}
    </div>
    <State workspaceExport={workspaceExport} />
  </li>
);

export const ExportEverything = ({ exports }: { readonly exports: readonly WorkspaceExport[] }) => {
  const change = useApiMutation();
  const isBusy = exports.some(isExportInProgress);
  const requestExport = (format: ExportFormat) =>
    void change.run(() => call(requestWorkspaceExport, { body: { format } }));
  return (
    <div className="grid gap-4">
      <p className="max-w-[62ch] text-[15px]/6 text-ink-2">
        Exports candidates, applications with their history, interviews, jobs and teams as they are right now. The CSV
        export is a ZIP that also has every resume, offer letter and other file, in a folder for each candidate. You can
        download the export for {exportDays} days. The activity log shows who requested and who downloaded it. In CSV
        files, text that starts with =, +, - or @ gets a leading apostrophe so spreadsheets don't run it as a formula.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" disabled={isBusy || change.busy} onClick={() => requestExport("csv")}>
          Export as CSV
        </Button>
        <Button variant="secondary" disabled={isBusy || change.busy} onClick={() => requestExport("json")}>
          Export as JSON
        </Button>
      </div>
      <FailureNotice text={change.failure} />
      {exports.length > 0 && (
        <ul aria-label="Exports" className={cardClass("divide-y divide-line")}>
          {exports.map((each) => (
            <Row key={each.id} workspaceExport={each} />
          ))}
        </ul>
      )}
    </div>
  );
};
