/** Exports of the person's own profile. Nothing is sent anywhere on their behalf. */
import { FileText, FileType, Share2 } from "lucide-react";
import { useState } from "react";
import { isEmptyProfile, type ResumeTemplate } from "#domain/exports/export-profile.ts";
import { linkedInText } from "#domain/profiles/linkedin-text.ts";
import type { Profile } from "#domain/profiles/profile.ts";
import { Button } from "../../../ui/button.tsx";
import { cardClass } from "../../../ui/card.tsx";
import { FailureNotice } from "../../../ui/notice.tsx";
import { LinkedInExport } from "./network/linkedin-export.tsx";
import { TemplateChoice } from "./template-choice.tsx";
import { useExport } from "./use-export.ts";

/** Formats for programs rather than people. */
const data = [
  { kind: "json", label: "Download JSON", note: "Your full profile, including private projects." },
  {
    kind: "json-resume",
    label: "Download JSON Resume",
    note: "The open format that other resume tools read, without private projects.",
  },
] as const;

interface ExportCardProps {
  readonly profile: Profile;
  /** False until the profile is loaded. */
  readonly isKnown: boolean;
  /** Saves pending changes, since the server creates the files from stored data. */
  readonly saveFirst: () => Promise<void>;
}

export const ExportCard = ({ profile, isKnown, saveFirst }: ExportCardProps) => {
  const [template, setTemplate] = useState<ResumeTemplate>("classic");
  const [linkedIn, setLinkedIn] = useState<{ readonly isCopied: boolean } | null>(null);
  const { busy, done, failure, download } = useExport(saveFirst);
  const isEmpty = isEmptyProfile(profile);
  const isDisabled = isEmpty || busy !== null;

  const exportToLinkedIn = async (): Promise<void> => {
    const text = linkedInText(profile);
    try {
      if (text !== "") await navigator.clipboard.writeText(text);
      setLinkedIn({ isCopied: true });
    } catch {
      setLinkedIn({ isCopied: false });
    }
  };

  return (
    <section
      aria-labelledby="export-title"
      className={cardClass("grid gap-x-12 gap-y-7 p-5 sm:p-7 lg:grid-cols-[1.12fr_0.88fr]")}
    >
      <div className="min-w-0">
        <h2 id="export-title" className="text-[19px]/7">
          Export
        </h2>
        <p className="mt-1 min-h-15 max-w-[58ch] text-sm/5 text-ink-3 sm:min-h-10">
          {isEmpty && isKnown ? (
            <>
              <span className="font-[560] text-ink">Your profile is still empty.</span> Fill in part of it first. Then
              you can download it as a file or copy it for LinkedIn.
            </>
          ) : (
            "Take your profile with you. The text in every file can be selected, searched and read by applicant tracking systems."
          )}
        </p>
        <div className="mt-6">
          <TemplateChoice selectedTemplate={template} onChoose={setTemplate} />
        </div>
      </div>
      <div className="grid content-start gap-2.5 lg:border-l lg:border-line lg:pl-10 [&_button]:w-full">
        <Button
          disabled={isDisabled}
          busy={busy === "pdf" && "Creating your PDF"}
          onClick={() => download("pdf", template)}
        >
          <FileText aria-hidden="true" />
          Export as PDF Resume
        </Button>
        <Button
          variant="secondary"
          disabled={isDisabled}
          busy={busy === "docx" && "Creating your document"}
          onClick={() => download("docx")}
        >
          <FileType aria-hidden="true" />
          Export as Word
        </Button>
        <Button variant="secondary" disabled={isDisabled} onClick={() => void exportToLinkedIn()}>
          <Share2 aria-hidden="true" />
          Export to LinkedIn
        </Button>
        <div className="mt-1 empty:hidden">
          <output className="block text-[15px]/6 text-brand wrap-anywhere empty:hidden">{done}</output>
          <FailureNotice text={failure} />
        </div>
        <div className="mt-2.5 grid gap-4 border-t border-line pt-5 sm:grid-cols-2">
          {data.map(({ kind, label, note }) => (
            <div key={kind}>
              <Button
                variant="secondary"
                size="small"
                disabled={isDisabled}
                busy={busy === kind && label}
                aria-describedby={`export-${kind}`}
                onClick={() => download(kind)}
              >
                {label}
              </Button>
              <p id={`export-${kind}`} className="mt-2 text-[13px]/[18px] text-ink-3">
                {note}
              </p>
            </div>
          ))}
        </div>
      </div>
      {linkedIn !== null && (
        <LinkedInExport
          profile={profile}
          isCopied={linkedIn.isCopied}
          onDownload={() => download("linkedin")}
          onClose={() => setLinkedIn(null)}
        />
      )}
    </section>
  );
};
