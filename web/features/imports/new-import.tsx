/** Uploads a ZIP of resumes or a table. */
import { type ComponentType, type ReactNode, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { type ImportKind, maxCsvBytes, maxZipBytes, maxResumes, maxRows } from "#domain/imports/imports.ts";
import type { FileProblem } from "#domain/resumes/import/resume-file.ts";
import { toProblem } from "../../lib/api/problem.ts";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { FailureNotice } from "../../ui/notice.tsx";
import { Progress } from "../../ui/progress.tsx";
import { sendImport } from "./send-import.ts";

const megabytes = (bytes: number): number => bytes / 1024 / 1024;

const kindOf = (file: File): ImportKind | undefined => {
  if (/\.zip$/i.test(file.name)) return "zip";
  return /\.(?:csv|tsv|txt)$/i.test(file.name) ? "csv" : undefined;
};

const validateFile = (file: File): FileProblem | undefined => {
  const kind = kindOf(file);
  if (kind === undefined) return "wrong_type";
  return file.size > (kind === "zip" ? maxZipBytes : maxCsvBytes) ? "too_large" : undefined;
};

const fileErrorText: Readonly<Record<FileProblem, { readonly title: string; readonly description: string }>> = {
  wrong_type: { title: "Not a ZIP or CSV file", description: "Choose a .zip file of resumes or a .csv file." },
  too_large: {
    title: "This file is too large",
    description: `ZIP files can be up to ${megabytes(maxZipBytes)} MB and CSV files up to ${megabytes(maxCsvBytes)} MB. Split the file and import the parts.`,
  },
};

/** The props of the drop zone. The route injects it because a feature cannot import another feature. */
export interface DropProps {
  readonly label: string;
  readonly hint: ReactNode;
  readonly extensions: readonly string[];
  readonly file: File | undefined;
  readonly disabled: boolean;
  readonly validate: (file: File) => FileProblem | undefined;
  readonly inputLabels: typeof fileErrorText;
  readonly onFile: (file: File | undefined) => void;
}

export const NewImport = ({ drop: Drop }: { readonly drop: ComponentType<DropProps> }) => {
  const navigate = useNavigate();
  const [file, setFile] = useState<File>();
  const [fillEmpty, setFillEmpty] = useState(false);
  const [percent, setPercent] = useState<number>();
  const [failure, setFailure] = useState<string>();
  const controller = useRef<AbortController>(null);
  const isSending = percent !== undefined;

  const send = async (selectedFile: File): Promise<void> => {
    controller.current = new AbortController();
    setFailure(undefined);
    setPercent(0);
    try {
      const { signal } = controller.current;
      const kind = kindOf(selectedFile) ?? "csv";
      const { id } = await sendImport({ kind, file: selectedFile, fillEmpty, signal, onSent: setPercent });
      await navigate(`/platform/candidates/import/${id}`);
    } catch (error) {
      if (!(error instanceof DOMException && error.name === "AbortError")) {
        setFailure(toProblem(error, "The upload was interrupted. Check your connection and try again.").message);
      }
      setPercent(undefined);
    }
  };

  return (
    <section aria-label="New import" className="grid max-w-[720px] gap-4">
      <Drop
        label="Choose a ZIP or CSV file"
        hint={
          <>
            Up to {maxResumes.toLocaleString("en-US")} resumes (PDF, Word, or text) in a ZIP file of up to{" "}
            {megabytes(maxZipBytes)} MB, or up to {maxRows.toLocaleString("en-US")} rows in a CSV file of up to{" "}
            {megabytes(maxCsvBytes)} MB.
          </>
        }
        extensions={[".zip", ".csv", ".tsv", ".txt"]}
        file={file}
        disabled={isSending}
        validate={validateFile}
        inputLabels={fileErrorText}
        onFile={setFile}
      />
      <Checkbox
        label="Fill in missing details for candidates you already have"
        checked={fillEmpty}
        disabled={isSending}
        onCheckedChange={(checked) => setFillEmpty(checked === true)}
      />
      <FailureNotice text={failure} />
      {isSending ? (
        <div className="flex items-end gap-4">
          <div className="min-w-0 flex-1">
            <Progress label={percent < 100 ? "Uploading file" : "Checking file"} percent={percent} />
          </div>
          <Button variant="quiet" size="small" onClick={() => controller.current?.abort()} className="-mb-3.5">
            Cancel
          </Button>
        </div>
      ) : (
        <div>
          <Button disabled={file === undefined} onClick={() => file !== undefined && void send(file)}>
            Upload file
          </Button>
        </div>
      )}
    </section>
  );
};
