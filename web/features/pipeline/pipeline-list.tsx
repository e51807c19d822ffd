/** The applications as a list: filtered, sorted, selected and moved. On a phone the same data is stacked. */
import { clsx } from "clsx";
import { MoreHorizontal, SlidersHorizontal } from "lucide-react";
import { memo, useDeferredValue, useMemo, useState } from "react";
import { useSetCandidateOrder } from "../../sections/workspace/candidate/candidate-order.ts";
import { ApplicationScore } from "../../sections/workspace/application-score.tsx";
import { CandidateLink } from "../../sections/workspace/candidate/candidate-link.tsx";
import { scoreSteps } from "#domain/pipeline/application-score.ts";
import { type ListFilter, listFilter, listOrders } from "#domain/pipeline/pipeline.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";
import { NativeSelect } from "../../ui/native-select.tsx";
import { Timestamp } from "../../ui/timestamp.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { EmptyState, ErrorState } from "../../ui/states.tsx";
import { ReviewerVerdict, ApplicationState } from "./board-card.tsx";
import { useBoard, useBoardStore } from "./board-store.ts";
import { useBoardActions } from "./board-actions.ts";
import { MoveMenu } from "./move-menu.tsx";
import { candidateCountText } from "../../sections/workspace/move-text.ts";
import { SelectBox } from "./select-box.tsx";
import { useApplicationList } from "./use-application-list.ts";

const orderLabels: Readonly<Record<ListFilter["order"], string>> = {
  activity: "Latest activity",
  score: "Highest score",
  name: "Name",
};

const Filters = ({
  filter,
  onChange,
}: {
  readonly filter: ListFilter;
  readonly onChange: (filter: ListFilter) => void;
}) => {
  const columns = useBoard((state) => state.columns);
  const sources = useBoard((state) => state.sources);
  const [isExpanded, setIsExpanded] = useState(false);
  const set = (change: Partial<ListFilter>) => onChange({ ...filter, ...change });
  const secondary = isExpanded ? "" : "max-md:hidden";
  return (
    <search className="mb-4 grid grid-cols-2 gap-3 md:grid-cols-3 lg:grid-cols-6">
      <Field label="Name" className="max-md:col-span-2">
        <Input type="search" value={filter.q} maxLength={100} onChange={({ target }) => set({ q: target.value })} />
      </Field>
      <Field label="Stage">
        <NativeSelect value={filter.step} onChange={({ target }) => set({ step: target.value })}>
          <option value="">All stages</option>
          {columns.map(({ step }) => (
            <option key={step.key} value={step.key}>
              {step.name}
            </option>
          ))}
        </NativeSelect>
      </Field>
      <Field label="Source" className={secondary}>
        <NativeSelect value={filter.source} onChange={({ target }) => set({ source: target.value })}>
          <option value="">All sources</option>
          {sources.map((source) => (
            <option key={source}>{source}</option>
          ))}
        </NativeSelect>
      </Field>
      <Field label="Score" className={secondary}>
        <NativeSelect
          value={filter.scoreFrom ?? ""}
          onChange={({ target }) => set({ scoreFrom: target.value === "" ? undefined : Number(target.value) })}
        >
          <option value="">Any score</option>
          {scoreSteps.map((score) => (
            <option key={score} value={score}>
              {score} or more
            </option>
          ))}
        </NativeSelect>
      </Field>
      <Field label="Response" className={secondary}>
        <NativeSelect
          value={filter.overdue}
          onChange={({ target }) => set({ overdue: target.value === "1" ? "1" : "" })}
        >
          <option value="">All</option>
          <option value="1">Overdue</option>
        </NativeSelect>
      </Field>
      <Field label="Sort by" className={clsx(secondary, "max-md:col-span-2")}>
        <NativeSelect
          value={filter.order}
          onChange={({ target }) => set({ order: listOrders.find((each) => each === target.value) ?? "activity" })}
        >
          {listOrders.map((order) => (
            <option key={order} value={order}>
              {orderLabels[order]}
            </option>
          ))}
        </NativeSelect>
      </Field>
      {!isExpanded && (
        <button
          type="button"
          className={buttonClass("secondary", "medium", "self-end h-12! md:hidden")}
          onClick={() => setIsExpanded(true)}
        >
          <SlidersHorizontal aria-hidden="true" />
          More filters
        </button>
      )}
    </search>
  );
};

const ListRow = memo(({ id }: { readonly id: string }) => {
  const store = useBoardStore();
  const { canMove, toggle } = useBoardActions();
  const application = useBoard((state) => state.candidates.get(id));
  const isSelected = useBoard((state) => state.selected.has(id));
  const hasMenu = useBoard((state) => state.menuFor === id);
  const stepName = useBoard(
    (state) => state.columns.find(({ step }) => step.key === application?.step)?.step.name ?? "",
  );
  if (application === undefined) return null;
  const { name, currentTitle, location, source, candidateId, status, appliedAt } = application;
  return (
    <tr
      data-card={id}
      className={clsx(
        "align-top max-md:grid max-md:grid-cols-[auto_1fr_auto] max-md:gap-x-3 max-md:px-4 max-md:py-3",
        isSelected && "bg-brand-soft",
      )}
    >
      <td className="md:py-3.5 md:pl-4">
        {canMove && <SelectBox label={`Select ${name}`} checked={isSelected} onSelect={() => toggle(id, false)} />}
      </td>
      <td className="min-w-0 md:px-3 md:py-3.5">
        <CandidateLink
          candidateId={candidateId}
          data-card-link=""
          className="font-[560] wrap-anywhere underline-offset-4 hover:underline"
        >
          {name}
        </CandidateLink>
        <p className="text-sm/5 wrap-anywhere text-ink-2">
          {[currentTitle, location].filter((each) => each !== null).join(", ") || "No job title"}
        </p>
      </td>
      <td className="whitespace-nowrap max-md:col-start-2 max-md:text-sm/6 md:px-3 md:py-3.5">
        {stepName}
        <span className="block text-sm/5 text-ink-3 max-md:ml-2 max-md:inline">
          <ApplicationState application={application} />
        </span>
        <span className="mt-1 flex empty:hidden max-md:mt-0">
          <ReviewerVerdict application={application} tabIndex={0} />
        </span>
      </td>
      <td className="text-right tabular-nums max-md:col-start-3 max-md:row-start-1 md:px-3 md:py-3.5">
        <ApplicationScore score={application} />
      </td>
      <td className="text-ink-2 max-md:hidden md:px-3 md:py-3.5">{source ?? ""}</td>
      <td className="text-ink-2 max-md:hidden md:px-3 md:py-3.5">
        <Timestamp iso={appliedAt} />
      </td>
      <td className="text-right max-md:col-start-3 max-md:row-start-2 max-md:flex max-md:h-6 max-md:items-center max-md:justify-end md:py-2 md:pr-4">
        {canMove && status !== "withdrawn" && (
          <MoveMenu
            application={application}
            isOpen={hasMenu}
            onOpenChange={(open) => store.set({ menuFor: open ? id : null })}
          >
            <MoreHorizontal aria-hidden="true" />
          </MoveMenu>
        )}
      </td>
    </tr>
  );
});
ListRow.displayName = "ListRow";

interface PipelineListProps {
  readonly jobId: string;
  /** Increases whenever applications change, which reloads the list. */
  readonly version: number;
}

const columnHeaders = ["Name", "Stage", "Score", "Source", "Applied"] as const;

const PipelineList = ({ jobId, version }: PipelineListProps) => {
  const [filter, setFilter] = useState<ListFilter>(() => listFilter.parse({}));
  const requested = useDeferredValue(filter);
  const { shown, failure, isReading, more, retry } = useApplicationList(jobId, requested, version);
  const rows = shown?.rows;
  useSetCandidateOrder(useMemo(() => (rows ?? []).map(({ candidateId }) => candidateId), [rows]));
  return (
    <>
      <Filters filter={filter} onChange={setFilter} />
      {failure !== undefined && <ErrorState title="We couldn't load the list" text={failure} onRetry={retry} />}
      {shown === undefined && failure === undefined && <Skeleton className="h-80" />}
      {shown !== undefined && (
        <>
          <output className={shown.count === 0 ? "sr-only" : "mb-2 block text-sm/5 text-ink-3"}>
            {shown.count === 0 ? "No candidates" : candidateCountText(shown.count)}
          </output>
          {shown.count === 0 ? (
            <EmptyState title="No candidates match these filters" text="Try removing a filter.">
              <Button variant="secondary" onClick={() => setFilter(listFilter.parse({ order: filter.order }))}>
                Clear filters
              </Button>
            </EmptyState>
          ) : (
            <div className="rounded-card border border-line bg-card">
              <table className="w-full border-collapse text-left text-[15px]/[22px] max-md:block">
                <caption className="sr-only">Applications</caption>
                <thead className="max-md:sr-only">
                  <tr className="border-b border-line text-[13px]/5 text-ink-3">
                    <th scope="col" className="w-8">
                      <span className="sr-only">Selected</span>
                    </th>
                    {columnHeaders.map((header) => (
                      <th
                        key={header}
                        scope="col"
                        className={clsx("px-3 py-3 font-[560] whitespace-nowrap", header === "Score" && "text-right")}
                      >
                        {header}
                      </th>
                    ))}
                    <th scope="col" className="w-12">
                      <span className="sr-only">Move</span>
                    </th>
                  </tr>
                </thead>
                <tbody className="divide-y divide-line max-md:block">
                  {shown.rows.map(({ id }) => (
                    <ListRow key={id} id={id} />
                  ))}
                </tbody>
              </table>
            </div>
          )}
          {shown.next !== null && shown.count > 0 && (
            <Button variant="secondary" className="mt-4 max-md:w-full" busy={isReading && "Loading"} onClick={more}>
              Show more of {candidateCountText(shown.count)}
            </Button>
          )}
        </>
      )}
    </>
  );
};

export default PipelineList;
