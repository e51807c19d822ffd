import { UserPlus, X } from "lucide-react";
import { type KeyboardEvent, useRef } from "react";
import type { Invitee } from "#domain/companies/members.ts";
import { type PermissionLevel, permissionLevels } from "#domain/teams/permission-level.ts";
import { LevelBadge, levelLabels } from "../../../sections/workspace/levels.tsx";
import { Button, buttonClass } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";
import { NativeSelect } from "../../../ui/native-select.tsx";
import type { MemberRow } from "../use-member-row.ts";

interface MembersProps {
  readonly row: MemberRow;
  readonly members: readonly Invitee[];
  readonly onRemove: (email: string) => void;
  readonly error: string | undefined;
}

const MemberList = ({ members, onRemove }: Pick<MembersProps, "members" | "onRemove">) => (
  <ul aria-label="Team members" className="mt-4 overflow-hidden rounded-card border border-line">
    {members.map(({ email, role, permissions }) => (
      <li key={email} className="flex items-center gap-3 border-line py-3 pr-2 pl-4 not-first:border-t">
        <span className="min-w-0 flex-1">
          <span className="block text-base/6 font-[540] wrap-anywhere">{email}</span>
          <span className="mt-1 flex items-center gap-2.5">
            <LevelBadge level={permissions} />
            <span className="min-w-0 text-[14px]/5 text-ink-3 wrap-anywhere">{role}</span>
          </span>
        </span>
        <button
          type="button"
          aria-label={`Remove ${email}`}
          onClick={() => onRemove(email)}
          className={buttonClass("quiet", "medium", "px-3!")}
        >
          <X aria-hidden="true" />
        </button>
      </li>
    ))}
  </ul>
);

const levelHint = (permissions: string): string | undefined => levelLabels[permissions as PermissionLevel]?.may;

/** The members of the new team: one input row and the added members. */
export const Members = ({ row, members, onRemove, error }: MembersProps) => {
  const { typed: values, errors, type } = row;
  const emailInput = useRef<HTMLInputElement>(null);
  const add = (): void => {
    if (row.add()) emailInput.current?.focus();
  };
  const addOnEnter = (event: KeyboardEvent): void => {
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
    event.preventDefault();
    add();
  };
  return (
    <fieldset className="min-w-0">
      <legend className="text-[20px]/7 font-[640] tracking-[-0.015em] font-display">Team Members</legend>
      <p className="mt-1 text-[15px]/6 text-ink-2">
        You&apos;re already on the team as its lead. We&apos;ll email an invitation to everyone you add.
      </p>
      <div className="mt-4 grid gap-4 rounded-card bg-paper-2 p-4 sm:grid-cols-2 sm:p-5">
        <Field label="Email" error={errors.email} className="sm:col-span-2">
          <Input
            ref={emailInput}
            type="email"
            autoComplete="off"
            value={values.email}
            onChange={({ target }) => type("email", target.value)}
            onKeyDown={addOnEnter}
          />
        </Field>
        <Field label="Role" error={errors.role}>
          <Input
            value={values.role}
            maxLength={100}
            placeholder="Hiring manager"
            onChange={({ target }) => type("role", target.value)}
            onKeyDown={addOnEnter}
          />
        </Field>
        <Field label="Permissions" hint={levelHint(values.permissions)} error={errors.permissions}>
          <NativeSelect
            value={values.permissions}
            onChange={({ target }) => type("permissions", target.value)}
            onKeyDown={addOnEnter}
          >
            <option value="">Select permissions</option>
            {permissionLevels.map((level) => (
              <option key={level} value={level}>
                {levelLabels[level].name}
              </option>
            ))}
          </NativeSelect>
        </Field>
        <Button variant="secondary" className="sm:col-span-2 sm:justify-self-start" onClick={add}>
          <UserPlus aria-hidden="true" />
          Add member
        </Button>
      </div>
      <p role="alert" className="mt-3 text-sm/5 text-bad empty:hidden">
        {error}
      </p>
      {members.length > 0 && <MemberList members={members} onRemove={onRemove} />}
    </fieldset>
  );
};
