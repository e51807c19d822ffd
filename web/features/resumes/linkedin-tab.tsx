/** Imports a LinkedIn profile by its URL, or from the file that LinkedIn gives its members. */
import { useState } from "react";
import { isArchive, linkedinExtensions, linkedinFileProblem } from "#domain/resumes/import/resume-file.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";
import { FailureNotice } from "../../ui/notice.tsx";
import { FileDrop } from "./file-drop.tsx";
import { ImportProgress } from "./import-progress.tsx";
import { importMessages } from "./import-sources.ts";
import type { useImport } from "./use-import.ts";

const fileErrors = {
  wrong_type: {
    title: "Invalid file type",
    description: "Upload the PDF or ZIP archive you saved from LinkedIn.",
  },
  too_large: { title: "File too large", description: "Please upload a file smaller than 5MB." },
} as const;

const exportSteps = [
  {
    title: "Save to PDF (right away)",
    text: "On a computer, open your LinkedIn profile, choose Resources (or More) under your name, then Save to PDF.",
  },
  {
    title: "Download your data as a ZIP (takes a few minutes)",
    text: "In LinkedIn, go to Settings, Data privacy, Get a copy of your data. Select Profile, Positions, Education and Skills. LinkedIn emails you the archive.",
  },
] as const;

const ExportSteps = () => (
  <ol className="grid gap-3.5">
    {exportSteps.map(({ title, text }, index) => (
      <li key={title} className="grid grid-cols-[auto_1fr] gap-x-3">
        <span className="mt-px grid size-6 place-items-center rounded-full border border-line bg-card text-[13px] font-[600] text-ink-2 tabular-nums">
          {index + 1}
        </span>
        <span>
          <span className="block text-[15px]/6 font-[560]">{title}</span>
          <span className="block text-sm/5 text-ink-2">{text}</span>
        </span>
      </li>
    ))}
  </ol>
);

export const LinkedinTab = ({ importing }: { readonly importing: ReturnType<typeof useImport> }) => {
  const { running, failure, start, cancel, clearFailure } = importing;
  const [url, setUrl] = useState("");
  const [file, setFile] = useState<File>();
  const isRunning = running !== undefined;
  const isByUrl = running?.kind === "linkedin";
  return (
    <div className="grid grid-cols-1 gap-6">
      <form
        noValidate
        className="grid grid-cols-1 gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (url.trim() !== "") void start({ kind: "linkedin", url: url.trim() });
        }}
      >
        <Field
          label="LinkedIn profile URL"
          hint="Your profile must be public and visible to people who aren't signed in to LinkedIn."
        >
          <Input
            type="url"
            name="url"
            autoComplete="url"
            placeholder="https://www.linkedin.com/in/your-name"
            value={url}
            disabled={isRunning}
            onChange={({ target }) => {
              clearFailure();
              setUrl(target.value);
            }}
          />
        </Field>
        <FailureNotice text={failure?.kind === "linkedin" ? failure.text : undefined} />
        {isByUrl && (
          <ImportProgress step={running.step} reading="Getting your profile from LinkedIn" onCancel={cancel} />
        )}
        <Button
          type="submit"
          size="large"
          disabled={url.trim() === "" || (isRunning && !isByUrl)}
          busy={isByUrl && importMessages.linkedin.pending}
          className="w-full"
        >
          Import from LinkedIn
        </Button>
      </form>
      <form
        aria-labelledby="linkedin-file"
        className="grid grid-cols-1 gap-4 rounded-card border border-line bg-paper-2/60 p-4 sm:p-5"
        onSubmit={(event) => {
          event.preventDefault();
          if (file !== undefined) void start({ kind: isArchive(file) ? "linkedin-export" : "linkedin-pdf", file });
        }}
      >
        <div>
          <h3 id="linkedin-file" className="text-lg/6">
            If that doesn't work, upload a LinkedIn file
          </h3>
          <p className="mt-1 text-sm/5 text-ink-2">
            LinkedIn shows most profiles only to people who are signed in there. Export yours and upload the file here:
          </p>
        </div>
        <ExportSteps />
        <FileDrop
          compact
          label="Choose your LinkedIn file"
          hint="PDF or ZIP, up to 5 MB"
          extensions={linkedinExtensions}
          file={file}
          disabled={isRunning}
          validate={linkedinFileProblem}
          inputLabels={fileErrors}
          onFile={(selectedFile) => {
            clearFailure();
            setFile(selectedFile);
          }}
        />
        {isRunning && !isByUrl && (
          <ImportProgress step={running.step} reading="Reading your LinkedIn file" onCancel={cancel} />
        )}
        <FailureNotice text={failure !== undefined && failure.kind !== "linkedin" ? failure.text : undefined} />
        <Button
          type="submit"
          variant="secondary"
          disabled={file === undefined || isByUrl}
          busy={isRunning && !isByUrl && importMessages["linkedin-export"].pending}
          className="bg-card"
        >
          Import LinkedIn file
        </Button>
      </form>
    </div>
  );
};
