import { useState } from "react";
import { type Position, positions } from "#domain/accounts/sign-up-choices.ts";
import { changeMember, leaveWorkspace, type Member, removeMember } from "#domain/companies/members.ts";
import type { PermissionLevel } from "#domain/teams/permission-level.ts";
import { call } from "../../lib/api/api.ts";
import { useApiMutation } from "../../lib/query/use-api-mutation.ts";
import { useViewer } from "../../lib/auth/viewer.ts";
import { LevelBadge, levelLabels, LevelSelect } from "../../sections/workspace/levels.tsx";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { cardClass } from "../../ui/card.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { Initials } from "../../ui/initials.tsx";
import { Timestamp } from "../../ui/timestamp.tsx";
import { FailureNotice } from "../../ui/notice.tsx";
import { toast } from "../../ui/toast-store.ts";

/** A position from the sign-up list, or free text from an invitation. */
const positionLabel = (position: string): string => positions[position as Position] ?? position;

/** "Editor in Kitchen". A workspace admin is an admin of every team, whatever the team says. */
const teamLevels = ({ level, teams }: Member): string =>
  level === "admin" ? "" : teams.map((team) => `${levelLabels[team.level].name} in ${team.name}`).join(" · ");

interface MemberRowProps {
  readonly member: Member;
  readonly isSelf: boolean;
  readonly canManage: boolean;
  readonly busy: boolean;
  readonly onLevelChange: (level: PermissionLevel) => void;
  readonly onRemove: () => void;
}

const MemberRow = ({ member, isSelf, canManage, busy, onLevelChange, onRemove }: MemberRowProps) => (
  <li
    aria-label={member.name}
    className="grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-3 px-5 py-4 sm:grid-cols-[1fr_130px_96px]"
  >
    <div className="flex min-w-0 items-center gap-3.5 max-sm:col-span-2">
      <Initials name={member.name} />
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-[15px]/6 font-[560]">
          <span className="min-w-0 wrap-anywhere">{member.name}</span>
          {isSelf && <Badge tone="outline">You</Badge>}
        </p>
        <p className="text-sm/5 wrap-anywhere text-ink-3">{member.email}</p>
        <p className="text-sm/5 text-ink-3">
          {member.position !== null && `${positionLabel(member.position)}, `}
          since <Timestamp iso={member.joinedAt} />, two-factor authentication {member.twoFactorEnabled ? "on" : "off"}
        </p>
        <p className="text-sm/5 font-[540] wrap-anywhere text-ink-2 empty:hidden">{teamLevels(member)}</p>
      </div>
    </div>
    {canManage ? (
      <LevelSelect
        aria-label={`Permissions for ${member.name}`}
        value={member.level}
        disabled={busy}
        onChange={(event) => onLevelChange(event.target.value as PermissionLevel)}
        className="h-11!"
      />
    ) : (
      <span>
        <LevelBadge level={member.level} />
      </span>
    )}
    <div className="sm:text-right">
      {(isSelf || canManage) && (
        <Button variant="quiet" size="small" onClick={onRemove}>
          {isSelf ? "Leave" : "Remove"}
          {!isSelf && <span className="sr-only"> {member.name}</span>}
        </Button>
      )}
    </div>
  </li>
);

export const MemberList = ({ members }: { readonly members: readonly Member[] }) => {
  const { me, may } = useViewer();
  const change = useApiMutation();
  const removal = useApiMutation();
  const [memberToRemove, setMemberToRemove] = useState<Member>();
  const ownId = me.person?.id;
  const isSelf = memberToRemove?.userId === ownId;

  const setLevel = async ({ userId, name }: Member, level: PermissionLevel): Promise<void> => {
    const failed = await change.run(() => call(changeMember, { params: { userId }, body: { level } }));
    if (failed === undefined) toast({ title: "Permissions changed", description: `${name} is now ${level}.` });
  };
  const confirmRemoval = async ({ userId }: Member): Promise<void> => {
    const failed = await removal.run(async () => {
      if (!isSelf) return call(removeMember, { params: { userId } });
      await call(leaveWorkspace, { body: {} });
      return location.assign("/platform/dashboard");
    });
    if (failed === undefined) setMemberToRemove(undefined);
  };

  return (
    <>
      <FailureNotice text={change.failure} />
      <ul aria-label="Members" className={cardClass("divide-y divide-line")}>
        {members.map((member) => (
          <MemberRow
            key={member.userId}
            member={member}
            isSelf={member.userId === ownId}
            canManage={may("member.manage")}
            busy={change.busy}
            onLevelChange={(level) => void setLevel(member, level)}
            onRemove={() => {
              removal.clearFailure();
              setMemberToRemove(member);
            }}
          />
        ))}
      </ul>
      <ConfirmDialog
        open={memberToRemove !== undefined}
        onOpenChange={(open) => {
          if (!open) setMemberToRemove(undefined);
        }}
        title={isSelf ? "Leave this workspace?" : `Remove ${memberToRemove?.name ?? ""}?`}
        text={
          isSelf
            ? "You'll lose access to this workspace and leave its teams. You'll need a new invitation to come back."
            : "They'll lose access to this workspace and leave its teams. Their work stays."
        }
        confirm={isSelf ? "Leave workspace" : "Remove member"}
        busy={removal.busy && (isSelf ? "Leaving" : "Removing")}
        failure={removal.failure}
        onConfirm={() => {
          if (memberToRemove !== undefined) void confirmRemoval(memberToRemove);
        }}
      />
    </>
  );
};
