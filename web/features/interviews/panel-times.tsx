/** Times when the whole panel is free, two weeks at a time, or the reasons why there are none. */
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { formatSlot, zoneCity } from "#domain/bookings/call-times.ts";
import { findPanelTimes, maxPanelDays, type PanelMember } from "#domain/interviews/panel-times.ts";
import { call } from "../../lib/api/api.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { NativeSelect } from "../../ui/native-select.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { ErrorState } from "../../ui/states.tsx";
import { formatTimeInZone } from "./group-slots.ts";
import { TimePicker } from "./time-picker.tsx";

const dayMs = 86_400_000;

/** Days from today and label of each two-week period. */
const periods = [
  [0, "In the next two weeks"],
  [14, "In two to four weeks"],
  [28, "In four to six weeks"],
  [42, "In six to eight weeks"],
] as const;

export interface PanelTimesQuery {
  readonly panel: readonly string[];
  readonly duration: number;
  readonly daysAway: number;
  /** The interview being moved. Its own time counts as free. */
  readonly excludedInterviewId: string | undefined;
}

/** The query runs in the browser only, because it starts from the current time. */
export const usePanelTimes = ({ panel, duration, daysAway, excludedInterviewId }: PanelTimesQuery) =>
  useQuery({
    queryKey: ["panel-times", panel.toSorted().join(), duration, daysAway, excludedInterviewId],
    queryFn: () => {
      const from = new Date(Date.now() + daysAway * dayMs).toISOString();
      return call(findPanelTimes, {
        body: { panel: [...panel], from, days: maxPanelDays, duration, exceptInterviewId: excludedInterviewId },
      });
    },
    enabled: panel.length > 0,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** Existing interviews of the panel in these two weeks, without the candidates' names. */
const BusyTimes = ({ members, zone }: { readonly members: readonly PanelMember[]; readonly zone: string }) =>
  members.every(({ busy }) => busy.length === 0) ? null : (
    <details className="mt-4 text-sm/5 text-ink-2">
      <summary className="cursor-pointer font-[540]">When the panel is busy</summary>
      <ul className="mt-2 grid gap-1.5">
        {members.flatMap(({ userId, name, busy }) =>
          busy.map(({ startsAt, endsAt }) => (
            <li key={`${userId}${startsAt}`}>
              {name}: {formatSlot(new Date(startsAt), zone).date}, {formatTimeInZone(startsAt, zone)} to{" "}
              {formatTimeInZone(endsAt, zone)}
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
  const unavailable = members.filter(({ lacks }) => lacks !== null);
  const viewerEntry = unavailable.find(({ userId }) => userId === me);
  const reasonLabels = {
    hours: "no working hours set",
    length: `no working hours long enough for ${duration} minutes`,
    time: `no free ${duration}-minute slot in these weeks`,
  };
  return (
    <div className="rounded-control bg-paper-2 px-4 py-3.5 text-[15px]/6 text-ink-2">
      {unavailable.length === 0 && (
        <p>The panel has no shared free time in these weeks. Try other weeks, fewer people or a shorter interview.</p>
      )}
      <ul className="grid gap-1 empty:hidden">
        {unavailable.map(({ userId, name, lacks }) => (
          <li key={userId}>
            <span className="font-[560] text-ink">{userId === me ? "You" : name}</span> {userId === me ? "have" : "has"}{" "}
            {reasonLabels[lacks ?? "time"]}.
          </li>
        ))}
      </ul>
      {viewerEntry !== undefined && viewerEntry.lacks !== "time" && (
        <Button variant="secondary" size="small" className="mt-3" onClick={onSetHours}>
          Set my working hours
        </Button>
      )}
    </div>
  );
};

interface PanelTimesProps extends Omit<NoTimesProps, "members"> {
  readonly query: ReturnType<typeof usePanelTimes>;
  readonly zone: string;
  readonly daysAway: number;
  readonly chosen: string;
  /** The currently booked time. */
  readonly current: string | undefined;
  readonly onPeriodChange: (daysAway: number) => void;
  readonly onChoose: (slot: string) => void;
}

export const PanelTimes = ({
  query,
  zone,
  daysAway,
  chosen,
  current,
  onPeriodChange,
  onChoose,
  ...rest
}: PanelTimesProps) => {
  const { data: times, isError, isFetching, refetch } = query;
  return (
    <div>
      <Field
        label="When"
        hint={`Times when the whole panel is free, in your time zone (${zoneCity(zone)})`}
        className="mb-4"
      >
        <NativeSelect value={daysAway} onChange={(event) => onPeriodChange(Number(event.target.value))}>
          {periods.map(([days, label]) => (
            <option key={days} value={days}>
              {label}
            </option>
          ))}
        </NativeSelect>
      </Field>
      {isError && (
        <ErrorState
          title="We couldn't load available times"
          text="Try again in a moment."
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!isError && times === undefined && (
        <div className="grid grid-cols-2 gap-2 sm:grid-cols-3">
          {periods.map(([days]) => (
            <Skeleton key={days} className="h-12" />
          ))}
        </div>
      )}
      {!isError && times !== undefined && (
        <>
          {times.slots.length > 0 ? (
            <TimePicker
              slots={times.slots}
              timeZone={zone}
              selectedTime={chosen}
              current={current}
              onChoose={onChoose}
            />
          ) : (
            <NoTimes members={times.members} {...rest} />
          )}
          <BusyTimes members={times.members} zone={zone} />
        </>
      )}
    </div>
  );
};
