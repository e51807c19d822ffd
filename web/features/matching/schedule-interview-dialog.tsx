import { useId, useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { defaultDurationMinutes } from "#domain/interviews/interview-status.ts";
import { interviewTypes, scheduleInterview } from "#domain/interviews/schedule-interview.ts";
import type { MatchApplication, ShownMatch } from "#domain/matching/endpoints/match-candidates.ts";
import { call } from "../../lib/api/api.ts";
import { setFieldErrors } from "../../lib/api/problem.ts";
import { useApiMutation } from "../../lib/query/use-api-mutation.ts";
import { capitalize } from "../../sections/workspace/job-badges.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { DialogActions } from "../../ui/dialog-actions.tsx";
import { Field } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";
import { NativeSelect } from "../../ui/native-select.tsx";
import { FailureNotice } from "../../ui/notice.tsx";
import { toast } from "../../ui/toast-store.ts";

interface Values {
  readonly scheduledAt: string;
  readonly duration: number;
  readonly type: (typeof interviewTypes)[number];
  readonly meetingLink: string;
  readonly location: string;
}

const empty: Values = {
  scheduledAt: "",
  duration: defaultDurationMinutes,
  type: "video",
  meetingLink: "",
  location: "",
};

const durations = [30, 45, 60, 90, 120];

interface ScheduleInterviewDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly match: ShownMatch;
  readonly jobTitle: string;
  readonly onScheduled: (application: MatchApplication) => void;
}

export const ScheduleInterviewDialog = ({
  open,
  onOpenChange,
  match,
  jobTitle,
  onScheduled,
}: ScheduleInterviewDialogProps) => {
  const formId = useId();
  const change = useApiMutation();
  const form = useForm<Values>({ defaultValues: empty });
  const [zone] = useState(() => Intl.DateTimeFormat().resolvedOptions().timeZone);
  const type = useWatch({ control: form.control, name: "type" });
  const { errors } = form.formState;

  const save = async (values: Values): Promise<void> => {
    const startsAt = new Date(values.scheduledAt);
    const { jobId, candidateId } = match;
    const failed = await change.run(async () => {
      const { applicationId: id } = await call(scheduleInterview, {
        body: { ...values, jobId, candidateId, scheduledAt: startsAt.toISOString() },
      });
      const stage = match.stage === "offer" ? "offer" : "interview";
      onScheduled({ id, jobId, jobTitle, stage, status: "active" });
    });
    if (failed !== undefined) {
      setFieldErrors(form.setError, failed);
      return;
    }
    toast({
      title: "Interview scheduled",
      description: `${match.name}, ${startsAt.toLocaleString("en-US", { dateStyle: "full", timeStyle: "short" })}`,
    });
    form.reset(empty);
    onOpenChange(false);
  };

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Schedule interview with ${match.name}`}
      description={`For ${jobTitle}. If they haven't applied yet, we'll add them to this job.`}
      footer={
        <DialogActions
          formId={formId}
          submit="Schedule interview"
          busy={change.busy && "Scheduling"}
          onCancel={() => onOpenChange(false)}
        />
      }
    >
      <form
        noValidate
        id={formId}
        aria-label={`Schedule interview with ${match.name}`}
        onSubmit={(event) => void form.handleSubmit(save)(event)}
        className="grid gap-x-4 gap-y-5 sm:grid-cols-2"
      >
        <Field label="Date and time" hint={`In your time zone, ${zone}`} error={errors.scheduledAt?.message}>
          <Input type="datetime-local" {...form.register("scheduledAt", { required: "Choose a date and time" })} />
        </Field>
        <Field label="Duration" error={errors.duration?.message}>
          <NativeSelect {...form.register("duration", { valueAsNumber: true })}>
            {durations.map((minutes) => (
              <option key={minutes} value={minutes}>
                {minutes} minutes
              </option>
            ))}
          </NativeSelect>
        </Field>
        <Field label="Type" error={errors.type?.message}>
          <NativeSelect {...form.register("type")}>
            {interviewTypes.map((interviewType) => (
              <option key={interviewType} value={interviewType}>
                {capitalize(interviewType)}
              </option>
            ))}
          </NativeSelect>
        </Field>
        {type === "video" ? (
          <Field label="Meeting link (optional)" error={errors.meetingLink?.message}>
            <Input type="url" autoComplete="off" placeholder="https://" {...form.register("meetingLink")} />
          </Field>
        ) : (
          <Field label="Location or phone number (optional)" error={errors.location?.message}>
            <Input autoComplete="off" {...form.register("location")} />
          </Field>
        )}
        <div className="sm:col-span-2">
          <FailureNotice text={Object.keys(errors).length > 0 ? undefined : change.failure} />
        </div>
      </form>
    </Dialog>
  );
};
