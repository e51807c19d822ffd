import { Download } from "lucide-react";
import { linkedInParts, linkedInText } from "#domain/profiles/linkedin-text.ts";
import type { Profile } from "#domain/profiles/profile.ts";
import { Button } from "../../../../ui/button.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import { CopyButton } from "../copy-button.tsx";

interface LinkedInExportProps {
  readonly profile: Profile;
  readonly onClose: () => void;
  /** The whole text is already in the clipboard. */
  readonly isCopied?: boolean;
  /** Downloads the text as a file. */
  readonly onDownload?: () => void;
}

export const LinkedInExport = ({ profile, onClose, isCopied, onDownload }: LinkedInExportProps) => {
  const parts = linkedInParts(profile);
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title="Export to LinkedIn"
      description="LinkedIn doesn't let other apps edit your profile. Copy each part and paste it into the section with the same name on LinkedIn."
    >
      {parts.length === 0 ? (
        <p className="text-[15px]/6 text-ink-2">
          Nothing to export yet. Add a title, a summary, a job, a school or a skill.
        </p>
      ) : (
        <div className="grid gap-5">
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 rounded-control border border-line px-4 py-3">
            <output className="min-w-0 flex-1 basis-52 text-[15px]/6 text-ink-2">
              {isCopied === true
                ? "Everything is copied. You can also copy one part at a time."
                : "Copy everything, or one part at a time."}
            </output>
            <span className="flex flex-wrap items-center gap-2">
              <CopyButton text={linkedInText(profile)} label="Copy everything" />
              {onDownload !== undefined && (
                <Button variant="secondary" size="small" onClick={onDownload}>
                  <Download aria-hidden="true" />
                  Download as text
                </Button>
              )}
            </span>
          </div>
          {parts.map(({ title, text }) => (
            <section key={title} aria-label={title}>
              <div className="flex items-center justify-between gap-4">
                <h3 className="font-text text-[15px]/6 font-[600] tracking-normal">{title}</h3>
                <CopyButton text={text} label={`Copy ${title.toLowerCase()}`} />
              </div>
              <p className="mt-1.5 max-h-48 overflow-y-auto rounded-control bg-paper-2 px-4 py-3 text-sm/[22px] whitespace-pre-line text-ink-2 wrap-anywhere">
                {text}
              </p>
            </section>
          ))}
        </div>
      )}
    </Dialog>
  );
};
