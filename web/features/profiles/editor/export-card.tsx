/** Everything that a person may take along of their own profile, and nothing that is sent anywhere for them. */
import { Braces, FileText, FileType, Share2 } from "lucide-react";
import { useState } from "react";
import { isEmptyProfile, type ResumeTemplate } from "#domain/exports/export-profile.ts";
import { linkedInText } from "#domain/profiles/linkedin-text.ts";
import type { Profile } from "#domain/profiles/profile.ts";
import { Button } from "../../../ui/button.tsx";
import { cardClass } from "../../../ui/card.tsx";
import { FailureNotice } from "../../../ui/notice.tsx";
import { LinkedInExport } from "./linkedin-export.tsx";
import { TemplateChoice } from "./template-choice.tsx";
import { useExport } from "./use-export.ts";

interface ExportCardProps {
  readonly profile: Profile;
  /** Saves what is not saved yet: the files are made from what the server keeps. */
  readonly saveFirst: () => Promise<void>;
}

export const ExportCard = ({ profile, saveFirst }: ExportCardProps) => {
  const [template, setTemplate] = useState<ResumeTemplate>("classic");
  const [linkedIn, setLinkedIn] = useState<{ readonly isCopied: boolean } | null>(null);
  const { busy, done, failure, take } = useExport(saveFirst);
  const isEmpty = isEmptyProfile(profile);
  const isOff = isEmpty || busy !== null;

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
        <p className="mt-1 max-w-[58ch] text-sm/5 text-ink-3">
          Take your profile with you. The text in every file can be selected, searched and read by the programs that
          sort applications.
        </p>
        <div className="mt-6">
          <TemplateChoice chosen={template} onChoose={setTemplate} />
        </div>
      </div>
      <div className="grid content-start gap-2.5 lg:border-l lg:border-line lg:pl-10 [&_button]:w-full">
        <Button disabled={isOff} busy={busy === "pdf" && "Making your PDF"} onClick={() => take("pdf", template)}>
          <FileText aria-hidden="true" />
          Export as PDF Resume
        </Button>
        <Button
          look="secondary"
          disabled={isOff}
          busy={busy === "docx" && "Making your document"}
          onClick={() => take("docx")}
        >
          <FileType aria-hidden="true" />
          Export as Word
        </Button>
        <Button look="secondary" disabled={isOff} onClick={() => void exportToLinkedIn()}>
          <Share2 aria-hidden="true" />
          Export to LinkedIn
        </Button>
        <Button
          look="secondary"
          disabled={isOff}
          busy={busy === "json" && "Download JSON"}
          onClick={() => take("json")}
        >
          <Braces aria-hidden="true" />
          Download JSON
        </Button>
        <Button
          look="secondary"
          disabled={isOff}
          busy={busy === "json-resume" && "Download JSON Resume"}
          onClick={() => take("json-resume")}
        >
          <Braces aria-hidden="true" />
          Download JSON Resume
        </Button>
        <div className="mt-1 min-h-6">
          <output className="block text-[15px]/6 text-brand wrap-anywhere empty:hidden">{done}</output>
          <FailureNotice text={failure} />
          {isEmpty && <p className="text-sm/5 text-ink-3">Your profile is still empty. Fill in a part of it first.</p>}
        </div>
        <p className="text-sm/5 text-ink-3">
          “JSON” is your whole profile as we keep it; “JSON Resume” is the open format that other résumé tools read.
          Projects you marked as private are in the first one only.
        </p>
      </div>
      {linkedIn !== null && (
        <LinkedInExport
          profile={profile}
          isCopied={linkedIn.isCopied}
          onDownload={() => take("linkedin")}
          onClose={() => setLinkedIn(null)}
        />
      )}
    </section>
  );
};
