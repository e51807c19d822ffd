import type { ProfileField } from "#domain/profiles/merge-edits.ts";
import { Button } from "../../ui/button.tsx";
import { NoticeItem, NoticeList } from "../../ui/notice.tsx";
import type { EditConflict } from "./profile-state.ts";

interface ConflictNoticesProps {
  readonly conflicts: readonly EditConflict[];
  readonly onUseOther: (field: ProfileField) => void;
  readonly onDismiss: (field: ProfileField) => void;
}

const names: Readonly<Record<ProfileField, string>> = {
  firstName: "First name",
  lastName: "Last name",
  email: "Email",
  phone: "Phone",
  location: "Location",
  title: "Current title",
  summary: "Summary",
  desiredSalary: "Desired salary",
  skills: "Skills",
  experience: "Experience",
  education: "Education",
  credentials: "Licenses and certifications",
  languages: "Languages",
  volunteering: "Volunteer work",
  preferences: "Work preferences",
};

const maxPreviewLength = 120;

const displayValue = (other: EditConflict["other"]): string => {
  if (typeof other !== "string") return `${other.length} entries`;
  if (other === "") return "empty";
  return `“${other.length > maxPreviewLength ? `${other.slice(0, maxPreviewLength)}…` : other}”`;
};

/** One version is in the profile, and the other can still be chosen. */
export const ConflictNotices = ({ conflicts, onUseOther, onDismiss }: ConflictNoticesProps) => (
  <div aria-live="polite" className="not-empty:mt-5">
    {conflicts.length > 0 && (
      <NoticeList label="Changed in another tab">
        {conflicts.map(({ field, other }) => (
          <NoticeItem
            key={field}
            action={
              <span className="flex gap-2">
                <Button variant="secondary" size="small" onClick={() => onUseOther(field)}>
                  Use the other version
                </Button>
                <Button variant="quiet" size="small" onClick={() => onDismiss(field)}>
                  Keep this one
                </Button>
              </span>
            }
          >
            <span className="font-[560] text-ink">{names[field]}</span> was changed in two tabs. The other version is{" "}
            {displayValue(other)}.
          </NoticeItem>
        ))}
      </NoticeList>
    )}
  </div>
);
