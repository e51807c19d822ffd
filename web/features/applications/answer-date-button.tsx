/** Promises an applicant a response by another date. */
import { useState } from "react";
import { maxAnswerDaysAhead } from "#domain/applications/answer-dates.ts";
import { setAnswerDate } from "#domain/applications/team-tasks.ts";
import { call } from "../../lib/api/api.ts";
import { useApiMutation } from "../../lib/query/use-api-mutation.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Field } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";
import { toast } from "../../ui/toast-store.ts";

const dayMs = 86_400_000;
const dayFromNow = (days: number): string => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10);

interface AnswerDateButtonProps {
  readonly applicationId: string;
  readonly candidate: string;
}

const AnswerDateDialog = ({
  applicationId,
  candidate,
  onClose,
}: AnswerDateButtonProps & { readonly onClose: () => void }) => {
  const { busy, failure, run } = useApiMutation();
  const [date, setDate] = useState(() => dayFromNow(3));
  const consequence = `We'll email ${candidate} the new date if they applied with an email address.`;
  const save = async (): Promise<void> => {
    const failed = await run(() => call(setAnswerDate, { params: { id: applicationId }, body: { date } }));
    if (failed !== undefined) return;
    onClose();
    toast({ title: "Response date changed", description: consequence });
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Change response date"
      description={consequence}
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

export const AnswerDateButton = (props: AnswerDateButtonProps) => {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" size="small" className="px-2.5!" onClick={() => setIsOpen(true)}>
        Change date<span className="sr-only"> for {props.candidate}</span>
      </Button>
      {isOpen && <AnswerDateDialog {...props} onClose={() => setIsOpen(false)} />}
    </>
  );
};
