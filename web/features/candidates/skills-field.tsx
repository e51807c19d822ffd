import { X } from "lucide-react";
import { useState } from "react";
import { maxSkillFilters } from "#domain/candidates/search-candidates.ts";
import { Field } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";

interface SkillsFieldProps {
  readonly skills: readonly string[];
  readonly onChange: (skills: readonly string[]) => void;
}

/** Skills are combined with AND: every result has all of them. */
export const SkillsField = ({ skills, onChange }: SkillsFieldProps) => {
  const [draft, setDraft] = useState("");
  const add = (): void => {
    const skill = draft.replaceAll(",", " ").trim();
    setDraft("");
    if (skill !== "" && !skills.some((each) => each.toLowerCase() === skill.toLowerCase()))
      onChange([...skills, skill]);
  };
  return (
    <div>
      <Field
        label="Skills"
        hint={skills.length === 0 ? "Press Enter to add. Matches candidates with all of these skills." : undefined}
      >
        <Input
          value={draft}
          maxLength={100}
          disabled={skills.length >= maxSkillFilters}
          placeholder="Patient care"
          className="h-11! text-[15px]!"
          onChange={(event) => setDraft(event.target.value)}
          onBlur={add}
          onKeyDown={(event) => {
            if (event.key !== "Enter" && event.key !== ",") return;
            event.preventDefault();
            add();
          }}
        />
      </Field>
      {skills.length > 0 && (
        <ul aria-label="Selected skills" className="mt-2.5 flex flex-wrap gap-1.5">
          {skills.map((skill) => (
            <li key={skill}>
              <button
                type="button"
                onClick={() => onChange(skills.filter((each) => each !== skill))}
                className="flex min-h-8 items-center gap-1.5 rounded-full border border-line bg-paper-2 pr-2 pl-3 text-sm/5 text-ink-2 wrap-anywhere hover:border-edge hover:text-ink pointer-coarse:min-h-11"
              >
                <span className="sr-only">Remove </span>
                {skill}
                <X className="size-3.5 shrink-0" aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};
