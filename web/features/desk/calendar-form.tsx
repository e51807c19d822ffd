/** Which hours count toward the response time, for leads that arrive after the change. */
import { X } from "lucide-react";
import { useId, useState } from "react";
import { changeResponseCalendar, type ResponseCalendar } from "#domain/desk/response-calendar.ts";
import { send } from "../../lib/api/api.ts";
import { useRevalidatingMutation } from "../../lib/api/use-revalidating-mutation.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";
import { FailureNotice } from "../../ui/notice.tsx";
import { Switch } from "../../ui/switch.tsx";
import { toast } from "../../ui/toast-store.ts";

const formatDay = (day: string): string =>
  new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "UTC" }).format(new Date(`${day}T00:00:00Z`));

const zones = (): readonly string[] => Intl.supportedValuesOf("timeZone");

export const CalendarForm = ({ calendar }: { readonly calendar: ResponseCalendar }) => {
  const change = useRevalidatingMutation();
  const zoneList = useId();
  const [draft, setDraft] = useState(calendar);
  const [day, setDay] = useState("");
  const patch = (next: Partial<ResponseCalendar>) => setDraft({ ...draft, ...next });
  const isChanged = JSON.stringify(draft) !== JSON.stringify(calendar);

  const addDay = () => {
    if (day === "") return;
    patch({ holidays: [...new Set([...draft.holidays, day])].toSorted((a, b) => a.localeCompare(b)) });
    setDay("");
  };
  const save = async () => {
    const failed = await change.run(() => send(changeResponseCalendar, { body: draft }));
    if (failed === undefined) toast({ title: "Response time saved", description: "It applies to new leads." });
  };

  return (
    <div className="grid gap-4">
      <FailureNotice text={change.failure} />
      <Switch
        label="Count business days only"
        hint="Weekends and the holidays below don't count toward the 24 hours. The site says “within 24 hours” and doesn't mention business days."
        checked={draft.businessDaysOnly}
        onCheckedChange={(businessDaysOnly) => patch({ businessDaysOnly })}
      />
      {draft.businessDaysOnly && (
        <>
          <Field label="Time zone" hint="Business days start and end at midnight in this time zone.">
            <Input
              list={zoneList}
              value={draft.timeZone}
              autoComplete="off"
              onChange={(event) => patch({ timeZone: event.target.value })}
            />
          </Field>
          <datalist id={zoneList}>
            {zones().map((zone) => (
              <option key={zone} value={zone}>
                {zone}
              </option>
            ))}
          </datalist>
          <div className="flex items-end gap-3">
            <Field label="Holiday" className="flex-1">
              <Input type="date" value={day} onChange={(event) => setDay(event.target.value)} />
            </Field>
            <Button variant="secondary" className="h-12!" onClick={addDay} disabled={day === ""}>
              Add holiday
            </Button>
          </div>
          {draft.holidays.length > 0 && (
            <ul aria-label="Holidays" className="flex flex-wrap gap-2">
              {draft.holidays.map((holiday) => (
                <li
                  key={holiday}
                  className="flex items-center gap-1 rounded-control bg-tag pl-3 text-sm/5 whitespace-nowrap tabular-nums"
                >
                  {formatDay(holiday)}
                  <button
                    type="button"
                    aria-label={`Remove ${formatDay(holiday)}`}
                    onClick={() => patch({ holidays: draft.holidays.filter((other) => other !== holiday) })}
                    className="grid size-9 place-items-center rounded-control text-ink-3 hover:text-ink pointer-coarse:size-11"
                  >
                    <X className="size-4" aria-hidden="true" />
                  </button>
                </li>
              ))}
            </ul>
          )}
        </>
      )}
      <div>
        <Button onClick={() => void save()} disabled={!isChanged} busy={change.busy && "Saving"}>
          Save changes
        </Button>
      </div>
    </div>
  );
};
