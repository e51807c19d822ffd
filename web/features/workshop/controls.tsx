import { ArrowRight, Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { Field } from "../../ui/field.tsx";
import { FileField } from "../../ui/file-field.tsx";
import { Input, Textarea } from "../../ui/input.tsx";
import { Select } from "../../ui/select.tsx";
import { Slider } from "../../ui/slider.tsx";
import { Switch } from "../../ui/switch.tsx";
import { ShowcaseSection } from "./showcase-section.tsx";

const Buttons = () => (
  <ShowcaseSection
    title="Buttons"
    text="Start each label with a verb. While busy, a button says what it's doing and can't be pressed again."
  >
    <div className="flex flex-wrap items-center gap-3">
      <Button size="large">
        Get a quote <ArrowRight aria-hidden="true" />
      </Button>
      <Button variant="secondary" size="large">
        See ROI calculator
      </Button>
      <Button variant="quiet" size="large">
        Cancel
      </Button>
      <Button variant="danger" size="large">
        <Trash2 aria-hidden="true" /> Delete profile
      </Button>
    </div>
    <div className="mt-4 flex flex-wrap items-center gap-3">
      <Button>Create account</Button>
      <Button variant="secondary">
        <Plus aria-hidden="true" /> New job
      </Button>
      <Button busy="Sending request...">Send request</Button>
      <Button disabled>Not yet</Button>
      <Button size="small">Small</Button>
      <Button size="small" variant="secondary">
        Small
      </Button>
      <Button size="small" variant="quiet">
        Small
      </Button>
    </div>
  </ShowcaseSection>
);

const Fields = () => (
  <ShowcaseSection title="Fields" text="Put the label above and the hint or error below. Errors say what to do next.">
    <div className="grid max-w-3xl gap-5 sm:grid-cols-2">
      <Field label="First Name *">
        <Input autoComplete="off" defaultValue="Maya" />
      </Field>
      <Field label="Work Email *" error="Please enter a valid email address">
        <Input type="email" autoComplete="off" defaultValue="maya@riverbend" />
      </Field>
      <Field label="Company Size" hint="Helps us estimate the work">
        <Select
          placeholder="Select company size"
          options={["1-10", "11-50", "51-200", "201-1000", "1000+"].map((size) => ({
            value: size,
            label: `${size} employees`,
          }))}
        />
      </Field>
      <Field label="Phone">
        <Input type="tel" autoComplete="off" placeholder="(614) 555-0100" disabled />
      </Field>
      <Field label="What positions do you need to fill? *" className="sm:col-span-2">
        <Textarea rows={3} placeholder="Four ICU nurses for nights, one nurse manager" />
      </Field>
    </div>
  </ShowcaseSection>
);

const Choices = () => {
  const [days, setDays] = useState(45);
  const [file, setFile] = useState<File | null>(null);
  const [fee, setFee] = useState(20);
  return (
    <ShowcaseSection
      title="Choices"
      text="The whole row is clickable, not just the box. Sliders respond to arrow keys and state their value in words."
    >
      <div className="grid max-w-3xl gap-x-12 gap-y-8 sm:grid-cols-2">
        <div>
          <Checkbox label="RPO Services" defaultChecked />
          <Checkbox label="AI Recruitment Platform" />
          <Checkbox label="Talent Analytics" disabled />
        </div>
        <div className="grid content-start gap-2">
          <Switch label="Show my location" hint="City and state, never the street" defaultChecked />
          <Switch label="Show my desired salary" />
        </div>
        <Slider
          label="Time to hire"
          value={days}
          onValueChange={setDays}
          min={15}
          max={120}
          step={5}
          valueText={`${days} days`}
          minText="15"
          maxText="120"
        />
        <Slider
          label="Agency fee"
          value={fee}
          onValueChange={setFee}
          min={10}
          max={30}
          step={1}
          valueText={`${fee}%`}
        />
        <FileField
          label="Resume (optional)"
          extensions={[".pdf", ".txt"]}
          note="PDF or TXT. Files aren't uploaded from this page."
          file={file}
          error={undefined}
          validate={() => undefined}
          onChange={setFile}
        />
      </div>
    </ShowcaseSection>
  );
};

export const Controls = () => (
  <>
    <Buttons />
    <Fields />
    <Choices />
  </>
);
