import { Sparkles, X } from "lucide-react";
import { useRef } from "react";
import type { ProfileUpdate } from "#domain/profiles/profile.ts";
import { listLimits } from "#domain/profiles/profile.ts";
import { Button } from "../../../../ui/button.tsx";
import { AcceptedNote } from "./accepted-note.tsx";
import { SkillInput } from "./skill-input.tsx";
import { SkillProposal } from "./skill-proposal.tsx";
import type { EnhanceState } from "./use-enhance.ts";

interface SkillsFieldProps {
  readonly skills: readonly string[];
  readonly onChange: (update: ProfileUpdate) => void;
  readonly enhancing: EnhanceState;
}

const suggestId = "ai-suggest-skills";

/** The same skill may appear twice, so a key combines the name with its occurrence number. */
const keyed = (skills: readonly string[]) =>
  skills.map((skill, index) => ({
    skill,
    key: `${skill} ${skills.slice(0, index).filter((each) => each === skill).length}`,
  }));

export const SkillsField = ({ skills, onChange, enhancing }: SkillsFieldProps) => {
  const list = useRef<HTMLUListElement>(null);
  const proposal = enhancing.proposals.find((each) => each.field === "skills");

  /** The focus moves to the chip that takes the removed one's place. */
  const remove = (position: number): void => {
    onChange({ skills: skills.filter((_skill, index) => index !== position) });
    requestAnimationFrame(() => {
      const buttons = list.current?.querySelectorAll("button") ?? [];
      buttons[Math.min(position, buttons.length - 1)]?.focus();
    });
  };

  return (
    <section aria-labelledby="editor-skills" className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 id="editor-skills" className="font-text text-[15px]/[22px] font-[540] tracking-normal">
          Skills
        </h3>
        <Button
          id={suggestId}
          variant="secondary"
          size="small"
          disabled={enhancing.busy !== null}
          busy={enhancing.busy === "skills" && "AI Suggest Skills"}
          onClick={() => enhancing.enhance("skills")}
        >
          <Sparkles aria-hidden="true" />
          AI Suggest Skills
        </Button>
      </div>
      {skills.length > 0 && (
        <ul ref={list} aria-label="Skills" className="flex flex-wrap gap-2">
          {keyed(skills).map(({ skill, key }, position) => (
            <li
              key={key}
              className="flex min-h-9 max-w-full items-center rounded-tag bg-tag pl-3 text-[15px]/6 text-ink pointer-coarse:min-h-11"
            >
              <span className="wrap-anywhere">{skill}</span>
              <button
                type="button"
                aria-label={`Remove ${skill}`}
                onClick={() => remove(position)}
                className="ml-0.5 grid size-9 shrink-0 place-items-center rounded-tag text-ink-3 transition-colors hover:text-ink pointer-coarse:size-11"
              >
                <X className="size-4" aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {proposal !== undefined && (
        <SkillProposal
          key={proposal.id}
          proposal={proposal}
          skills={skills}
          enhancing={enhancing}
          triggerId={suggestId}
        />
      )}
      <AcceptedNote part="skills" enhancing={enhancing} label="Skills kept" />
      {skills.length < listLimits.skills ? (
        <SkillInput skills={skills} onAdd={(skill) => onChange({ skills: [...skills, skill] })} />
      ) : (
        <p className="text-sm/5 text-ink-3">
          You've reached the limit of {listLimits.skills} skills. Remove one to add another.
        </p>
      )}
    </section>
  );
};
