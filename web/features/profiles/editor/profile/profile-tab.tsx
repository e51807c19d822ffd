import { clsx } from "clsx";
import { Sparkles } from "lucide-react";
import type { ComponentProps } from "react";
import { Button } from "../../../../ui/button.tsx";
import { Field } from "../../../../ui/field.tsx";
import { Input, Textarea } from "../../../../ui/input.tsx";
import type { EditorProps } from "../editor.tsx";
import { AcceptedNote } from "./accepted-note.tsx";
import { PhotoField } from "./photo-field.tsx";
import { SkillsField } from "./skills-field.tsx";
import { TextProposal } from "./text-proposal.tsx";
import type { EnhanceState } from "./use-enhance.ts";

interface ProfileTabProps extends Pick<EditorProps, "profile" | "onChange" | "isActive"> {
  readonly enhancing: EnhanceState;
}

const enhanceId = "ai-enhance-summary";

type TextField = "firstName" | "lastName" | "email" | "phone" | "location" | "title";

const fields: readonly (readonly [TextField, string, ComponentProps<"input">])[] = [
  ["firstName", "First Name", { autoComplete: "given-name", maxLength: 100 }],
  ["lastName", "Last Name", { autoComplete: "family-name", maxLength: 100 }],
  ["email", "Email", { type: "email", autoComplete: "email", maxLength: 255 }],
  ["phone", "Phone", { type: "tel", autoComplete: "tel", maxLength: 50 }],
  ["location", "Location", { autoComplete: "address-level2", maxLength: 255 }],
  ["title", "Current Title", { autoComplete: "organization-title", maxLength: 255 }],
];

export const ProfileTab = ({ profile, onChange, isActive = true, enhancing }: ProfileTabProps) => {
  const proposal = enhancing.proposals.find((each) => each.field === "summary");
  return (
    <div className="grid gap-6">
      <PhotoField name={`${profile.firstName} ${profile.lastName}`.trim()} isActive={isActive} />
      <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
        {fields.map(([field, label, props]) => (
          <Field key={field} label={label}>
            <Input {...props} value={profile[field]} onChange={({ target }) => onChange({ [field]: target.value })} />
          </Field>
        ))}
      </div>
      <div className="grid gap-3">
        <div className="relative @container">
          <div className={clsx("grid gap-4", proposal !== undefined && "@min-[34rem]:grid-cols-2")}>
            <Field label="Professional Summary">
              <Textarea
                rows={6}
                maxLength={10_000}
                className="mt-2 min-h-[120px] flex-1"
                value={profile.summary}
                onChange={({ target }) => onChange({ summary: target.value })}
              />
            </Field>
            {proposal !== undefined && (
              // Beside the text field, below its label line.
              <div className="@min-[34rem]:mt-9">
                <TextProposal
                  key={proposal.id}
                  proposal={proposal}
                  currentText={profile.summary}
                  enhancing={enhancing}
                  label="Suggested summary"
                  fieldLabel="Suggested summary"
                  acceptLabel="Keep summary"
                  triggerId={enhanceId}
                />
              </div>
            )}
          </div>
          <Button
            id={enhanceId}
            variant="secondary"
            size="small"
            className="absolute -top-1.5 right-0 pointer-coarse:-top-3.5"
            disabled={enhancing.busy !== null}
            busy={enhancing.busy === "summary" && "AI Enhance"}
            onClick={() => enhancing.enhance("summary")}
          >
            <Sparkles aria-hidden="true" />
            AI Enhance
          </Button>
        </div>
        <AcceptedNote part="summary" enhancing={enhancing} label="Summary kept" />
      </div>
      <Field
        label="Desired salary (optional)"
        hint="US dollars per year. Others see it only if you allow it in the Privacy tab."
      >
        <Input
          inputMode="numeric"
          maxLength={9}
          className="max-w-60 tabular-nums"
          value={profile.desiredSalary}
          onChange={({ target }) => onChange({ desiredSalary: target.value.replaceAll(/\D/g, "") })}
        />
      </Field>
      <SkillsField skills={profile.skills} onChange={onChange} enhancing={enhancing} />
    </div>
  );
};
