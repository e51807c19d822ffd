import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { resumeExtensions, showImportOptions } from "#domain/resumes/import/import-resume.ts";
import { resumeFileProblem } from "#domain/resumes/import/resume-file.ts";
import { endpointQuery } from "../../lib/query/endpoint-query.ts";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { FailureNotice } from "../../ui/notice.tsx";
import { FileDrop } from "./file-drop.tsx";
import { ImportProgress } from "./import-progress.tsx";
import { importMessages } from "./import-sources.ts";
import type { useImport } from "./use-import.ts";

const fileErrors = {
  wrong_type: { title: "Invalid file type", description: "Please upload a PDF, DOCX, or TXT file." },
  too_large: { title: "File too large", description: "Please upload a file smaller than 5MB." },
} as const;

export const ResumeTab = ({ importing }: { readonly importing: ReturnType<typeof useImport> }) => {
  const { running, failure, start, cancel, clearFailure } = importing;
  const [file, setFile] = useState<File>();
  const [agreesToModel, setAgreesToModel] = useState(false);
  const { data: options } = useQuery(endpointQuery(showImportOptions, {}));
  const isRunning = running !== undefined;
  return (
    <form
      className="grid grid-cols-1 gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (file !== undefined) void start({ kind: "resume", file, agreesToModel });
      }}
    >
      <FileDrop
        label="Choose your resume, or drop it here"
        hint="PDF, DOCX or TXT, up to 5 MB. Scans work too."
        extensions={resumeExtensions}
        file={file}
        disabled={isRunning}
        validate={resumeFileProblem}
        inputLabels={fileErrors}
        onFile={(selectedFile) => {
          clearFailure();
          setFile(selectedFile);
        }}
      />
      {typeof options?.modelHost === "string" && (
        <Checkbox
          isMultiline
          checked={agreesToModel}
          disabled={isRunning}
          onCheckedChange={(checked) => setAgreesToModel(checked === true)}
          label={
            <span className="text-sm/5">
              Also have a language model read it. We send its text to {options.modelHost}, without your name, address,
              email, phone and links. If the model and our rules disagree, we ask you.
            </span>
          }
        />
      )}
      {isRunning && <ImportProgress step={running.step} reading="Reading your resume" onCancel={cancel} />}
      <FailureNotice text={failure?.kind === "resume" ? failure.text : undefined} />
      <Button
        type="submit"
        size="large"
        disabled={file === undefined}
        busy={isRunning && importMessages.resume.pending}
        className="w-full"
      >
        Import Resume
      </Button>
      <p className="text-sm/5 text-ink-3">
        We'll show everything we find next to the line it came from, so you can keep, edit or undo it. If you don't
        create a profile from the file, we delete it after 30 days.
      </p>
    </form>
  );
};
