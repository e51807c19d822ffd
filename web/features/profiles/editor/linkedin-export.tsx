import { linkedInParts } from "#domain/profiles/linkedin-text.ts";
import type { Profile } from "#domain/profiles/profile.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { CopyButton } from "./copy-button.tsx";

interface LinkedInExportProps {
  readonly profile: Profile;
  readonly onClose: () => void;
}

export const LinkedInExport = ({ profile, onClose }: LinkedInExportProps) => {
  const parts = linkedInParts(profile);
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title="Export to LinkedIn"
      description="LinkedIn lets nobody write for you. Copy each part and paste it into the part of the same name on your LinkedIn profile."
    >
      {parts.length === 0 ? (
        <p className="text-[15px]/6 text-ink-2">Your profile is still empty. Fill in a part and come back.</p>
      ) : (
        <div className="grid gap-5">
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
