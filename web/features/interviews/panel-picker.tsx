/** Choose who interviews; beside each name the clock by which they live. */
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { isSameClock, zoneCity } from "#domain/bookings/call-times.ts";
import type { Reply } from "#domain/endpoint.ts";
import { listInterviewers } from "#domain/interviews/panel-times.ts";
import { mostPanelists } from "#domain/interviews/schedule-interview.ts";
import { call } from "../../lib/api.ts";
import { Checkbox } from "../../ui/checkbox.tsx";
import { Input } from "../../ui/input.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { ErrorState } from "../../ui/states.tsx";
import { timeIn } from "./by-day.ts";

type Person = Reply<typeof listInterviewers>["people"][number];

export const usePeople = () => {
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ["interviewers"],
    queryFn: () => call(listInterviewers, {}),
  });
  return { people: data?.people, isError, isFetching, refetch };
};

const isOwnClock = (slot: string, timeZone: string): boolean =>
  isSameClock(new Date(slot), timeZone, new Intl.DateTimeFormat().resolvedOptions().timeZone);

/** As many as are looked through without a search. */
const mostShown = 8;

interface PanelPickerProps {
  readonly found: ReturnType<typeof usePeople>;
  readonly panel: readonly string[];
  readonly chosen: string;
  readonly onChange: (panel: readonly string[]) => void;
}

const Choices = ({
  people,
  panel,
  chosen,
  onChange,
}: Omit<PanelPickerProps, "found"> & { people: readonly Person[] }) => {
  const [typed, setTyped] = useState("");
  const wanted = typed.trim().toLowerCase();
  const others = people.filter(
    ({ userId, name }) => !panel.includes(userId) && (wanted === "" || name.toLowerCase().includes(wanted)),
  );
  const near = others.slice(0, mostShown);
  // Whoever is chosen stays in sight and in place, whatever is searched for.
  const shown = people.filter((person) => panel.includes(person.userId) || near.includes(person));
  const isFull = panel.length >= mostPanelists;
  return (
    <>
      {people.length > mostShown && (
        <Input
          type="search"
          aria-label="Search people"
          placeholder="Search by name"
          autoComplete="off"
          className="mb-2 h-11!"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      )}
      <div className="grid sm:grid-cols-2 sm:gap-x-4">
        {shown.map(({ userId, name, timeZone, hasSetHours }) => {
          const isOn = panel.includes(userId);
          return (
            <Checkbox
              key={userId}
              checked={isOn}
              disabled={!isOn && isFull}
              onCheckedChange={() => onChange(isOn ? panel.filter((each) => each !== userId) : [...panel, userId])}
              label={
                <>
                  <span className="wrap-anywhere">{name}</span>
                  <span className="block text-sm/5 text-ink-3">
                    {zoneCity(timeZone)}
                    {chosen !== "" && isOn && !isOwnClock(chosen, timeZone) && `, ${timeIn(chosen, timeZone)} there`}
                    {!hasSetHours && ", usual hours"}
                  </span>
                </>
              }
            />
          );
        })}
      </div>
      <p className="text-sm/5 text-ink-3 empty:hidden" aria-live="polite">
        {isFull && `A panel has ${mostPanelists} people at most.`}
        {!isFull && others.length > near.length && `${others.length - near.length} more; search for them by name.`}
        {!isFull && wanted !== "" && others.length === 0 && "Nobody else is called that."}
      </p>
    </>
  );
};

export const PanelPicker = ({ found: { people, isError, isFetching, refetch }, ...rest }: PanelPickerProps) => (
  <fieldset className="min-w-0">
    <legend className="mb-1 text-[15px]/[22px] font-[540]">Panel</legend>
    {people !== undefined && <Choices people={people} {...rest} />}
    {people === undefined && isError && (
      <ErrorState
        title="The people could not be read"
        text="Nothing is lost; try it once more."
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    )}
    {people === undefined && !isError && (
      <div className="grid gap-3 py-2 sm:grid-cols-2">
        <Skeleton className="h-10" />
        <Skeleton className="h-10" />
      </div>
    )}
  </fieldset>
);
