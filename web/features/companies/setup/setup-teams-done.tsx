import { Plus } from "lucide-react";
import type { ReactNode } from "react";
import type { Team } from "#domain/teams/team.ts";
import { Button } from "../../../ui/button.tsx";

const pluralize = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

const memberCountText = ({ members, invited }: Team): string => {
  const memberText = pluralize(members.length, "member", "members");
  return invited.length === 0
    ? memberText
    : `${memberText}, ${pluralize(invited.length, "invitation", "invitations")} open`;
};

interface TeamsDoneProps {
  readonly teams: readonly Team[];
  readonly onPrevious: () => void;
  readonly onNext: () => void;
  readonly onAdd: () => void;
  /** The heading of the step. */
  readonly children: ReactNode;
}

/** Replaces the team form once a team exists, because submitting the form again would create the team twice. */
export const TeamsDone = ({ teams, onPrevious, onNext, onAdd, children }: TeamsDoneProps) => (
  <div className="grid gap-7">
    {children}
    <ul aria-label="Hiring teams" className="overflow-hidden rounded-card border border-line">
      {teams.map((team) => (
        <li key={team.id} className="border-line px-5 py-4 not-first:border-t">
          <p className="text-[17px]/6 font-[580] wrap-anywhere">{team.name}</p>
          <p className="mt-1 text-[15px]/6 text-ink-2 wrap-anywhere">{team.description}</p>
          <p className="mt-1 text-[14px]/5 text-ink-3 tabular-nums">{memberCountText(team)}</p>
        </li>
      ))}
    </ul>
    <Button variant="secondary" className="justify-self-start" onClick={onAdd}>
      <Plus aria-hidden="true" />
      Create another team
    </Button>
    <div className="flex justify-between gap-3 border-t border-line pt-6">
      <Button variant="secondary" size="large" onClick={onPrevious}>
        Previous
      </Button>
      <Button size="large" className="min-w-36" onClick={onNext}>
        Next
      </Button>
    </div>
  </div>
);
