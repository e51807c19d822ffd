/** A skill input with suggestions from the vocabulary. */
import { useQuery } from "@tanstack/react-query";
import { clsx } from "clsx";
import { Plus } from "lucide-react";
import { type KeyboardEvent, useDeferredValue, useId, useState } from "react";
import { searchSkills } from "#domain/skills/search-skills.ts";
import { call } from "../../../../lib/api/api.ts";
import { Button } from "../../../../ui/button.tsx";
import { Field } from "../../../../ui/field.tsx";
import { Input } from "../../../../ui/input.tsx";

interface SkillInputProps {
  readonly skills: readonly string[];
  readonly onAdd: (skill: string) => void;
}

const includesSkill = (skills: readonly string[], skill: string): boolean =>
  skills.some((each) => each.trim().toLowerCase() === skill.trim().toLowerCase());

const useSuggestions = (input: string, skills: readonly string[]): readonly string[] => {
  const q = useDeferredValue(input.trim());
  const { data } = useQuery({
    queryKey: [searchSkills.path, q],
    queryFn: ({ signal }) => call(searchSkills, { query: { q } }, { signal }),
    enabled: q !== "",
    // While the person types on, the suggestions for the shorter text stay.
    placeholderData: (previous, query) => (q.startsWith(query?.queryKey[1] ?? " ") ? previous : undefined),
  });
  return q === "" || input.trim() === "" ? [] : (data?.skills ?? []).filter((skill) => !includesSkill(skills, skill));
};

export const SkillInput = ({ skills, onAdd }: SkillInputProps) => {
  const list = useId();
  const [input, setInput] = useState("");
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const [problem, setProblem] = useState<string>();
  const suggestions = useSuggestions(input, skills);
  const isShown = isOpen && suggestions.length > 0;
  const activeSuggestion = isShown ? suggestions[active] : undefined;

  const close = () => {
    setIsOpen(false);
    setActive(-1);
  };
  const add = (text: string): void => {
    const skill = text.trim();
    close();
    if (skill === "") return;
    if (includesSkill(skills, skill)) {
      setProblem(`${skill} is already in your list.`);
      return;
    }
    setProblem(undefined);
    setInput("");
    onAdd(skill);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    // An Enter that ends an IME composition must not add the skill.
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Enter") {
      event.preventDefault();
      add(activeSuggestion ?? input);
    } else if (event.key === "Escape" && isShown) {
      event.preventDefault();
      close();
    } else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      const step = event.key === "ArrowDown" ? 1 : -1;
      setIsOpen(true);
      // The list has one position more than it has suggestions: the typed text itself.
      setActive(((active + step + suggestions.length + 2) % (suggestions.length + 1)) - 1);
    }
  };

  return (
    <Field label="Add a skill" error={problem}>
      <div className="flex gap-2.5">
        <div className="relative min-w-0 flex-1">
          <Input
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the browser's own list cannot be filled while typing
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={isShown}
            aria-controls={list}
            aria-activedescendant={activeSuggestion === undefined ? undefined : `${list}${active}`}
            value={input}
            maxLength={100}
            placeholder="Add a skill"
            autoComplete="off"
            enterKeyHint="done"
            onChange={({ target }) => {
              setInput(target.value);
              setProblem(undefined);
              setIsOpen(true);
              setActive(-1);
            }}
            onKeyDown={onKeyDown}
            onBlur={close}
          />
          <div
            id={list}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as above
            role="listbox"
            aria-label="Matching skills"
            hidden={!isShown}
            className="absolute inset-x-0 top-full z-20 mt-1.5 max-h-72 overflow-y-auto rounded-control border border-line bg-card p-1.5 shadow-float"
          >
            {suggestions.map((skill, index) => (
              // Keys are handled by the combobox. A press must not move the focus away from it.
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
              <div
                key={skill}
                id={`${list}${index}`}
                // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as above
                role="option"
                aria-selected={index === active}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => add(skill)}
                className={clsx(
                  "flex min-h-10 cursor-default items-center rounded-tag px-2.5 text-[15px] hover:bg-brand-soft pointer-coarse:min-h-11",
                  index === active && "bg-brand-soft",
                )}
              >
                {skill}
              </div>
            ))}
          </div>
        </div>
        <Button variant="secondary" size="large" onClick={() => add(input)} aria-label="Add skill">
          <Plus aria-hidden="true" />
          Add
        </Button>
      </div>
    </Field>
  );
};
