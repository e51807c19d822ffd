import { useQuery } from "@tanstack/react-query";
import { Check, ChevronDown } from "lucide-react";
import type { InboxRow, StaffMember } from "#domain/desk/inbox.ts";
import { nextStates } from "#domain/desk/lead-actions.ts";
import type { LeadStatus } from "#domain/leads/lead-status.ts";
import { Button } from "../../../ui/button.tsx";
import { Menu, MenuItem, MenuSeparator } from "../../../ui/menu.tsx";
import { staffOptions } from "../desk.queries.ts";
import { stateLabels } from "../desk-labels.ts";

interface MenuState {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

interface StateMenuProps extends MenuState {
  readonly state: LeadStatus;
  readonly onChoose: (to: LeadStatus) => void;
}

export const StateMenu = ({ state, onChoose, ...menu }: StateMenuProps) => (
  <Menu
    {...menu}
    label="Status"
    align="start"
    trigger={
      <Button variant="secondary" size="small" aria-label={`Status: ${stateLabels[state]}`}>
        {stateLabels[state]}
        <ChevronDown className="text-ink-3" aria-hidden="true" />
      </Button>
    }
  >
    {nextStates[state].map((to) => (
      <MenuItem key={to} onSelect={() => onChoose(to)}>
        {stateLabels[to]}
      </MenuItem>
    ))}
  </Menu>
);

interface AssigneeMenuProps extends MenuState {
  readonly assignee: InboxRow["assignee"];
  readonly me: StaffMember;
  readonly onChoose: (to: StaffMember | null) => void;
}

export const AssigneeMenu = ({ assignee, me, onChoose, ...menu }: AssigneeMenuProps) => {
  const { data: staff = [] } = useQuery(staffOptions());
  const others = staff.filter(({ id }) => id !== me.id);
  const choice = (member: StaffMember, label = member.name) => (
    <MenuItem key={member.id} onSelect={() => onChoose(member)} disabled={member.id === assignee?.id}>
      <span className="min-w-0 flex-1 truncate">{label}</span>
      {member.id === assignee?.id && <Check className="size-4 text-brand" aria-label="current assignee" />}
    </MenuItem>
  );
  return (
    <Menu
      {...menu}
      label="Assignee"
      align="start"
      trigger={
        <Button
          variant="secondary"
          size="small"
          className="min-w-0 max-w-52 shrink!"
          aria-label={assignee === null ? "Assign" : `Assigned to ${assignee.name}`}
        >
          <span className="min-w-0 truncate">
            {assignee === null ? "Assign" : assignee.id === me.id ? "You" : assignee.name}
          </span>
          <ChevronDown className="text-ink-3" aria-hidden="true" />
        </Button>
      }
    >
      {choice(me, `${me.name} (you)`)}
      {others.map((member) => choice(member))}
      {assignee !== null && (
        <>
          <MenuSeparator />
          <MenuItem onSelect={() => onChoose(null)}>Unassign</MenuItem>
        </>
      )}
    </Menu>
  );
};
