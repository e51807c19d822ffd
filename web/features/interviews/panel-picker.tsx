/** Choose who interviews; beside each name the clock by which they live. */
import { useQuery } from "@tanstack/react-query";
import { zoneCity } from "#domain/bookings/call-times.ts";
import type { Reply } from "#domain/endpoint.ts";
import { listInterviewers } from "#domain/interviews/panel-times.ts";
import { call } from "../../lib/api.ts";
import { Checkbox } from "../../ui/checkbox.tsx";
import { timeIn } from "./by-day.ts";

type People = Reply<typeof listInterviewers>["people"];

export const usePeople = (): People => {
  const { data } = useQuery({ queryKey: ["interviewers"], queryFn: () => call(listInterviewers, {}) });
  return data?.people ?? [];
};

interface PanelPickerProps {
  readonly people: People;
  readonly panel: readonly string[];
  readonly chosen: string;
  readonly onChange: (panel: readonly string[]) => void;
}

export const PanelPicker = ({ people, panel, chosen, onChange }: PanelPickerProps) => (
  <fieldset>
    <legend className="mb-1 text-[15px]/[22px] font-[540]">Panel</legend>
    <div className="grid max-h-56 overflow-y-auto sm:grid-cols-2 sm:gap-x-4">
      {people.map(({ userId, name, timeZone, hasSetHours }) => (
        <Checkbox
          key={userId}
          checked={panel.includes(userId)}
          onCheckedChange={(isOn) =>
            onChange(isOn === true ? [...panel, userId] : panel.filter((each) => each !== userId))
          }
          label={
            <>
              {name}
              <span className="block text-sm/5 text-ink-3">
                {zoneCity(timeZone)}
                {chosen !== "" && panel.includes(userId) && `, ${timeIn(chosen, timeZone)} there`}
                {!hasSetHours && ", usual hours"}
              </span>
            </>
          }
        />
      ))}
    </div>
  </fieldset>
);
