import type { ProfileField } from "#domain/profiles/merge-edits.ts";
import { Button } from "../../ui/button.tsx";
import { Notice, NoticeList } from "../../ui/notice.tsx";
import type { Clash } from "./profile-state.ts";

interface ClashNoticesProps {
  readonly clashes: readonly Clash[];
  readonly onTake: (field: ProfileField) => void;
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
  skills: "Skills",
  experience: "Experience",
  education: "Education",
};

const longest = 120;

const shown = (other: Clash["other"]): string => {
  if (typeof other !== "string") return `${other.length} entries`;
  if (other === "") return "empty";
  return `“${other.length > longest ? `${other.slice(0, longest)}…` : other}”`;
};

/** One version stands; the other is not lost. */
export const ClashNotices = ({ clashes, onTake, onDismiss }: ClashNoticesProps) => (
  <div role="status">
    {clashes.length > 0 && (
      <NoticeList label="Changed in another tab">
        {clashes.map(({ field, other }) => (
          <Notice
            key={field}
            action={
              <span className="flex gap-2">
                <Button look="secondary" size="small" onClick={() => onTake(field)}>
                  Use the other version
                </Button>
                <Button look="quiet" size="small" onClick={() => onDismiss(field)}>
                  Keep this one
                </Button>
              </span>
            }
          >
            <span className="font-[560] text-ink">{names[field]}</span> was changed in two tabs. The other version is{" "}
            {shown(other)}.
          </Notice>
        ))}
      </NoticeList>
    )}
  </div>
);
