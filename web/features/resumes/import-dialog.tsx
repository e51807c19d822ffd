import { useState } from "react";
import type { ProfileUpdate } from "#domain/profiles/profile.ts";
import type { ParsedResume } from "#domain/resumes/import/import-resume.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import { LinkedinTab } from "./linkedin-tab.tsx";
import { ResumeTab } from "./resume-tab.tsx";
import { useImport } from "./use-import.ts";

export type ImportTab = "resume" | "linkedin";

interface ImportDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** The tab that is open at first. */
  readonly tab: ImportTab;
  /**
   * Called after the toast and before the dialog closes. `importUpdate(profile, reading)` returns the update with lists
   * merged into the existing ones.
   */
  readonly onImported: (update: ProfileUpdate, parsedResume: ParsedResume) => void;
}

/** Mounted again on each opening, so it starts empty. Unmounting stops a running import. */
const ImportTabs = ({ tab, onDone }: { readonly tab: ImportTab; readonly onDone: ImportDialogProps["onImported"] }) => {
  const [selectedTab, setSelectedTab] = useState<string>(tab);
  const importing = useImport(onDone);
  const change = (value: string) => {
    if (importing.running !== undefined) return;
    importing.clearFailure();
    setSelectedTab(value);
  };
  return (
    <Tabs
      label="Import source"
      value={selectedTab}
      onValueChange={change}
      tabs={[
        { value: "resume", label: "Resume Upload", content: <ResumeTab importing={importing} /> },
        { value: "linkedin", label: "LinkedIn Import", content: <LinkedinTab importing={importing} /> },
      ]}
    />
  );
};

export const ImportDialog = ({ open, onOpenChange, tab, onImported }: ImportDialogProps) => (
  <Dialog
    open={open}
    onOpenChange={onOpenChange}
    title="Import Your Profile"
    description="Start with what you've already written. We only add what's in it."
  >
    <ImportTabs
      tab={tab}
      onDone={(update, parsedResume) => {
        onImported(update, parsedResume);
        onOpenChange(false);
      }}
    />
  </Dialog>
);
