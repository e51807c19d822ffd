/** A list that people work in: sorted, with a sticky header, hideable columns, selection and keys. Only visible rows are rendered. */
import {
  type ColumnDef,
  columnVisibilityFeature,
  createSortedRowModel,
  rowSortingFeature,
  type RowData,
  type SortingState,
  sortFn_alphanumeric,
  sortFn_basic,
  tableFeatures,
  useTable,
} from "@tanstack/react-table";
import { useVirtualizer } from "@tanstack/react-virtual";
import { clsx } from "clsx";
import { ArrowDown, ArrowUp, Columns3, Download } from "lucide-react";
import { type ReactNode, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { useShortcuts } from "../../../lib/use-shortcuts.ts";
import { Button, buttonClass } from "../../../ui/button.tsx";
import { Menu, MenuCheckboxItem, MenuLabel } from "../../../ui/menu.tsx";
import { useSetCandidateOrder } from "../candidate/candidate-order.ts";
import { useCandidatePanel } from "../candidate/use-candidate-panel.ts";
import { EmptyState } from "../../../ui/states.tsx";
import { hiddenBelow, type ListColumn, type ListWidth } from "./list-column.ts";
import { downloadCsv, toCsv } from "./list-csv.ts";
import { checkboxClass, ListRow } from "./list-row.tsx";
import { ListFilters } from "./list-filters.tsx";
import { SelectionBar } from "./selection-bar.tsx";
import { filterRows, useListView } from "./use-list-view.ts";
import { useColumnVisibility } from "./use-hidden-columns.ts";

const rowHeightPx = 44;
const phoneRowHeightPx = 64;
/** More rows are requested when this many are left. */
const prefetchDistance = 20;
/** Columns without a width are at least this wide. */
const minSharedWidthPx = 160;
const selectionWidthPx = 48;

const features = tableFeatures({
  columnVisibilityFeature,
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
  sortFns: { alphanumeric: sortFn_alphanumeric, basic: sortFn_basic },
});

/** The viewer's sort order, if the server sorts. */
interface ServerSort {
  readonly key: string;
  readonly isDescending: boolean;
  readonly onChange: (key: string, isDescending: boolean) => void;
}

interface ListTableProps<Row> {
  /** Names the list in storage and in the CSV file. */
  readonly name: string;
  /** Names the table for screen readers. */
  readonly label: string;
  readonly columns: readonly ListColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  /** What Enter opens: a page, or a candidate in the panel. */
  readonly rowHref?: (row: Row) => string;
  readonly candidateOf?: (row: Row) => string;
  /** Two lines for a phone, on which the columns have no room. */
  readonly phoneRow: (row: Row) => ReactNode;
  /** Search and filters, if the server applies them. Without them, the list searches and filters its own rows. */
  readonly toolbar?: ReactNode;
  readonly summary?: ReactNode;
  /** Shown beside the buttons for columns and export. */
  readonly saveButton?: ReactNode;
  readonly serverSort?: ServerSort;
  /** What can be done with the selected rows, apart from the export. */
  readonly bulkActions?: (rows: readonly Row[], clear: () => void) => ReactNode;
  readonly onNearEnd?: () => void;
  readonly isBusy?: boolean;
  /** Shown below the last row, such as a failed request. */
  readonly footer?: ReactNode;
}

/** The link in the first column of a row. */
export const listLinkClass = "min-w-0 truncate font-[560] underline-offset-4 hover:text-brand hover:underline";

const SortIcon = ({ direction }: { readonly direction: false | "asc" | "desc" }) =>
  direction === false ? null : direction === "asc" ? (
    <ArrowUp className="size-3.5" aria-hidden="true" />
  ) : (
    <ArrowDown className="size-3.5" aria-hidden="true" />
  );

const ariaSort = { asc: "ascending", desc: "descending" } as const;

export const ListTable = <Row extends RowData>({
  name,
  label,
  columns,
  rows,
  rowKey,
  rowHref,
  candidateOf,
  phoneRow,
  toolbar,
  summary,
  saveButton,
  serverSort,
  bulkActions,
  onNearEnd,
  isBusy = false,
  footer,
}: ListTableProps<Row>) => {
  const navigate = useNavigate();
  const scroller = useRef<HTMLElement>(null);
  const { visibility, visibleColumns, setVisible } = useColumnVisibility(name, columns);
  const { view, setView } = useListView(columns);
  const [selectedKeys, setSelectedKeys] = useState<ReadonlySet<string>>(new Set());
  const [cursor, setCursor] = useState(-1);
  // Both are rendered at first, so that nothing moves once the browser knows its width.
  const [layout, setLayout] = useState<"both" | "phone" | "wide">("both");
  const shouldFocus = useRef(false);

  const definitions = useMemo<ColumnDef<typeof features, Row>[]>(
    () =>
      columns.map(({ key, value, canSort = true }) => ({
        id: key,
        accessorFn: (row: Row) => value(row) ?? undefined,
        enableSorting: canSort,
        sortUndefined: "last",
        sortFn: rows.some((row) => typeof value(row) === "number") ? "basic" : "alphanumeric",
      })),
    [columns, rows],
  );
  const hasOwnFilters = toolbar === undefined;
  const { key: sortKey, isDescending } = serverSort ?? view.sort ?? { key: null, isDescending: false };
  const sorting = useMemo<SortingState>(
    () => (sortKey === null ? [] : [{ id: sortKey, desc: isDescending }]),
    [sortKey, isDescending],
  );
  const data = useMemo(
    () => [...(hasOwnFilters ? filterRows(rows, columns, view) : rows)],
    [rows, columns, view, hasOwnFilters],
  );
  const table = useTable({
    features,
    columns: definitions,
    data,
    getRowId: rowKey,
    manualSorting: serverSort !== undefined,
    state: { sorting, columnVisibility: visibility },
  });
  const shown = table.getRowModel().rows;

  useEffect(() => {
    const query = window.matchMedia("(width < 48rem)");
    const update = (): void => setLayout(query.matches ? "phone" : "wide");
    update();
    query.addEventListener("change", update);
    return () => query.removeEventListener("change", update);
  }, []);

  const height = layout === "phone" ? phoneRowHeightPx : rowHeightPx;
  // The same function as long as the rows are the same: a new one makes the virtualizer place all rows again.
  const getItemKey = useCallback((index: number) => shown[index]?.id ?? index, [shown]);
  // oxlint-disable-next-line react/incompatible-library -- nothing here is memoised by a compiler
  const virtualizer = useVirtualizer({
    count: shown.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => height,
    getItemKey,
    overscan: 4,
    useFlushSync: false,
    // The server renders with this size because it cannot measure.
    initialRect: { width: 1200, height: 20 * rowHeightPx },
  });
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, height]);
  const items = virtualizer.getVirtualItems();
  const lastIndex = items.at(-1)?.index ?? 0;
  useEffect(() => {
    if (shown.length > 0 && lastIndex >= shown.length - prefetchDistance) onNearEnd?.();
  }, [lastIndex, shown.length, onNearEnd]);

  // The row to focus may not be rendered yet.
  useLayoutEffect(() => {
    if (!shouldFocus.current) return;
    const link = scroller.current?.querySelector<HTMLElement>(`tr[data-row="${cursor}"] a[href]`);
    if (link === null || link === undefined) return;
    shouldFocus.current = false;
    link.focus({ preventScroll: true });
  });

  const panel = useCandidatePanel();
  const candidateIds = useMemo(
    () => (candidateOf === undefined ? [] : shown.map(({ original }) => candidateOf(original))),
    [shown, candidateOf],
  );
  useSetCandidateOrder(candidateIds);
  const openIndex = panel.openId === null ? -1 : candidateIds.indexOf(panel.openId);
  // The row of the open candidate stays in view while the viewer goes from one to the next.
  useEffect(() => {
    if (openIndex === -1) return;
    setCursor(openIndex);
    virtualizer.scrollToIndex(openIndex, { align: "auto" });
  }, [openIndex, virtualizer]);

  // A row that gets the focus by Tab or by a click is the one that the keys act on.
  useEffect(() => {
    const element = scroller.current;
    const onFocusIn = ({ target }: FocusEvent): void => {
      const row = target instanceof Element ? target.closest<HTMLElement>("tr[data-row]") : null;
      if (row !== null) setCursor(Number(row.dataset["row"]));
    };
    element?.addEventListener("focusin", onFocusIn);
    return () => element?.removeEventListener("focusin", onFocusIn);
  }, []);

  const moveCursor = (step: number): void => {
    const next = Math.min(Math.max(cursor + step, 0), shown.length - 1);
    if (next < 0) return;
    shouldFocus.current = true;
    setCursor(next);
    virtualizer.scrollToIndex(next, { align: "auto" });
  };
  const selectedRows =
    selectedKeys.size === 0 ? [] : shown.flatMap(({ id, original }) => (selectedKeys.has(id) ? [original] : []));
  const clearSelection = (): void => setSelectedKeys(new Set());
  const toggleSelected = useCallback((key: string): void => {
    setSelectedKeys((current) => {
      const next = new Set(current);
      if (!next.delete(key)) next.add(key);
      return next;
    });
  }, []);
  const exportRows = (exported: readonly Row[]): void => downloadCsv(name, toCsv(visibleColumns, exported));

  const openRow = (): void => {
    const row = shown[cursor]?.original;
    if (row === undefined) return;
    if (candidateOf !== undefined) panel.open(candidateOf(row));
    else if (rowHref !== undefined) void navigate(rowHref(row));
  };
  // An open panel has the same keys.
  useShortcuts(
    openIndex === -1
      ? {
          j: () => moveCursor(1),
          k: () => moveCursor(-1),
          x: () => {
            const id = shown[cursor]?.id;
            if (id !== undefined) toggleSelected(id);
          },
          Enter: openRow,
          ...(selectedRows.length > 0 && { Escape: clearSelection }),
        }
      : {},
  );

  const toggleSort = (key: string): void => {
    const current = sorting.find(({ id }) => id === key);
    if (serverSort !== undefined) serverSort.onChange(key, current === undefined ? false : !current.desc);
    else setView({ sort: current?.desc === true ? null : { key, isDescending: current !== undefined } });
  };

  const spaceAbove = items[0]?.start ?? 0;
  const spaceBelow = virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0);
  const minWidthIn = (listWidth: ListWidth): string =>
    `${visibleColumns.reduce((total, { width = minSharedWidthPx, from = 0 }) => total + (from <= listWidth ? width : 0), selectionWidthPx)}px`;
  const minWidths: object = {
    "--narrow": minWidthIn(0),
    "--from-760": minWidthIn(760),
    "--from-1000": minWidthIn(1000),
    "--from-1160": minWidthIn(1160),
  };
  return (
    <div className="relative flex min-h-0 flex-1 flex-col">
      <div className="flex shrink-0 flex-wrap items-center gap-2 border-b border-line px-4 py-2.5 md:px-6">
        <div className="flex min-w-0 flex-auto flex-wrap items-center gap-2">
          {hasOwnFilters ? (
            <ListFilters label={label} columns={columns} rows={rows} view={view} onChange={setView} />
          ) : (
            toolbar
          )}
        </div>
        <output className="text-sm/5 text-ink-3 tabular-nums">
          {summary ?? (data.length === rows.length ? null : `${data.length} of ${rows.length}`)}
        </output>
        <div className="flex items-center gap-1 max-md:hidden">
          {saveButton}
          <Menu
            label="Columns"
            trigger={
              <button type="button" className={buttonClass("quiet", "small", "px-2.5!")}>
                <Columns3 aria-hidden="true" />
                Columns
              </button>
            }
          >
            <MenuLabel>Columns</MenuLabel>
            {columns.slice(1).map(({ key, title }) => (
              <MenuCheckboxItem
                key={key}
                checked={visibility[key] !== false}
                onCheckedChange={(isVisible) => setVisible(key, isVisible)}
              >
                {title}
              </MenuCheckboxItem>
            ))}
          </Menu>
          <button
            type="button"
            className={buttonClass("quiet", "small", "px-2.5!")}
            onClick={() => exportRows(shown.map(({ original }) => original))}
          >
            <Download aria-hidden="true" />
            Export CSV
          </button>
        </div>
      </div>
      <section
        ref={scroller}
        aria-label={label}
        aria-busy={isBusy}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
        tabIndex={0}
        className={clsx(
          "@container relative min-h-0 flex-1 overflow-auto overscroll-contain focus-visible:-outline-offset-2",
          isBusy && "opacity-60",
        )}
      >
        {layout !== "wide" && (
          <ul aria-label={label} className="md:hidden">
            {spaceAbove > 0 && <li aria-hidden="true" style={{ height: spaceAbove }} />}
            {items.map(({ index, key }) => {
              const row = shown[index]?.original;
              return row === undefined ? null : (
                <li
                  key={key}
                  data-row={index}
                  className="relative flex h-16 flex-col justify-center border-b border-line px-4"
                >
                  {phoneRow(row)}
                </li>
              );
            })}
            {spaceBelow > 0 && <li aria-hidden="true" style={{ height: spaceBelow }} />}
          </ul>
        )}
        {layout !== "phone" && (
          <div className="max-md:hidden">
            <table
              aria-rowcount={shown.length + 1}
              style={minWidths}
              className="w-full min-w-(--from-1160) table-fixed border-collapse text-left text-sm/5 @max-[1160px]:min-w-(--from-1000) @max-[1000px]:min-w-(--from-760) @max-[760px]:min-w-(--narrow)"
            >
              <caption className="sr-only">{label}</caption>
              <colgroup>
                <col style={{ width: selectionWidthPx }} />
                {visibleColumns.map(({ key, width, from = 0 }) => (
                  <col key={key} className={hiddenBelow[from]} style={width === undefined ? undefined : { width }} />
                ))}
              </colgroup>
              <thead className="sticky top-0 z-10 bg-paper shadow-[inset_0_-1px_0_var(--line)]">
                <tr aria-rowindex={1}>
                  <td className="pl-4 md:pl-6">
                    <input
                      type="checkbox"
                      aria-label="Select all rows"
                      title="Select all rows"
                      checked={shown.length > 0 && selectedRows.length === shown.length}
                      onChange={({ target }) =>
                        setSelectedKeys(new Set(target.checked ? shown.map(({ id }) => id) : []))
                      }
                      className={checkboxClass}
                    />
                  </td>
                  {visibleColumns.map(({ key, title, align, canSort = true, from = 0 }) => {
                    const sort = sorting.find(({ id }) => id === key);
                    const direction = sort === undefined ? false : sort.desc ? "desc" : "asc";
                    return (
                      <th
                        key={key}
                        scope="col"
                        {...(direction !== false && { "aria-sort": ariaSort[direction] })}
                        className={clsx(
                          "h-9 px-3 text-xs/4 font-[520] whitespace-nowrap text-ink-3 last:pr-4 md:last:pr-6",
                          align === "right" && "text-right",
                          hiddenBelow[from],
                        )}
                      >
                        {canSort ? (
                          <button
                            type="button"
                            onClick={() => toggleSort(key)}
                            className="inline-flex items-center gap-1 rounded-tag py-1 hover:text-ink"
                          >
                            {title}
                            <SortIcon direction={direction} />
                          </button>
                        ) : (
                          title
                        )}
                      </th>
                    );
                  })}
                </tr>
              </thead>
              <tbody>
                {spaceAbove > 0 && <tr aria-hidden="true" style={{ height: spaceAbove }} />}
                {items.map(({ index, key }) => {
                  const row = shown[index]?.original;
                  return row === undefined ? null : (
                    <ListRow
                      key={key}
                      row={row}
                      rowKey={String(key)}
                      index={index}
                      columns={visibleColumns}
                      isCurrent={index === cursor}
                      isSelected={selectedKeys.has(String(key))}
                      onToggle={toggleSelected}
                    />
                  );
                })}
                {spaceBelow > 0 && <tr aria-hidden="true" style={{ height: spaceBelow }} />}
              </tbody>
            </table>
          </div>
        )}
        {hasOwnFilters && rows.length > 0 && data.length === 0 && (
          <EmptyState className="m-4 md:m-6" title="Nothing matches" text="Try another search or fewer filters.">
            <Button variant="secondary" onClick={() => setView({ q: "", filters: {} })}>
              Clear search and filters
            </Button>
          </EmptyState>
        )}
        {footer}
      </section>
      {selectedRows.length > 0 && (
        <SelectionBar
          count={selectedRows.length}
          actions={bulkActions?.(selectedRows, clearSelection)}
          onExport={() => exportRows(selectedRows)}
          onClear={clearSelection}
        />
      )}
    </div>
  );
};
