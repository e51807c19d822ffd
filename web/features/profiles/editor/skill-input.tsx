/** One skill typed, with what the vocabulary knows that begins like it. */
import { useQuery } from "@tanstack/react-query";
import { clsx } from "clsx";
import { Plus } from "lucide-react";
import { type KeyboardEvent, useDeferredValue, useId, useState } from "react";
import { searchSkills } from "#domain/skills/search-skills.ts";
import { call } from "../../../lib/api.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";

interface SkillInputProps {
  readonly skills: readonly string[];
  readonly onAdd: (skill: string) => void;
}

const isIn = (skills: readonly string[], skill: string): boolean =>
  skills.some((each) => each.trim().toLowerCase() === skill.trim().toLowerCase());

const useSuggestions = (typed: string, skills: readonly string[]): readonly string[] => {
  const q = useDeferredValue(typed.trim());
  const { data } = useQuery({
    queryKey: [searchSkills.path, q],
    queryFn: ({ signal }) => call(searchSkills, { query: { q } }, { signal }),
    enabled: q !== "",
    // While more of the same word is typed, what was found for its beginning stays.
    placeholderData: (before, query) => (q.startsWith(query?.queryKey[1] ?? " ") ? before : undefined),
  });
  return q === "" || typed.trim() === "" ? [] : (data?.skills ?? []).filter((skill) => !isIn(skills, skill));
};

export const SkillInput = ({ skills, onAdd }: SkillInputProps) => {
  const list = useId();
  const [typed, setTyped] = useState("");
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const [objection, setObjection] = useState<string>();
  const found = useSuggestions(typed, skills);
  const isShown = isOpen && found.length > 0;
  const chosen = isShown ? found[active] : undefined;

  const close = () => {
    setIsOpen(false);
    setActive(-1);
  };
  const add = (words: string): void => {
    const skill = words.trim();
    close();
    if (skill === "") return;
    if (isIn(skills, skill)) {
      setObjection(`${skill} is already in your list.`);
      return;
    }
    setObjection(undefined);
    setTyped("");
    onAdd(skill);
  };
  const press = (event: KeyboardEvent): void => {
    // Enter that ends the writing of a character is not an answer yet.
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Enter") {
      event.preventDefault();
      add(chosen ?? typed);
    } else if (event.key === "Escape" && isShown) {
      event.preventDefault();
      close();
    } else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      const step = event.key === "ArrowDown" ? 1 : -1;
      setIsOpen(true);
      // One more place than there are suggestions: there the typed words themselves are chosen.
      setActive(((active + step + found.length + 2) % (found.length + 1)) - 1);
    }
  };

  return (
    <Field label="Add a skill" error={objection}>
      <div className="flex gap-2.5">
        <div className="relative min-w-0 flex-1">
          <Input
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the browser's own list cannot be filled while typing
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={isShown}
            aria-controls={list}
            aria-activedescendant={chosen === undefined ? undefined : `${list}${active}`}
            value={typed}
            maxLength={100}
            placeholder="Add a skill"
            autoComplete="off"
            enterKeyHint="done"
            onChange={({ target }) => {
              setTyped(target.value);
              setObjection(undefined);
              setIsOpen(true);
              setActive(-1);
            }}
            onKeyDown={press}
            onBlur={close}
          />
          <div
            id={list}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as above
            role="listbox"
            aria-label="Skills we know"
            hidden={!isShown}
            className="absolute inset-x-0 top-full z-20 mt-1.5 max-h-72 overflow-y-auto rounded-control border border-line bg-card p-1.5 shadow-float"
          >
            {found.map((skill, at) => (
              // The keys are the combobox's; a press must not take the focus from it.
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
              <div
                key={skill}
                id={`${list}${at}`}
                // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as above
                role="option"
                aria-selected={at === active}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => add(skill)}
                className={clsx(
                  "flex min-h-10 cursor-default items-center rounded-tag px-2.5 text-[15px] hover:bg-brand-soft pointer-coarse:min-h-11",
                  at === active && "bg-brand-soft",
                )}
              >
                {skill}
              </div>
            ))}
          </div>
        </div>
        <Button look="secondary" size="large" onClick={() => add(typed)} aria-label="Add skill">
          <Plus aria-hidden="true" />
          Add
        </Button>
      </div>
    </Field>
  );
};
