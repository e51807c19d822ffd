import { Sparkles, X } from "lucide-react";
import { useRef } from "react";
import type { ProfileUpdate } from "#domain/profiles/profile.ts";
import { listLimits } from "#domain/profiles/profile.ts";
import { Button } from "../../../ui/button.tsx";
import { KeptNote } from "./kept-note.tsx";
import { SkillInput } from "./skill-input.tsx";
import { SkillProposal } from "./skill-proposal.tsx";
import type { Enhancing } from "./use-enhance.ts";

interface SkillsFieldProps {
  readonly skills: readonly string[];
  readonly onChange: (update: ProfileUpdate) => void;
  readonly enhancing: Enhancing;
}

const suggestId = "ai-suggest-skills";

/** The same name may stand twice, so a chip is known by its name and by how many of that name come before it. */
const keyed = (skills: readonly string[]) =>
  skills.map((skill, at) => ({
    skill,
    key: `${skill} ${skills.slice(0, at).filter((each) => each === skill).length}`,
  }));

export const SkillsField = ({ skills, onChange, enhancing }: SkillsFieldProps) => {
  const list = useRef<HTMLUListElement>(null);
  const proposal = enhancing.proposals.find((each) => each.field === "skills");

  /** The focus goes to the chip that takes the place. */
  const remove = (position: number): void => {
    onChange({ skills: skills.filter((_skill, at) => at !== position) });
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
          look="secondary"
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
      <KeptNote part="skills" enhancing={enhancing} label="Skills kept" />
      {skills.length < listLimits.skills ? (
        <SkillInput skills={skills} onAdd={(skill) => onChange({ skills: [...skills, skill] })} />
      ) : (
        <p className="text-sm/5 text-ink-3">There is room for {listLimits.skills} skills.</p>
      )}
    </section>
  );
};
