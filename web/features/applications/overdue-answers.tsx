/** Applicants who were promised an answer by a day that has passed. Moving the application or setting a new date resolves it. */
import { useState } from "react";
import { Link } from "react-router";
import { maxAnswerDaysAhead, formatDay } from "#domain/applications/answer-dates.ts";
import { setAnswerDate, type TeamTask } from "#domain/applications/team-tasks.ts";
import { call } from "../../lib/api/api.ts";
import { useApiMutation } from "../../lib/query/use-api-mutation.ts";
import { useViewer } from "../../lib/auth/viewer.ts";
import { capitalize } from "../../sections/workspace/job-badges.tsx";
import { Button } from "../../ui/button.tsx";
import { cardClass } from "../../ui/card.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Field } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";
import { toast } from "../../ui/toast-store.ts";

const dayMs = 86_400_000;
const dayFromNow = (days: number): string => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10);

const AnswerDateDialog = ({ task, onClose }: { readonly task: TeamTask; readonly onClose: () => void }) => {
  const { busy, failure, run } = useApiMutation();
  const [date, setDate] = useState(() => dayFromNow(3));
  const save = async (): Promise<void> => {
    const failed = await run(() => call(setAnswerDate, { params: { id: task.applicationId }, body: { date } }));
    if (failed !== undefined) return;
    onClose();
    toast({
      title: "Response date changed",
      description: `We'll email ${task.candidate} the new date if they applied with an email address.`,
    });
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Change response date"
      description={`We'll email ${task.candidate} the new date if they applied with an email address.`}
      className="sm:max-w-[480px]"
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form="answer-date" busy={busy && "Saving"}>
            Save date
          </Button>
        </>
      }
    >
      <form
        id="answer-date"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <Field label="Respond by" error={failure}>
          <Input
            type="date"
            required
            min={dayFromNow(0)}
            max={dayFromNow(maxAnswerDaysAhead)}
            value={date}
            onChange={({ target }) => setDate(target.value)}
          />
        </Field>
      </form>
    </Dialog>
  );
};

const linkClass = "underline-offset-4 hover:text-brand hover:underline";

interface OverdueAnswersProps {
  readonly tasks: readonly TeamTask[];
  readonly count: number;
}

export const OverdueAnswers = ({ tasks, count }: OverdueAnswersProps) => {
  const { may } = useViewer();
  const [taskToChange, setTaskToChange] = useState<TeamTask>();
  if (tasks.length === 0) return null;
  return (
    <section aria-label="Overdue responses" className="mb-10">
      <h2 className="mb-3.5 text-[21px]">Overdue responses</h2>
      <ul className={cardClass("divide-y divide-line")}>
        {tasks.map((task) => (
          <li key={task.id} className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 px-5 py-3.5">
            <div className="min-w-0 max-sm:col-span-2">
              <p className="leading-6 font-[560] wrap-anywhere">
                <Link to={`/platform/candidates/${task.candidateId}`} className={linkClass}>
                  {task.candidate}
                </Link>
              </p>
              <p className="text-sm/5 wrap-anywhere text-ink-3">
                <Link to={`/platform/jobs/${task.jobId}`} className={linkClass}>
                  {task.job}
                </Link>
                , in {capitalize(task.stage)}
              </p>
            </div>
            <p className="text-sm/5 font-[540] text-warn sm:row-start-2">Due {formatDay(task.dueAt)}</p>
            {may("candidate.edit") && (
              <Button
                variant="secondary"
                size="small"
                className="sm:row-span-2 sm:row-start-1"
                onClick={() => setTaskToChange(task)}
              >
                Change date
              </Button>
            )}
          </li>
        ))}
      </ul>
      {count > tasks.length && (
        <p className="mt-3 text-sm/5 text-ink-3">
          Showing the {tasks.length} longest overdue of {count}.
        </p>
      )}
      {taskToChange !== undefined && (
        <AnswerDateDialog task={taskToChange} onClose={() => setTaskToChange(undefined)} />
      )}
    </section>
  );
};
