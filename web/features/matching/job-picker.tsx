import type { WorkspaceJob } from "#domain/jobs/list-workspace-jobs.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { NativeSelect } from "../../ui/native-select.tsx";

interface JobPickerProps {
  readonly jobs: readonly WorkspaceJob[] | undefined;
  readonly isLoading: boolean;
  readonly jobId: string;
  readonly isRunning: boolean;
  readonly onPick: (jobId: string) => void;
  readonly onStart: () => void;
}

export const JobPicker = ({ jobs = [], isLoading, jobId, isRunning, onPick, onStart }: JobPickerProps) => (
  <form
    aria-label="Match a job"
    onSubmit={(event) => {
      event.preventDefault();
      onStart();
    }}
    className="grid items-end gap-4 sm:grid-cols-[minmax(0,1fr)_auto]"
  >
    <Field label="Job to fill">
      <NativeSelect value={jobId} onChange={(event) => onPick(event.target.value)} disabled={isRunning}>
        <option value="">{isLoading ? "Loading jobs..." : "Choose a job"}</option>
        {jobs.map(({ id, title, department }) => (
          <option key={id} value={id}>
            {title} - {department}
          </option>
        ))}
      </NativeSelect>
    </Field>
    <Button
      type="submit"
      size="large"
      disabled={jobId === ""}
      busy={isRunning && "Analyzing Candidates..."}
      className="max-sm:w-full"
    >
      Start AI Matching
    </Button>
  </form>
);
