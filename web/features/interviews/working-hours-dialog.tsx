/** The viewer's working hours for interviews. */
import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useId, useState } from "react";
import { weekdays } from "#domain/bookings/booking-hours.ts";
import { readOwnHours, saveOwnHours, workingHours, type WorkingHours } from "#domain/interviews/working-hours.ts";
import { call } from "../../lib/api/api.ts";
import { withQueries } from "../../lib/query/query-provider.tsx";
import { useApiMutation } from "../../lib/query/use-api-mutation.ts";
import { Checkbox } from "../../ui/checkbox.tsx";
import { DialogActions } from "../../ui/dialog-actions.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Field } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";
import { NativeSelect } from "../../ui/native-select.tsx";
import { FailureNotice } from "../../ui/notice.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { ErrorState } from "../../ui/states.tsx";
import { toast } from "../../ui/toast-store.ts";

const zones = (ownZone: string): readonly string[] =>
  [...new Set([ownZone, "UTC", ...Intl.supportedValuesOf("timeZone")])].toSorted((one, other) =>
    one.localeCompare(other),
  );

interface WorkingHoursDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

const WorkingHoursDialogContent = ({ open, onOpenChange }: WorkingHoursDialogProps) => {
  const formId = useId();
  const change = useApiMutation();
  const [zone] = useState(() => new Intl.DateTimeFormat().resolvedOptions().timeZone);
  const [edited, setHours] = useState<WorkingHours>();
  const [validationError, setValidationError] = useState<string>();

  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ["own-hours"],
    queryFn: () => call(readOwnHours, {}),
    staleTime: 0,
  });
  // Until hours are saved, the browser's time zone is the best guess.
  const loadedHours = data === undefined || data.isSet ? data?.hours : { ...data.hours, timeZone: zone };
  const hours = edited ?? loadedHours;

  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const checked = workingHours.safeParse(hours);
    setValidationError(checked.error?.issues[0]?.message);
    if (checked.data === undefined) return;
    const body = checked.data;
    if ((await change.run(() => call(saveOwnHours, { body }))) !== undefined) return;
    toast({ title: "Working hours saved", description: "New interview times will use them." });
    onOpenChange(false);
  };

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="My working hours"
      description="We offer interview times within these hours, in your time zone."
      footer={
        <DialogActions
          formId={formId}
          submit="Save hours"
          busy={change.busy && "Saving"}
          disabled={hours === undefined}
          onCancel={() => onOpenChange(false)}
        />
      }
    >
      {hours === undefined && isError && (
        <ErrorState
          title="We couldn't load your hours"
          text="Try again in a moment."
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {hours === undefined && !isError && (
        <div className="grid gap-4">
          {weekdays.map((day) => (
            <Skeleton key={day} className="h-11" />
          ))}
        </div>
      )}
      {hours !== undefined && (
        <form id={formId} noValidate className="grid gap-4" onSubmit={(event) => void save(event)}>
          <Field label="Time zone">
            <NativeSelect
              value={hours.timeZone}
              onChange={(event) => setHours({ ...hours, timeZone: event.target.value })}
            >
              {zones(hours.timeZone).map((zone) => (
                <option key={zone}>{zone}</option>
              ))}
            </NativeSelect>
          </Field>
          {weekdays.map((day) => {
            const [window] = hours.week[day];
            const name = `${day.slice(0, 1).toUpperCase()}${day.slice(1)}`;
            const set = (windows: WorkingHours["week"][typeof day]): void =>
              setHours({ ...hours, week: { ...hours.week, [day]: windows } });
            return (
              <div key={day} className="grid grid-cols-2 items-center gap-x-3 gap-y-1 sm:grid-cols-[9rem_1fr_1fr]">
                <div className="max-sm:col-span-2">
                  <Checkbox
                    label={name}
                    checked={window !== undefined}
                    onCheckedChange={(isOn) => set(isOn === true ? [{ from: "09:00", to: "17:00" }] : [])}
                  />
                </div>
                {window === undefined ? (
                  <p className="text-[15px]/6 text-ink-3 max-sm:hidden sm:col-span-2">No interviews</p>
                ) : (
                  (["from", "to"] as const).map((end) => (
                    <Input
                      key={end}
                      type="time"
                      aria-label={`${name} ${end}`}
                      className="h-11! min-w-0"
                      value={window[end]}
                      onChange={(event) => set([{ ...window, [end]: event.target.value }])}
                    />
                  ))
                )}
              </div>
            );
          })}
          <FailureNotice text={validationError ?? change.failure} />
        </form>
      )}
    </Dialog>
  );
};

export const WorkingHoursDialog = withQueries(WorkingHoursDialogContent);
