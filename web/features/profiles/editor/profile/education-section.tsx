import { Plus } from "lucide-react";
import { useState } from "react";
import type { Education } from "#domain/profiles/history.ts";
import type { ProfileUpdate } from "#domain/profiles/profile.ts";
import { Button } from "../../../../ui/button.tsx";
import { toast } from "../../../../ui/toast-store.ts";
import { EducationDialog } from "./education-dialog.tsx";
import { HistoryCard } from "../history-card.tsx";
import { TabSection } from "../tab-section.tsx";

interface EducationSectionProps {
  readonly education: readonly Education[];
  readonly onChange: (update: ProfileUpdate) => void;
}

const titleOf = ({ degree, field }: Education): string =>
  [degree, field ?? ""].filter((each) => each !== "").join(" in ") || "Untitled";

const yearsOf = ({ startYear, year }: Education): string =>
  [startYear, year].filter((each) => each !== undefined).join(" to ");

export const EducationSection = ({ education, onChange }: EducationSectionProps) => {
  const [edited, setEdited] = useState<number | "new" | null>(null);
  const save = (entry: Education): void => {
    if (edited === "new") onChange({ education: [entry, ...education] });
    else onChange({ education: education.map((each, index) => (index === edited ? entry : each)) });
  };
  const remove = (index: number): void => {
    onChange({ education: education.filter((_each, position) => position !== index) });
    toast({
      title: "Entry removed",
      description: education[index]?.school ?? "",
      action: {
        label: "Undo",
        otherwise: "Use Undo above the editor",
        run: () => onChange({ education: [...education] }),
      },
    });
  };
  return (
    <TabSection
      title="Education"
      text={education.length === 0 ? "Degrees, courses and certificates, with the school." : undefined}
      action={
        <Button variant="secondary" size="small" onClick={() => setEdited("new")}>
          <Plus aria-hidden="true" />
          Add Education
        </Button>
      }
    >
      {education.length > 0 && (
        <ul className="grid gap-3" aria-label="Education">
          {education.map((entry, index) => (
            <HistoryCard
              // oxlint-disable-next-line react/no-array-index-key -- entries have no id, and two may be alike
              key={`${index} ${entry.school}`}
              title={titleOf(entry)}
              subtitle={entry.school}
              time={yearsOf(entry)}
              name={titleOf(entry)}
              onEdit={() => setEdited(index)}
              onRemove={() => remove(index)}
            />
          ))}
        </ul>
      )}
      {edited !== null && (
        <EducationDialog
          education={edited === "new" ? null : (education[edited] ?? null)}
          onSave={save}
          onClose={() => setEdited(null)}
        />
      )}
    </TabSection>
  );
};
