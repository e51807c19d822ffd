/** The fields for who chooses the time, the length, and the location. */
import { interviewTypes, type InterviewType } from "#domain/interviews/schedule-interview.ts";
import { Field } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";
import { NativeSelect } from "../../ui/native-select.tsx";
import { typeLabelOf } from "./interview-labels.ts";

const durations = [30, 45, 60, 90, 120];

const segmentClass =
  "relative flex min-h-11 min-w-0 cursor-pointer items-center justify-center rounded-[7px] px-3 py-1.5 text-center text-[15px]/5 font-[560] text-ink-2 transition-colors hover:text-ink has-checked:bg-card has-checked:text-ink has-checked:ring-1 has-checked:ring-edge/50 has-focus-visible:outline-2 has-focus-visible:outline-offset-1 has-focus-visible:outline-brand";

interface SchedulingModeProps {
  readonly candidate: string;
  readonly candidateChooses: boolean;
  readonly onChange: (asks: boolean) => void;
}

export const SchedulingMode = ({ candidate, candidateChooses, onChange }: SchedulingModeProps) => (
  <fieldset className="min-w-0">
    <legend className="mb-2 text-[15px]/[22px] font-[540]">Who chooses the time</legend>
    <div className="grid grid-cols-2 gap-1 rounded-control bg-paper-2 p-1">
      {[false, true].map((isRemote) => (
        <label key={String(isRemote)} className={segmentClass}>
          <input
            type="radio"
            name="way"
            className="sr-only"
            checked={candidateChooses === isRemote}
            onChange={() => onChange(isRemote)}
          />
          <span className="min-w-0 truncate">{isRemote ? `${candidate.split(" ")[0]} picks` : "I pick a time"}</span>
        </label>
      ))}
    </div>
  </fieldset>
);

export interface MeetingValues {
  readonly duration: number;
  readonly type: InterviewType;
  readonly location: string;
}

interface MeetingFieldsProps {
  readonly values: MeetingValues;
  readonly onChange: (values: MeetingValues) => void;
}

export const MeetingFields = ({ values, onChange }: MeetingFieldsProps) => (
  <>
    <div className="grid grid-cols-2 gap-4">
      <Field label="Duration">
        <NativeSelect
          value={values.duration}
          onChange={(event) => onChange({ ...values, duration: Number(event.target.value) })}
        >
          {durations.map((minutes) => (
            <option key={minutes} value={minutes}>
              {minutes} minutes
            </option>
          ))}
        </NativeSelect>
      </Field>
      <Field label="Format">
        <NativeSelect
          value={values.type}
          onChange={(event) => onChange({ ...values, type: event.target.value as InterviewType })}
        >
          {interviewTypes.map((interviewType) => (
            <option key={interviewType} value={interviewType}>
              {typeLabelOf(interviewType)}
            </option>
          ))}
        </NativeSelect>
      </Field>
    </div>
    <Field label={values.type === "video" ? "Meeting link (optional)" : "Location or phone number (optional)"}>
      <Input
        type={values.type === "video" ? "url" : "text"}
        autoComplete="off"
        value={values.location}
        maxLength={255}
        onChange={(event) => onChange({ ...values, location: event.target.value })}
      />
    </Field>
  </>
);
