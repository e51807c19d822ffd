/** Ratings line by line for each interviewer. Large differences are marked. */
import type { Scorecard } from "#domain/interviews/scorecard.ts";
import { Badge } from "../../ui/badge.tsx";
import { cardClass } from "../../ui/card.tsx";
import { type Column, Table } from "../../ui/table.tsx";

interface RatingRow {
  readonly key: string;
  readonly name: string;
  /** By card id. A card that did not rate the line is absent. */
  readonly ratings: ReadonlyMap<string, number>;
}

/** A difference of this many points counts as disagreement. */
const minDisagreement = 2;

const buildRatingRows = (cards: readonly Scorecard[]): readonly RatingRow[] => {
  const names = new Map(cards.flatMap(({ ratings }) => ratings.map(({ key, name }) => [key, name] as const)));
  return [...names].map(([key, name]) => ({
    key,
    name,
    ratings: new Map(
      cards.flatMap(({ id, ratings }) =>
        ratings.filter((each) => each.key === key).map(({ rating }) => [id, rating] as const),
      ),
    ),
  }));
};

const hasDisagreement = ({ ratings }: RatingRow): boolean =>
  Math.max(...ratings.values()) - Math.min(...ratings.values()) >= minDisagreement;

const nameColumn: Column<RatingRow> = {
  key: "name",
  title: "Criterion",
  cell: (row) => (
    <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
      {row.name}
      {hasDisagreement(row) && <Badge tone="warn">Split</Badge>}
    </span>
  ),
};

/** "Maximiliana F." for a column header. The card shows the full name. */
const shortName = (name: string): string => {
  const [first = "", ...rest] = name.split(" ");
  const last = rest.at(-1)?.[0];
  return last === undefined ? first : `${first} ${last}.`;
};

const scorecardColumn = ({ id, author }: Scorecard): Column<RatingRow> => ({
  key: id,
  title: shortName(author),
  align: "right",
  cell: ({ ratings }) => (
    <span className="font-[600] tabular-nums">
      {ratings.get(id) ?? <span className="font-normal text-ink-3">not rated</span>}
    </span>
  ),
});

export const RatingComparison = ({ cards }: { readonly cards: readonly Scorecard[] }) => {
  const rows = buildRatingRows(cards);
  if (rows.length === 0) return null;
  const columns = [nameColumn, ...cards.map(scorecardColumn)];
  return (
    <>
      <ul aria-label="Ratings from 1 to 5" className={cardClass("divide-y divide-line sm:hidden")}>
        {rows.map((row) => (
          <li key={row.key} className="grid gap-1 px-4.5 py-3 text-[15px]/6">
            <span className="flex items-start justify-between gap-3">
              <span className="min-w-0 wrap-anywhere">{row.name}</span>
              {hasDisagreement(row) && <Badge tone="warn">Split</Badge>}
            </span>
            <span className="flex flex-wrap gap-x-4 text-sm/5 text-ink-2">
              {cards.map(({ id, author }) => (
                <span key={id}>
                  {shortName(author)}{" "}
                  <span className="font-[600] text-ink tabular-nums">{row.ratings.get(id) ?? "not rated"}</span>
                </span>
              ))}
            </span>
          </li>
        ))}
      </ul>
      <div className="hidden sm:block">
        <Table caption="Ratings from 1 to 5, by interviewer" columns={columns} rows={rows} rowKey={({ key }) => key} />
      </div>
    </>
  );
};
