import type { Profile, ProfileUpdate } from "#domain/profiles/profile.ts";
import { Field } from "../../../ui/field.tsx";
import { Input, Textarea } from "../../../ui/input.tsx";
import { Tabs } from "../../../ui/tabs.tsx";

interface EditorProps {
  readonly profile: Profile;
  readonly onChange: (update: ProfileUpdate) => void;
}

const fields = [
  ["firstName", "First Name"],
  ["lastName", "Last Name"],
  ["email", "Email"],
  ["phone", "Phone"],
  ["location", "Location"],
  ["title", "Current Title"],
] as const;

const ProfileFields = ({ profile, onChange }: EditorProps) => (
  <div className="grid gap-5 sm:grid-cols-2">
    {fields.map(([field, label]) => (
      <Field key={field} label={label}>
        <Input value={profile[field]} onChange={(event) => onChange({ [field]: event.target.value })} />
      </Field>
    ))}
    <Field label="Professional Summary" className="sm:col-span-2">
      <Textarea value={profile.summary} onChange={(event) => onChange({ summary: event.target.value })} />
    </Field>
  </div>
);

export const Editor = (props: EditorProps) => (
  <Tabs label="Profile editor" tabs={[{ value: "profile", label: "Profile", content: <ProfileFields {...props} /> }]} />
);
