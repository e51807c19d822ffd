/** When the whole panel is free, in stretches of two weeks, and why not where there is nothing. */
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { slotWords, zoneCity } from "#domain/bookings/call-times.ts";
import { findPanelTimes, mostDaysAsked, type PanelMember } from "#domain/interviews/panel-times.ts";
import { call } from "../../lib/api.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { NativeSelect } from "../../ui/native-select.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { ErrorState } from "../../ui/states.tsx";
import { timeIn } from "./by-day.ts";
import { TimePicker } from "./time-picker.tsx";

const dayMs = 86_400_000;

/** Two weeks at a time, by how many days they are away. */
const stretches = [
  [0, "In the next two weeks"],
  [14, "In two to four weeks"],
  [28, "In four to six weeks"],
  [42, "In six to eight weeks"],
] as const;

export interface AskedTimes {
  readonly panel: readonly string[];
  readonly duration: number;
  readonly daysAway: number;
  /** The interview that is moved: its own time is free to it. */
  readonly besides: string | undefined;
}

/** Asked for in the browser alone, from now on. */
export const usePanelTimes = ({ panel, duration, daysAway, besides }: AskedTimes) =>
  useQuery({
    queryKey: ["panel-times", panel.toSorted().join(), duration, daysAway, besides],
    queryFn: () => {
      const from = new Date(Date.now() + daysAway * dayMs).toISOString();
      return call(findPanelTimes, { body: { panel: [...panel], from, days: mostDaysAsked, duration, besides } });
    },
    enabled: panel.length > 0,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** What the panel has agreed to already in these two weeks; with whom is not said. */
const Busy = ({ members, zone }: { readonly members: readonly PanelMember[]; readonly zone: string }) =>
  members.every(({ busy }) => busy.length === 0) ? null : (
    <details className="mt-4 text-sm/5 text-ink-2">
      <summary className="cursor-pointer font-[540]">When they are taken</summary>
      <ul className="mt-2 grid gap-1.5">
        {members.flatMap(({ userId, name, busy }) =>
          busy.map(({ startsAt, endsAt }) => (
            <li key={`${userId}${startsAt}`}>
              {name}: {slotWords(new Date(startsAt), zone).date}, {timeIn(startsAt, zone)} to {timeIn(endsAt, zone)}
            </li>
          )),
        )}
      </ul>
    </details>
  );

interface NoTimesProps {
  readonly members: readonly PanelMember[];
  readonly me: string | undefined;
  readonly duration: number;
  readonly onSetHours: () => void;
}

const NoTimes = ({ members, me, duration, onSetHours }: NoTimesProps) => {
  const lacking = members.filter(({ lacks }) => lacks !== null);
  const mine = lacking.find(({ userId }) => userId === me);
  const words = {
    hours: "no working hours set",
    length: `no working hours that last ${duration} minutes`,
    time: `no ${duration} minutes free in these weeks`,
  };
  return (
    <div className="rounded-control bg-paper-2 px-4 py-3.5 text-[15px]/6 text-ink-2">
      {lacking.length === 0 && (
        <p>They have no time in common in these weeks. Choose other weeks, fewer people or a shorter interview.</p>
      )}
      <ul className="grid gap-1 empty:hidden">
        {lacking.map(({ userId, name, lacks }) => (
          <li key={userId}>
            <span className="font-[560] text-ink">{userId === me ? "You" : name}</span> {userId === me ? "have" : "has"}{" "}
            {words[lacks ?? "time"]}.
          </li>
        ))}
      </ul>
      {mine !== undefined && mine.lacks !== "time" && (
        <Button look="secondary" size="small" className="mt-3" onClick={onSetHours}>
          Set my working hours
        </Button>
      )}
    </div>
  );
};

interface PanelTimesProps extends Omit<NoTimesProps, "members"> {
  readonly found: ReturnType<typeof usePanelTimes>;
  readonly zone: string;
  readonly daysAway: number;
  readonly chosen: string;
  /** The time that is agreed on now. */
  readonly current: string | undefined;
  readonly onLook: (daysAway: number) => void;
  readonly onChoose: (slot: string) => void;
}

export const PanelTimes = ({ found, zone, daysAway, chosen, current, onLook, onChoose, ...rest }: PanelTimesProps) => {
  const { data: times, isError, isFetching, refetch } = found;
  return (
    <div>
      <Field
        label="When"
        hint={`Times at which the whole panel is free, by your clock (${zoneCity(zone)})`}
        className="mb-4"
      >
        <NativeSelect value={daysAway} onChange={(event) => onLook(Number(event.target.value))}>
          {stretches.map(([days, words]) => (
            <option key={days} value={days}>
              {words}
            </option>
          ))}
        </NativeSelect>
      </Field>
      {isError && (
        <ErrorState
          title="The times could not be read"
          text="Nothing is lost; try it once more."
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!isError && times === undefined && (
        <div className="grid grid-cols-2 gap-2 sm:grid-cols-3">
          {stretches.map(([days]) => (
            <Skeleton key={days} className="h-12" />
          ))}
        </div>
      )}
      {!isError && times !== undefined && (
        <>
          {times.slots.length > 0 ? (
            <TimePicker slots={times.slots} timeZone={zone} chosen={chosen} current={current} onChoose={onChoose} />
          ) : (
            <NoTimes members={times.members} {...rest} />
          )}
          <Busy members={times.members} zone={zone} />
        </>
      )}
    </div>
  );
};
