import type { ProfileUpdate } from "#domain/profiles/profile.ts";
import type { ResumeReading } from "#domain/resumes/import-resume.ts";
import { Dialog } from "../../ui/dialog.tsx";

export type ImportTab = "linkedin" | "resume";

interface ImportDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly tab: ImportTab;
  readonly onImported: (update: ProfileUpdate, reading?: ResumeReading) => void;
}

export const ImportDialog = ({ open, onOpenChange }: ImportDialogProps) => (
  <Dialog open={open} onOpenChange={onOpenChange} title="Import Your Profile">
    <p>The import is being built.</p>
  </Dialog>
);
