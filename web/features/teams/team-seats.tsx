import { useState } from "react";
import { removeTeamMember, setTeamMember, type Team, type TeamMember } from "#domain/teams/team.ts";
import type { PermissionLevel } from "#domain/teams/permission-level.ts";
import { call } from "../../lib/api/api.ts";
import { type ApiMutation, useApiMutation } from "../../lib/query/use-api-mutation.ts";
import { LevelSelect } from "../../sections/workspace/levels.tsx";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { Field } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";
import { Initials } from "../../ui/initials.tsx";
import { FailureNotice } from "../../ui/notice.tsx";

interface SeatLabelProps {
  readonly what: string;
  readonly name: string;
}

/** The row shows the member's name, so the label adds it only for screen readers. */
const SeatLabel = ({ what, name }: SeatLabelProps) => (
  <>
    {what}
    <span className="sr-only"> for {name}</span>
  </>
);

interface SeatProps {
  readonly teamId: string;
  readonly member: TeamMember;
  readonly change: ApiMutation;
  readonly onRemove: () => void;
}

type SeatEdits = Partial<Pick<TeamMember, "role" | "level">>;

/** Edits made since the save was sent. */
const editsSince = (saved: SeatEdits, current: SeatEdits): SeatEdits => ({
  ...(current.role !== undefined && current.role !== saved.role && { role: current.role }),
  ...(current.level !== undefined && current.level !== saved.level && { level: current.level }),
});

/** A member's seat in the team: role and permission level. */
const Seat = ({ teamId, member, change, onRemove }: SeatProps) => {
  const [edits, setEdits] = useState<SeatEdits>({});
  const { role, level } = { ...member, ...edits };
  const [saving, setSaving] = useState(false);
  const isChanged = role.trim() !== member.role || level !== member.level;

  const save = async (): Promise<void> => {
    setSaving(true);
    const params = { id: teamId, userId: member.userId };
    const failed = await change.run(() => call(setTeamMember, { params, body: { role, permissions: level } }));
    if (failed === undefined) setEdits((now) => editsSince({ role, level }, now));
    setSaving(false);
  };

  return (
    <li
      aria-label={member.name}
      className="grid grid-cols-[1fr_auto] items-end gap-3 px-5 py-4 sm:grid-cols-[1.2fr_1fr_130px_auto]"
    >
      <div className="flex min-h-11 min-w-0 items-center gap-3.5 max-sm:col-span-2">
        <Initials name={member.name} />
        <p className="min-w-0 text-[15px]/6 font-[560] wrap-anywhere">{member.name}</p>
      </div>
      <Field label={<SeatLabel what="Role" name={member.name} />} className="max-sm:col-span-2">
        <Input
          value={role}
          onChange={({ target }) => setEdits((now) => ({ ...now, role: target.value }))}
          className="h-11!"
        />
      </Field>
      <Field label={<SeatLabel what="Permissions" name={member.name} />}>
        <LevelSelect
          value={level}
          onChange={({ target }) => setEdits((now) => ({ ...now, level: target.value as PermissionLevel }))}
          className="h-11!"
        />
      </Field>
      <div className="flex min-h-11 items-center gap-2 sm:w-46 sm:justify-end">
        {isChanged && (
          <Button size="small" onClick={() => void save()} busy={saving && "Saving"}>
            Save
          </Button>
        )}
        <Button variant="quiet" size="small" onClick={onRemove}>
          Remove<span className="sr-only"> {member.name}</span>
        </Button>
      </div>
    </li>
  );
};

export const TeamSeats = ({ team }: { readonly team: Team }) => {
  const change = useApiMutation();
  const removal = useApiMutation();
  const [removing, setRemoving] = useState<TeamMember>();
  const removeMember = async ({ userId }: TeamMember): Promise<void> => {
    const failed = await removal.run(() => call(removeTeamMember, { params: { id: team.id, userId } }));
    if (failed === undefined) setRemoving(undefined);
  };
  return (
    <div className="grid gap-3">
      <FailureNotice text={change.failure} />
      {team.members.length === 0 ? (
        <p className="rounded-card border border-line bg-card px-5 py-4 text-[15px]/6 text-ink-2">No members yet.</p>
      ) : (
        <ul aria-label="Members" className="divide-y divide-line rounded-card border border-line bg-card">
          {team.members.map((member) => (
            <Seat
              key={member.userId}
              teamId={team.id}
              member={member}
              change={change}
              onRemove={() => {
                removal.clearFailure();
                setRemoving(member);
              }}
            />
          ))}
        </ul>
      )}
      <ConfirmDialog
        open={removing !== undefined}
        onOpenChange={(open) => {
          if (!open) setRemoving(undefined);
        }}
        title={`Remove ${removing?.name ?? ""} from ${team.name}?`}
        text="They'll leave this team but stay in the workspace. You can add them again."
        confirm="Remove from team"
        busy={removal.busy && "Removing"}
        failure={removal.failure}
        onConfirm={() => {
          if (removing !== undefined) void removeMember(removing);
        }}
      />
    </div>
  );
};
