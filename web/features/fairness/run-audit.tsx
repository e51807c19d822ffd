/** Runs an audit of all jobs or of one. Earlier audits do not change. */
import { type ReactNode, useState } from "react";
import { useNavigate } from "react-router";
import { auditDenialReasons, daysBetweenAudits, type Fairness, createAudit } from "#domain/fairness/audits.ts";
import { call } from "../../lib/api/api.ts";
import { useApiMutation } from "../../lib/query/use-api-mutation.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Timestamp } from "../../ui/timestamp.tsx";
import { NativeSelect } from "../../ui/native-select.tsx";
import { FailureNotice } from "../../ui/notice.tsx";

const dayMs = 86_400_000;

interface RunAuditProps extends Fairness {
  /** The server's time at the response, in milliseconds. */
  readonly now: number;
  /** Shown while no audit exists and none was attempted. */
  readonly emptyState: ReactNode;
}

/** Too few people is an expected result and not an error. */
const isExpectedDenial = (failure: string): boolean => Object.values<string>(auditDenialReasons).includes(failure);

export const RunAudit = ({ jobs, audits, now, emptyState }: RunAuditProps) => {
  const { busy, failure, clearFailure, run } = useApiMutation();
  const navigate = useNavigate();
  const [jobId, setJobId] = useState("");
  const last = audits.find(({ job }) => (job?.id ?? "") === jobId);
  const nextAllowedAt = last === undefined ? 0 : Date.parse(last.madeAt) + daysBetweenAudits * dayMs;
  const start = (): void => {
    void run(async () => {
      const { id } = await call(createAudit, { body: { jobId: jobId === "" ? null : jobId } });
      await navigate(`?audit=${id}`, { preventScrollReset: true });
    });
  };
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-end gap-3">
        <Field label="Jobs" className="w-full sm:w-80">
          <NativeSelect
            value={jobId}
            onChange={({ target }) => {
              clearFailure();
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
        <Button size="large" busy={busy && "Running"} disabled={nextAllowedAt > now} onClick={start}>
          Run analysis
        </Button>
      </div>
      {last !== undefined && nextAllowedAt > now && (
        <p className="text-[15px]/6 text-ink-2">
          Last run on <Timestamp iso={last.madeAt} />. You can run it again starting{" "}
          <Timestamp iso={new Date(nextAllowedAt).toISOString()} />.
        </p>
      )}
      {failure !== undefined && isExpectedDenial(failure) ? (
        <p role="alert" className="rounded-control border border-line bg-card px-4 py-3 text-[15px]/6">
          {failure}
        </p>
      ) : (
        <FailureNotice text={failure} />
      )}
      {audits.length === 0 && failure === undefined && emptyState}
    </div>
  );
};
