/** The search field and filters of a list whose rows the browser already has. */
import { ChevronDown, Search, X } from "lucide-react";
import { useEffect, useState } from "react";
import { buttonClass } from "../../../ui/button.tsx";
import { controlClass } from "../../../ui/field.tsx";
import { Menu, MenuCheckboxItem, MenuLabel } from "../../../ui/menu.tsx";
import { type ListColumn, textOf } from "./list-column.ts";
import type { ListView } from "./use-list-view.ts";

interface FilterChipProps {
  readonly label: string;
  readonly value: string;
  readonly onRemove: () => void;
}

export const FilterChip = ({ label, value, onRemove }: FilterChipProps) => (
  <button
    type="button"
    onClick={onRemove}
    className="flex h-9 max-w-full min-w-0 items-center gap-1.5 rounded-control border border-line bg-card px-2.5 text-sm/5 text-ink-2 hover:border-edge hover:text-ink pointer-coarse:h-11"
  >
    <span className="sr-only">Remove filter: </span>
    {label} <b className="min-w-0 truncate font-[600] text-ink">{value}</b>
    <X className="size-3.5 shrink-0" aria-hidden="true" />
  </button>
);

interface ListFiltersProps<Row> {
  readonly label: string;
  readonly columns: readonly ListColumn<Row>[];
  readonly rows: readonly Row[];
  readonly view: ListView;
  readonly onChange: (patch: Partial<ListView>) => void;
}

export const ListFilters = <Row,>({ label, columns, rows, view, onChange }: ListFiltersProps<Row>) => {
  // The field keeps its own text, so that no letter is lost while the list is filtered.
  const [text, setText] = useState(view.q);
  const [shownQuery, setShownQuery] = useState(view.q);
  if (shownQuery !== view.q) {
    setShownQuery(view.q);
    if (text.trim() !== view.q) setText(view.q);
  }
  useEffect(() => {
    if (text.trim() === view.q) return undefined;
    const timer = setTimeout(() => onChange({ q: text.trim() }), 120);
    return () => clearTimeout(timer);
  });
  const setFilter = (key: string, values: readonly string[]): void => {
    const { [key]: _removed, ...others } = view.filters;
    onChange({ filters: values.length === 0 ? others : { ...others, [key]: values } });
  };
  return (
    <search className="flex min-w-0 flex-wrap items-center gap-2 max-sm:w-full">
      <span className="relative min-w-40 flex-1 sm:w-64 sm:flex-none">
        <Search
          className="pointer-events-none absolute top-1/2 left-3.5 size-4 -translate-y-1/2 text-ink-3"
          aria-hidden="true"
        />
        <input
          type="search"
          aria-label={`Search ${label.toLocaleLowerCase("en-US")}`}
          placeholder={`Search ${label.toLocaleLowerCase("en-US")}`}
          value={text}
          maxLength={200}
          onChange={({ target }) => setText(target.value)}
          className={controlClass("h-9! pl-10! text-sm! pointer-coarse:h-11!")}
        />
      </span>
      {columns
        .filter(({ canFilter }) => canFilter === true)
        .map((column) => {
          const chosen = view.filters[column.key] ?? [];
          const values = [...new Set([...rows.map((row) => textOf(column, row)), ...chosen])]
            .filter((value) => value !== "")
            .toSorted((a, b) => a.localeCompare(b, "en-US"));
          return (
            <Menu
              key={column.key}
              label={column.title}
              align="start"
              trigger={
                <button type="button" className={buttonClass("secondary", "small")}>
                  {column.title}
                  {chosen.length > 0 && <span className="tabular-nums">({chosen.length})</span>}
                  <ChevronDown aria-hidden="true" />
                </button>
              }
            >
              <MenuLabel>{column.title}</MenuLabel>
              {values.map((value) => (
                <MenuCheckboxItem
                  key={value}
                  checked={chosen.includes(value)}
                  onCheckedChange={(isOn) =>
                    setFilter(column.key, isOn ? [...chosen, value] : chosen.filter((each) => each !== value))
                  }
                >
                  {value}
                </MenuCheckboxItem>
              ))}
            </Menu>
          );
        })}
      {Object.keys(view.filters).length > 0 && (
        <ul aria-label="Active filters" className="flex min-w-0 flex-wrap gap-2">
          {Object.entries(view.filters).flatMap(([key, values]) =>
            values.map((value) => (
              <li key={`${key} ${value}`} className="min-w-0">
                <FilterChip
                  label={columns.find((column) => column.key === key)?.title ?? key}
                  value={value}
                  onRemove={() =>
                    setFilter(
                      key,
                      values.filter((each) => each !== value),
                    )
                  }
                />
              </li>
            )),
          )}
        </ul>
      )}
    </search>
  );
};
