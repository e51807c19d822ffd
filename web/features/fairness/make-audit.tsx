/** Tables of every job or of one, made now; what was made before is not changed by it. */
import { useState } from "react";
import { useNavigate } from "react-router";
import { type Fairness, makeAudit } from "#domain/fairness/audits.ts";
import { call } from "../../lib/api.ts";
import { useChange } from "../../lib/use-change.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { NativeSelect } from "../../ui/native-select.tsx";
import { FailureNotice } from "../../ui/notice.tsx";

export const MakeAudit = ({ jobs }: { readonly jobs: Fairness["jobs"] }) => {
  const { busy, failure, forget, run } = useChange();
  const navigate = useNavigate();
  const [jobId, setJobId] = useState("");
  const make = (): void => {
    void run(async () => {
      const { id } = await call(makeAudit, { body: { jobId: jobId === "" ? null : jobId } });
      await navigate(`?audit=${id}`, { preventScrollReset: true });
    });
  };
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-end gap-3">
        <Field label="Of whom" className="w-full sm:w-80">
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
        <Button size="large" busy={busy && "Counting"} onClick={make}>
          Make the tables
        </Button>
      </div>
      <FailureNotice text={failure} />
    </div>
  );
};
