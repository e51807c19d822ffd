/** Chooses the interviewers and shows each one's time zone. */
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { isSameLocalTime, zoneCity } from "#domain/bookings/call-times.ts";
import type { Reply } from "#domain/endpoint.ts";
import { listInterviewers } from "#domain/interviews/panel-times.ts";
import { maxPanelists } from "#domain/interviews/schedule-interview.ts";
import { call } from "../../lib/api/api.ts";
import { Checkbox } from "../../ui/checkbox.tsx";
import { Input } from "../../ui/input.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { ErrorState } from "../../ui/states.tsx";
import { formatTimeInZone } from "./group-slots.ts";

type Interviewer = Reply<typeof listInterviewers>["people"][number];

export const useInterviewers = () => {
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ["interviewers"],
    queryFn: () => call(listInterviewers, {}),
  });
  return { people: data?.people, isError, isFetching, refetch };
};

const isOwnTimeZone = (slot: string, timeZone: string): boolean =>
  isSameLocalTime(new Date(slot), timeZone, new Intl.DateTimeFormat().resolvedOptions().timeZone);

/** The most people shown without a search. */
const maxShown = 8;

interface PanelPickerProps {
  readonly query: ReturnType<typeof useInterviewers>;
  readonly panel: readonly string[];
  readonly chosen: string;
  readonly onChange: (panel: readonly string[]) => void;
}

const InterviewerList = ({
  people,
  panel,
  chosen,
  onChange,
}: Omit<PanelPickerProps, "query"> & { people: readonly Interviewer[] }) => {
  const [searchInput, setSearchInput] = useState("");
  const searchText = searchInput.trim().toLowerCase();
  const matches = people.filter(
    ({ userId, name }) => !panel.includes(userId) && (searchText === "" || name.toLowerCase().includes(searchText)),
  );
  const suggestions = matches.slice(0, maxShown);
  // Chosen people stay visible and in place during a search.
  const shownPeople = people.filter((person) => panel.includes(person.userId) || suggestions.includes(person));
  const isFull = panel.length >= maxPanelists;
  return (
    <>
      {people.length > maxShown && (
        <Input
          type="search"
          aria-label="Search team members"
          placeholder="Search by name"
          autoComplete="off"
          className="mb-2 h-11!"
          value={searchInput}
          onChange={(event) => setSearchInput(event.target.value)}
        />
      )}
      <div className="grid sm:grid-cols-2 sm:gap-x-4">
        {shownPeople.map(({ userId, name, timeZone, hasSetHours }) => {
          const isOnPanel = panel.includes(userId);
          return (
            <Checkbox
              key={userId}
              checked={isOnPanel}
              disabled={!isOnPanel && isFull}
              onCheckedChange={() => onChange(isOnPanel ? panel.filter((each) => each !== userId) : [...panel, userId])}
              label={
                <>
                  <span className="wrap-anywhere">{name}</span>
                  <span className="block text-sm/5 text-ink-3">
                    {zoneCity(timeZone)}
                    {chosen !== "" &&
                      isOnPanel &&
                      !isOwnTimeZone(chosen, timeZone) &&
                      `, ${formatTimeInZone(chosen, timeZone)} there`}
                    {!hasSetHours && ", default hours"}
                  </span>
                </>
              }
            />
          );
        })}
      </div>
      <p className="text-sm/5 text-ink-3 empty:hidden" aria-live="polite">
        {isFull && `A panel can have up to ${maxPanelists} people.`}
        {!isFull &&
          matches.length > suggestions.length &&
          `${matches.length - suggestions.length} more. Search by name to find them.`}
        {!isFull && searchText !== "" && matches.length === 0 && `No results for "${searchInput.trim()}".`}
      </p>
    </>
  );
};

export const PanelPicker = ({ query: { people, isError, isFetching, refetch }, ...rest }: PanelPickerProps) => (
  <fieldset className="min-w-0">
    <legend className="mb-1 text-[15px]/[22px] font-[540]">Interview panel</legend>
    {people !== undefined && <InterviewerList people={people} {...rest} />}
    {people === undefined && isError && (
      <ErrorState
        title="We couldn't load your team members"
        text="Try again in a moment."
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
