/** Tables of every job or of one, made now; what was made before is not changed by it. */
import { type ReactNode, useState } from "react";
import { useNavigate } from "react-router";
import { auditRefusals, daysBetweenAudits, type Fairness, makeAudit } from "#domain/fairness/audits.ts";
import { call } from "../../lib/api.ts";
import { useChange } from "../../lib/use-change.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Moment } from "../../ui/moment.tsx";
import { NativeSelect } from "../../ui/native-select.tsx";
import { FailureNotice } from "../../ui/notice.tsx";

const dayMs = 86_400_000;

interface MakeAuditProps extends Fairness {
  /** Of the server, when it answered. */
  readonly now: number;
  /** Shown as long as there is nothing and nothing was tried. */
  readonly empty: ReactNode;
}

/** That people are too few is an answer, not a mishap. */
const isAnswer = (failure: string): boolean => Object.values<string>(auditRefusals).includes(failure);

export const MakeAudit = ({ jobs, audits, now, empty }: MakeAuditProps) => {
  const { busy, failure, forget, run } = useChange();
  const navigate = useNavigate();
  const [jobId, setJobId] = useState("");
  const last = audits.find(({ job }) => (job?.id ?? "") === jobId);
  const again = last === undefined ? 0 : Date.parse(last.madeAt) + daysBetweenAudits * dayMs;
  const make = (): void => {
    void run(async () => {
      const { id } = await call(makeAudit, { body: { jobId: jobId === "" ? null : jobId } });
      await navigate(`?audit=${id}`, { preventScrollReset: true });
    });
  };
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-end gap-3">
        <Field label="Which jobs" className="w-full sm:w-80">
          <NativeSelect
            value={jobId}
            onChange={({ target }) => {
              forget();
              setJobId(target.value);
            }}
          >
            <option value="">Every job</option>
            {jobs.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </NativeSelect>
        </Field>
        <Button size="large" busy={busy && "Counting"} disabled={again > now} onClick={make}>
          Run the analysis
        </Button>
      </div>
      {last !== undefined && again > now && (
        <p className="text-[15px]/6 text-ink-2">
          Made on <Moment iso={last.madeAt} />; can be made anew from <Moment iso={new Date(again).toISOString()} /> on.
        </p>
      )}
      {failure !== undefined && isAnswer(failure) ? (
        <p role="alert" className="rounded-control border border-line bg-card px-4 py-3 text-[15px]/6">
          {failure}
        </p>
      ) : (
        <FailureNotice text={failure} />
      )}
      {audits.length === 0 && failure === undefined && empty}
    </div>
  );
};
