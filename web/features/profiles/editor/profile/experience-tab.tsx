import { Plus, Sparkles } from "lucide-react";
import { useState } from "react";
import { type Position, uniquePreferences } from "#domain/profiles/history.ts";
import type { Profile, ProfileUpdate } from "#domain/profiles/profile.ts";
import { findPositionIndex } from "#domain/profiles/proposals/proposal.ts";
import { formatEmploymentPeriod } from "#domain/profiles/employment-period.ts";
import { Button } from "../../../../ui/button.tsx";
import { EmptyState } from "../../../../ui/states.tsx";
import { toast } from "../../../../ui/toast-store.ts";
import { EntrySection } from "./entry-section.tsx";
import {
  credentialKind,
  educationKind,
  languageKind,
  preferenceKind,
  volunteeringKind,
} from "../../../../sections/entries/entry-kinds.ts";
import { HistoryCard } from "../history-card.tsx";
import { AcceptedNote } from "./accepted-note.tsx";
import { PositionDialog } from "./position-dialog.tsx";
import { TabSection } from "../tab-section.tsx";
import { TextProposal } from "./text-proposal.tsx";
import type { EnhanceState, ProposalFor } from "./use-enhance.ts";

interface ExperienceTabProps {
  readonly profile: Profile;
  readonly onChange: (update: ProfileUpdate) => void;
  readonly enhancing: EnhanceState;
}

const nameOf = ({ title, company }: Position): string => [title, company].filter((each) => each !== "").join(" at ");

/** Below a position: its suggested description, or the change made by an accepted suggestion. */
const PositionProposal = ({
  at,
  profile,
  enhancing,
}: Omit<ExperienceTabProps, "onChange"> & { readonly at: number }) => {
  const position = profile.experience[at];
  const proposal = enhancing.proposals.find(
    (each): each is ProposalFor<"experience"> =>
      each.field === "experience" && findPositionIndex(each.position, profile) === at,
  );
  if (position === undefined) return null;
  return (
    <div className="mt-3 grid gap-3 empty:hidden">
      {proposal !== undefined && (
        <TextProposal
          key={proposal.id}
          proposal={proposal}
          currentText={position.description ?? ""}
          enhancing={enhancing}
          label={`Suggested description for ${nameOf(position)}`}
          fieldLabel="Suggested description"
          acceptLabel="Keep description"
          triggerId={`ai-enhance-${at}`}
        />
      )}
      <AcceptedNote
        part={`experience ${at}`}
        enhancing={enhancing}
        label={`Description kept for ${nameOf(position)}`}
      />
    </div>
  );
};

export const ExperienceTab = ({ profile, onChange, enhancing }: ExperienceTabProps) => {
  const { experience } = profile;
  const [edited, setEdited] = useState<number | "new" | null>(null);

  const save = (position: Position): void => {
    // A new position goes to the top, because it is usually the most recent one.
    if (edited === "new") onChange({ experience: [position, ...experience] });
    else onChange({ experience: experience.map((each, index) => (index === edited ? position : each)) });
  };
  const remove = (index: number): void => {
    const removedPosition = experience[index];
    onChange({ experience: experience.filter((_each, position) => position !== index) });
    toast({
      title: "Entry removed",
      description: removedPosition === undefined ? "" : nameOf(removedPosition),
      action: { label: "Undo", otherwise: "Use Undo above the editor", run: () => onChange({ experience }) },
    });
  };

  return (
    <div className="grid gap-8">
      <TabSection
        title="Experience"
        text={experience.length === 0 ? undefined : "Newest first. Chat and import also add to this list."}
        action={
          <Button size="small" onClick={() => setEdited("new")}>
            <Plus aria-hidden="true" />
            Add Experience
          </Button>
        }
      >
        {experience.length === 0 ? (
          <EmptyState
            title="No experience yet"
            text="Add your jobs one at a time, or import a resume and edit the result."
            className="py-9"
          />
        ) : (
          <ul className="grid gap-3" aria-label="Experience">
            {experience.map((position, index) => (
              <HistoryCard
                // oxlint-disable-next-line react/no-array-index-key -- entries have no id, and two may be alike
                key={`${index} ${nameOf(position)}`}
                title={position.title || position.company || "Untitled"}
                subtitle={[position.title === "" ? "" : position.company, position.location ?? ""]
                  .filter((each) => each !== "")
                  .join(", ")}
                time={formatEmploymentPeriod(position)}
                name={nameOf(position)}
                onEdit={() => setEdited(index)}
                onRemove={() => remove(index)}
                action={
                  <Button
                    id={`ai-enhance-${index}`}
                    variant="secondary"
                    size="small"
                    disabled={enhancing.busy !== null}
                    busy={enhancing.busy === `experience ${index}` && "AI Enhance"}
                    onClick={() => enhancing.enhance(`experience ${index}`)}
                  >
                    <Sparkles aria-hidden="true" />
                    AI Enhance
                  </Button>
                }
              >
                {position.description !== undefined && position.description !== "" && (
                  <p className="mt-2 text-sm/[22px] whitespace-pre-line text-ink-2 wrap-anywhere">
                    {position.description}
                  </p>
                )}
                <PositionProposal at={index} profile={profile} enhancing={enhancing} />
              </HistoryCard>
            ))}
          </ul>
        )}
      </TabSection>
      <EntrySection
        title="Education"
        hint="Degrees and courses, with the school."
        addLabel="Add Education"
        kind={educationKind}
        entries={profile.education}
        onChange={(education) => onChange({ education })}
      />
      <EntrySection
        title="Licenses and certifications"
        hint="Each with its state, its status, and how long it's valid."
        addLabel="Add license"
        kind={credentialKind}
        entries={profile.credentials}
        onChange={(credentials) => onChange({ credentials })}
      />
      <EntrySection
        title="Languages"
        hint="The languages you speak, and how well."
        addLabel="Add language"
        kind={languageKind}
        entries={profile.languages}
        onChange={(languages) => onChange({ languages })}
      />
      <EntrySection
        title="Volunteer work"
        hint="Unpaid work, with the organization."
        addLabel="Add volunteer work"
        kind={volunteeringKind}
        entries={profile.volunteering}
        onChange={(volunteering) => onChange({ volunteering })}
      />
      <EntrySection
        title="Work preferences"
        hint="Relocation, shifts, work authorization and start date. Companies see them after you accept an introduction; what you don't add never counts against you."
        addLabel="Add preference"
        kind={preferenceKind}
        entries={profile.preferences}
        onChange={(preferences) => onChange({ preferences: uniquePreferences(preferences) })}
      />
      {edited !== null && (
        <PositionDialog
          position={edited === "new" ? null : (experience[edited] ?? null)}
          onSave={save}
          onClose={() => setEdited(null)}
        />
      )}
    </div>
  );
};
