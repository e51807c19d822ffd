import { clsx } from "clsx";
import { Check, Plus } from "lucide-react";
import { z } from "zod";
import { newSkills } from "#domain/profiles/proposals/proposal.ts";
import { ProposalPanel } from "./proposal-panel.tsx";
import type { EnhanceState, ProposalFor } from "./use-enhance.ts";
import { useProposalInput } from "./use-proposal-input.ts";

interface SkillProposalProps {
  readonly proposal: ProposalFor<"skills">;
  readonly skills: readonly string[];
  readonly enhancing: EnhanceState;
  readonly triggerId: string;
}

/** Suggested skills. None is preselected, since only the person knows which are theirs. */
export const SkillProposal = ({ proposal, skills, enhancing, triggerId }: SkillProposalProps) => {
  const [selectedSkills, setSelectedSkills] = useProposalInput(proposal.id, z.array(z.string()), []);
  const offered = newSkills(proposal.value, skills);
  const selected = offered.filter((skill) => selectedSkills.includes(skill));
  const toggle = (skill: string): void =>
    setSelectedSkills(
      selectedSkills.includes(skill) ? selectedSkills.filter((each) => each !== skill) : [...selectedSkills, skill],
    );
  // All suggested skills were added by hand in the meantime.
  if (offered.length === 0) return null;
  return (
    <ProposalPanel
      proposal={proposal}
      enhancing={enhancing}
      label="Suggested skills"
      hint="Select the skills you have. Only you can see this list."
      acceptLabel="Keep selected"
      acceptedValue={selected.length === 0 ? null : selected}
      triggerId={triggerId}
    >
      <ul aria-label="Suggested skills" className="flex flex-wrap gap-2">
        {offered.map((skill) => {
          const isSelected = selectedSkills.includes(skill);
          return (
            <li key={skill} className="max-w-full">
              <button
                type="button"
                aria-pressed={isSelected}
                onClick={() => toggle(skill)}
                className={clsx(
                  "flex min-h-9 max-w-full items-center gap-1.5 rounded-tag border px-3 text-left text-[15px]/6 transition-colors pointer-coarse:min-h-11",
                  isSelected
                    ? "border-brand bg-brand-soft text-ink"
                    : "border-edge/70 bg-card text-ink-2 hover:border-edge hover:text-ink",
                )}
              >
                {isSelected ? (
                  <Check className="size-4 shrink-0 text-brand" aria-hidden="true" />
                ) : (
                  <Plus className="size-4 shrink-0" aria-hidden="true" />
                )}
                <span className="wrap-anywhere">{skill}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </ProposalPanel>
  );
};
