/** The parsed requirements as must-have and nice-to-have lists, which the user can change. */
import { ChevronDown, Plus } from "lucide-react";
import { type KeyboardEvent, useId, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { controlClass } from "../../ui/field.tsx";
import { Menu, MenuItem } from "../../ui/menu.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import type { ParsedRequirements } from "./use-parsed-requirements.ts";

interface RequirementLists {
  readonly mustHave: readonly string[];
  readonly niceToHave: readonly string[];
}

type Kind = keyof RequirementLists;

const titles: Readonly<Record<Kind, string>> = { mustHave: "Must have", niceToHave: "Nice to have" };
const otherKind: Readonly<Record<Kind, Kind>> = { mustHave: "niceToHave", niceToHave: "mustHave" };
const moveLabels: Readonly<Record<Kind, string>> = {
  mustHave: "Move to nice to have",
  niceToHave: "Move to must have",
};

interface GroupProps {
  readonly kind: Kind;
  readonly lists: RequirementLists;
  readonly onChange: (lists: RequirementLists) => void;
}

const removeItem = (list: readonly string[], item: string): readonly string[] => list.filter((each) => each !== item);

const Group = ({ kind, lists, onChange }: GroupProps) => {
  const [draft, setDraft] = useState("");
  const title = useId();
  const other = otherKind[kind];
  const items = lists[kind];
  const add = (): void => {
    const item = draft.trim();
    if (item.length < 2 || items.includes(item)) return;
    onChange({ ...lists, [kind]: [...items, item] });
    setDraft("");
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== "Enter") return;
    event.preventDefault();
    add();
  };
  return (
    <div className="min-w-0">
      <p id={title} className="text-[13px]/5 font-[560] text-ink-3">
        {titles[kind]}
      </p>
      <ul aria-labelledby={title} className="mt-1.5 flex flex-wrap gap-1.5">
        {items.length === 0 && <li className="text-[15px]/6 text-ink-3">None listed</li>}
        {items.map((item) => (
          <li key={item} className="min-w-0">
            <Menu
              label={item}
              align="start"
              trigger={
                <button
                  type="button"
                  className="inline-flex max-w-full items-center gap-1.5 rounded-tag bg-tag px-2.5 py-1 text-left text-sm/5 text-ink-2 wrap-anywhere transition-colors hover:text-ink pointer-coarse:min-h-11"
                >
                  {item}
                  <ChevronDown className="size-3.5 shrink-0 text-ink-3" aria-hidden="true" />
                </button>
              }
            >
              <MenuItem
                onSelect={() =>
                  onChange({
                    ...lists,
                    [kind]: removeItem(items, item),
                    [other]: [...removeItem(lists[other], item), item],
                  })
                }
              >
                {moveLabels[kind]}
              </MenuItem>
              <MenuItem onSelect={() => onChange({ ...lists, [kind]: removeItem(items, item) })}>Remove</MenuItem>
            </Menu>
          </li>
        ))}
      </ul>
      <div className="mt-2.5 flex gap-2">
        <input
          aria-label={`Add to ${titles[kind].toLowerCase()}`}
          value={draft}
          maxLength={300}
          onChange={(event) => setDraft(event.target.value)}
          onKeyDown={onKeyDown}
          placeholder="Add another"
          className={controlClass("h-9 px-3 text-sm pointer-coarse:h-11")}
        />
        <Button variant="secondary" size="small" onClick={add} disabled={draft.trim().length < 2}>
          <Plus aria-hidden="true" />
          Add
        </Button>
      </div>
    </div>
  );
};

interface RequirementChipsProps {
  readonly parsed: ParsedRequirements | null;
  readonly corrected: RequirementLists;
  readonly onCorrect: (lists: RequirementLists) => void;
}

export const RequirementChips = ({ parsed, corrected, onCorrect }: RequirementChipsProps) => {
  const isCorrected = corrected.mustHave.length + corrected.niceToHave.length > 0;
  if (parsed === null && !isCorrected) return <Skeleton className="h-28" />;
  const lists: RequirementLists = isCorrected ? corrected : (parsed ?? corrected);
  const sourceText = isCorrected
    ? "Set manually. The ad and every match use these lists."
    : parsed?.isAssumed === true
      ? "Based on the job title, because the ad doesn't list requirements yet."
      : "Read from the ad and used for matching. Fix anything that's wrong.";
  return (
    <section aria-label="Matching criteria" className="rounded-control border border-line bg-paper-2/60 p-4">
      <div className="grid gap-x-8 gap-y-5 md:grid-cols-2">
        <Group kind="mustHave" lists={lists} onChange={onCorrect} />
        <Group kind="niceToHave" lists={lists} onChange={onCorrect} />
      </div>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line pt-3 text-sm/5 text-ink-3">
        <p>
          {sourceText}
          {parsed?.minimumYears != null && ` Minimum years of experience: ${parsed.minimumYears}.`}
        </p>
        {isCorrected && (
          <Button variant="quiet" size="small" onClick={() => onCorrect({ mustHave: [], niceToHave: [] })}>
            Read ad again
          </Button>
        )}
      </div>
    </section>
  );
};
