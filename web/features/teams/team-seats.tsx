import { useState } from "react";
import { removeTeamMember, setTeamMember, type Team, type TeamMember } from "#domain/teams/team.ts";
import type { PermissionLevel } from "#domain/teams/permission-level.ts";
import { call } from "../../lib/api.ts";
import { type Change, useChange } from "../../lib/use-change.ts";
import { LevelSelect } from "../../sections/workspace/levels.tsx";
import { Button } from "../../ui/button.tsx";
import { Input } from "../../ui/input.tsx";
import { Initials } from "../../ui/initials.tsx";
import { FailureNotice } from "../../ui/notice.tsx";

interface SeatProps {
  readonly teamId: string;
  readonly member: TeamMember;
  readonly change: Change;
}

/** A member's place: what they do and what they may. Saved when asked to, taken away at once. */
const Seat = ({ teamId, member, change }: SeatProps) => {
  const [role, setRole] = useState(member.role);
  const [level, setLevel] = useState<PermissionLevel>(member.level);
  const [doing, setDoing] = useState<"saving" | "removing">();
  const params = { id: teamId, userId: member.userId };
  const changed = role.trim() !== member.role || level !== member.level;

  const run = async (what: "saving" | "removing", work: () => Promise<unknown>): Promise<void> => {
    setDoing(what);
    await change.run(work);
    setDoing(undefined);
  };
  const save = () => run("saving", () => call(setTeamMember, { params, body: { role, permissions: level } }));
  const remove = () => run("removing", () => call(removeTeamMember, { params }));

  return (
    <li
      aria-label={member.name}
      className="grid grid-cols-[1fr_auto] items-center gap-3 px-5 py-4 sm:grid-cols-[1.2fr_1fr_130px_auto]"
    >
      <div className="flex min-w-0 items-center gap-3.5 max-sm:col-span-2">
        <Initials name={member.name} />
        <p className="min-w-0 text-[15px]/6 font-[560] wrap-anywhere">{member.name}</p>
      </div>
      <Input
        aria-label={`Role of ${member.name}`}
        value={role}
        onChange={(event) => setRole(event.target.value)}
        className="h-11! max-sm:col-span-2"
      />
      <LevelSelect
        aria-label={`Permissions of ${member.name}`}
        value={level}
        onChange={(event) => setLevel(event.target.value as PermissionLevel)}
        className="h-11!"
      />
      <div className="flex gap-2 sm:w-46 sm:justify-end">
        {changed && (
          <Button size="small" onClick={() => void save()} busy={doing === "saving" && "Saving"}>
            Save
          </Button>
        )}
        <Button look="quiet" size="small" onClick={() => void remove()} busy={doing === "removing" && "Removing"}>
          Remove<span className="sr-only"> {member.name}</span>
        </Button>
      </div>
    </li>
  );
};

export const TeamSeats = ({ team }: { readonly team: Team }) => {
  const change = useChange();
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
              key={`${member.userId} ${member.role} ${member.level}`}
              teamId={team.id}
              member={member}
              change={change}
            />
          ))}
        </ul>
      )}
    </div>
  );
};
