import { Download, EllipsisVertical, FileText, Image, Upload } from "lucide-react";
import { lazy, Suspense, useRef, useState } from "react";
import {
  addCandidateFile,
  type CandidateFile,
  candidateFilePath,
  candidateFileExtensions,
  deleteCandidateFile,
  maxCandidateFileBytes,
} from "#domain/candidates/candidate-files.ts";
import type { CandidatePage, PageResume } from "#domain/candidates/candidate-page.ts";
import { endpointUrl } from "#domain/endpoint.ts";
import { call, request } from "../../../lib/api/api.ts";
import { useApiMutation } from "../../../lib/query/use-api-mutation.ts";
import { Button, buttonClass } from "../../../ui/button.tsx";
import { cardClass } from "../../../ui/card.tsx";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { Menu, MenuItem } from "../../../ui/menu.tsx";
import { Timestamp } from "../../../ui/timestamp.tsx";
import { FailureNotice } from "../../../ui/notice.tsx";
import { EmptyText, Section } from "./section.tsx";
import type { CandidateActions } from "./use-candidate-actions.tsx";

const ReadResumeDialog = lazy(async () => ({ default: (await import("./read-resume-dialog.tsx")).ReadResumeDialog }));

const formatSize = (bytes: number): string =>
  bytes < 1024 * 1024 ? `${Math.max(1, Math.round(bytes / 1024))} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`;

const DownloadLink = ({ href, fileName }: { readonly href: string; readonly fileName: string }) => (
  <a
    href={href}
    download
    className="rounded-tag text-[15px]/6 font-[540] underline decoration-edge/60 underline-offset-4 wrap-anywhere hover:decoration-current"
  >
    {fileName}
    <Download className="ml-1.5 inline size-4 align-[-3px] text-ink-3" aria-hidden="true" />
    <span className="sr-only"> (download)</span>
  </a>
);

/** A resume belongs to its application or import, so it isn't deleted here. */
const ResumeRow = ({ resume }: { readonly resume: PageResume }) => (
  <li className="flex items-start gap-3 py-3 pr-2 pl-4">
    <FileText className="mt-0.5 size-5 shrink-0 text-ink-3" aria-hidden="true" />
    <div className="min-w-0 flex-1">
      <DownloadLink href={resume.url} fileName={resume.fileName} />
      <p className="text-sm/5 text-ink-3">
        {formatSize(resume.sizeBytes)}, <Timestamp iso={resume.addedAt} />,{" "}
        {resume.jobTitle === null ? "imported" : `application for ${resume.jobTitle}`}
      </p>
    </div>
  </li>
);

interface FileRowProps {
  readonly file: CandidateFile;
  readonly canEdit: boolean;
  readonly onRead: () => void;
  readonly onDelete: () => void;
}

const FileRow = ({ file, canEdit, onRead, onDelete }: FileRowProps) => {
  const Icon = file.mediaType.startsWith("image/") ? Image : FileText;
  return (
    <li className="flex items-start gap-3 py-3 pr-2 pl-4">
      <Icon className="mt-0.5 size-5 shrink-0 text-ink-3" aria-hidden="true" />
      <div className="min-w-0 flex-1">
        <DownloadLink href={candidateFilePath(file.id)} fileName={file.fileName} />
        <p className="text-sm/5 text-ink-3">
          {formatSize(file.sizeBytes)}, <Timestamp iso={file.addedAt} />
          {file.addedBy !== null && `, ${file.addedBy}`}
        </p>
      </div>
      {canEdit && (
        <Menu
          label={`File ${file.fileName}`}
          trigger={
            <button
              type="button"
              aria-label={`More actions for ${file.fileName}`}
              className={buttonClass("quiet", "small", "px-2!")}
            >
              <EllipsisVertical aria-hidden="true" />
            </button>
          }
        >
          {file.isReadable && <MenuItem onSelect={onRead}>Update candidate from file</MenuItem>}
          <MenuItem onSelect={onDelete}>Delete</MenuItem>
        </Menu>
      )}
    </li>
  );
};

interface FilesSectionProps {
  readonly page: CandidatePage;
  readonly actions: CandidateActions;
}

export const FilesSection = ({ page, actions }: FilesSectionProps) => {
  const picker = useRef<HTMLInputElement>(null);
  const change = useApiMutation();
  const deletion = useApiMutation();
  const [tooLarge, setTooLarge] = useState(false);
  const [fileToRead, setFileToRead] = useState<CandidateFile>();
  const [isReading, setIsReading] = useState(false);
  const [fileToDelete, setFileToDelete] = useState<CandidateFile>();
  const { id, files, resumes } = page;

  const upload = async (file: File): Promise<void> => {
    setTooLarge(file.size > maxCandidateFileBytes);
    if (file.size > maxCandidateFileBytes) return;
    const body = new FormData();
    body.append("file", file);
    await change.run(() => request("POST", endpointUrl(addCandidateFile, { params: { id } }), { body }));
  };

  const remove = async (): Promise<void> => {
    if (fileToDelete === undefined) return;
    const failed = await deletion.run(() => call(deleteCandidateFile, { params: { id: fileToDelete.id } }));
    if (failed === undefined) setFileToDelete(undefined);
  };

  return (
    <Section
      title="Files"
      count={resumes.length + files.length}
      action={
        actions.canEdit && (
          <Button
            variant="secondary"
            size="small"
            busy={change.busy && "Uploading"}
            onClick={() => actions.attempt("add a file", () => picker.current?.click())}
          >
            <Upload aria-hidden="true" />
            Add file
          </Button>
        )
      }
    >
      <input
        ref={picker}
        type="file"
        aria-label="File"
        accept={candidateFileExtensions.join(",")}
        className="hidden"
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          event.target.value = "";
          if (file !== undefined) void upload(file);
        }}
      />
      <FailureNotice
        className="mb-3"
        text={tooLarge ? `Files can be up to ${maxCandidateFileBytes / 1024 / 1024} MB.` : change.failure}
      />
      {resumes.length + files.length === 0 ? (
        <EmptyText>No files yet. Add PDF, Word, plain text, PNG, or JPG files up to 5 MB each.</EmptyText>
      ) : (
        <ul aria-label="Files" className={cardClass("divide-y divide-line")}>
          {resumes.map((resume) => (
            <ResumeRow key={resume.url} resume={resume} />
          ))}
          {files.map((file) => (
            <FileRow
              key={file.id}
              file={file}
              canEdit={actions.canEdit}
              onRead={() =>
                actions.attempt("read a resume", () => {
                  setFileToRead(file);
                  setIsReading(true);
                })
              }
              onDelete={() => actions.attempt("delete a file", () => setFileToDelete(file))}
            />
          ))}
        </ul>
      )}
      <ConfirmDialog
        open={fileToDelete !== undefined}
        onOpenChange={(open) => !open && setFileToDelete(undefined)}
        title={`Delete ${fileToDelete?.fileName ?? "the file"}?`}
        text="This deletes the file for everyone in the workspace. You can't undo this."
        confirm="Delete file"
        busy={deletion.busy && "Deleting"}
        failure={deletion.failure}
        onConfirm={() => void remove()}
      />
      {fileToRead !== undefined && (
        <Suspense>
          <ReadResumeDialog
            key={fileToRead.id}
            file={fileToRead}
            page={page}
            open={isReading}
            onOpenChange={setIsReading}
          />
        </Suspense>
      )}
    </Section>
  );
};
