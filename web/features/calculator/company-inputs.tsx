import { inputLabels } from "#domain/calculator/report.ts";
import { type CalculatorInputs, type IndustryType, industryTypes } from "#domain/calculator/scenario.ts";
import { Field } from "../../ui/field.tsx";
import { NativeSelect } from "../../ui/native-select.tsx";
import { Slider } from "../../ui/slider.tsx";
import { NumberField } from "./number-field.tsx";

interface CompanyInputsProps {
  readonly inputs: CalculatorInputs;
  readonly onChange: (change: Partial<CalculatorInputs>) => void;
}

const toTitleCase = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

const maxHires = 100;

export const CompanyInputs = ({ inputs, onChange }: CompanyInputsProps) => (
  <div className="grid gap-5">
    <NumberField
      name="companySize"
      label={inputLabels.companySize}
      value={inputs.companySize}
      onChange={(companySize) => onChange({ companySize })}
    />
    <Slider
      label={inputLabels.hiresPerYear}
      value={inputs.hiresPerYear}
      onValueChange={(hiresPerYear) => onChange({ hiresPerYear })}
      min={1}
      max={maxHires}
      step={1}
      valueText={inputs.hiresPerYear === maxHires ? "100+" : String(inputs.hiresPerYear)}
      minText="1"
      maxText="100+"
    />
    <NumberField
      name="averageSalary"
      label={`${inputLabels.averageSalary} ($)`}
      value={inputs.averageSalary}
      onChange={(averageSalary) => onChange({ averageSalary })}
    />
    <Slider
      label="Time to hire"
      value={inputs.timeToHire}
      onValueChange={(timeToHire) => onChange({ timeToHire })}
      min={15}
      max={120}
      step={5}
      valueText={`${inputs.timeToHire} days`}
      minText="15 days"
      maxText="120 days"
    />
    <Field label={inputLabels.industryType}>
      <NativeSelect
        name="industryType"
        value={inputs.industryType}
        onChange={({ target }) => onChange({ industryType: target.value as IndustryType })}
      >
        {industryTypes.map((type) => (
          <option key={type} value={type}>
            {toTitleCase(type)}
          </option>
        ))}
      </NativeSelect>
    </Field>
  </div>
);
