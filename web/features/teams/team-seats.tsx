import { useState } from "react";
import { removeTeamMember, setTeamMember, type Team, type TeamMember } from "#domain/teams/team.ts";
import type { PermissionLevel } from "#domain/teams/permission-level.ts";
import { call } from "../../lib/api.ts";
import { type Change, useChange } from "../../lib/use-change.ts";
import { LevelSelect } from "../../sections/workspace/levels.tsx";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { Field } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";
import { Initials } from "../../ui/initials.tsx";
import { FailureNotice } from "../../ui/notice.tsx";

interface LabelOfProps {
  readonly what: string;
  readonly name: string;
}

/** The row shows whose it is; the control's name says it. */
const LabelOf = ({ what, name }: LabelOfProps) => (
  <>
    {what}
    <span className="sr-only"> of {name}</span>
  </>
);

interface SeatProps {
  readonly teamId: string;
  readonly member: TeamMember;
  readonly change: Change;
  readonly onTakeOut: () => void;
}

type Typed = Partial<Pick<TeamMember, "role" | "level">>;

/** What stands otherwise than it was sent. */
const typedSince = (sent: Typed, now: Typed): Typed => ({
  ...(now.role !== undefined && now.role !== sent.role && { role: now.role }),
  ...(now.level !== undefined && now.level !== sent.level && { level: now.level }),
});

/** A member's place: what they do and what they may. */
const Seat = ({ teamId, member, change, onTakeOut }: SeatProps) => {
  const [typed, setTyped] = useState<Typed>({});
  const { role, level } = { ...member, ...typed };
  const [saving, setSaving] = useState(false);
  const changed = role.trim() !== member.role || level !== member.level;

  const save = async (): Promise<void> => {
    setSaving(true);
    const params = { id: teamId, userId: member.userId };
    const failed = await change.run(() => call(setTeamMember, { params, body: { role, permissions: level } }));
    if (failed === undefined) setTyped((now) => typedSince({ role, level }, now));
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
      <Field label={<LabelOf what="Role" name={member.name} />} className="max-sm:col-span-2">
        <Input
          value={role}
          onChange={({ target }) => setTyped((now) => ({ ...now, role: target.value }))}
          className="h-11!"
        />
      </Field>
      <Field label={<LabelOf what="Permissions" name={member.name} />}>
        <LevelSelect
          value={level}
          onChange={({ target }) => setTyped((now) => ({ ...now, level: target.value as PermissionLevel }))}
          className="h-11!"
        />
      </Field>
      <div className="flex min-h-11 items-center gap-2 sm:w-46 sm:justify-end">
        {changed && (
          <Button size="small" onClick={() => void save()} busy={saving && "Saving"}>
            Save
          </Button>
        )}
        <Button look="quiet" size="small" onClick={onTakeOut}>
          Remove<span className="sr-only"> {member.name}</span>
        </Button>
      </div>
    </li>
  );
};

export const TeamSeats = ({ team }: { readonly team: Team }) => {
  const change = useChange();
  const takingOut = useChange();
  const [leaving, setLeaving] = useState<TeamMember>();
  const takeOut = async ({ userId }: TeamMember): Promise<void> => {
    const failed = await takingOut.run(() => call(removeTeamMember, { params: { id: team.id, userId } }));
    if (failed === undefined) setLeaving(undefined);
  };
  return (
    <div className="grid gap-3">
      <FailureNotice text={change.failure} />
      {team.members.length === 0 ? (
        <p className="rounded-card border border-line bg-card px-5 py-4 text-[15px]/6 text-ink-2">
          Nobody is in this team yet.
        </p>
      ) : (
        <ul aria-label="Members" className="divide-y divide-line rounded-card border border-line bg-card">
          {team.members.map((member) => (
            <Seat
              key={member.userId}
              teamId={team.id}
              member={member}
              change={change}
              onTakeOut={() => {
                takingOut.forget();
                setLeaving(member);
              }}
            />
          ))}
        </ul>
      )}
      <ConfirmDialog
        open={leaving !== undefined}
        onOpenChange={(open) => {
          if (!open) setLeaving(undefined);
        }}
        title={`Remove ${leaving?.name ?? ""} from ${team.name}?`}
        text="They lose their seat in this team and stay in the workspace. You can add them again."
        confirm="Remove from the team"
        busy={takingOut.busy && "Removing"}
        failure={takingOut.failure}
        onConfirm={() => {
          if (leaving !== undefined) void takeOut(leaving);
        }}
      />
    </div>
  );
};
