import { brand } from "#domain/brand.ts";
import { assumptionLabels } from "#domain/calculator/report.ts";
import type { AssumptionName, Assumptions } from "#domain/calculator/scenario.ts";
import { Slider } from "../../ui/slider.tsx";
import { NumberField } from "./number-field.tsx";

interface SliderBounds {
  readonly min: number;
  readonly max: number;
  readonly step: number;
  /** Rates are stored as fractions and shown in percent. */
  readonly percent?: true;
  readonly unit?: string;
}

const multiplierBounds = { min: 0.5, max: 2, step: 0.1, unit: "×" } as const;
const qualityBounds = { min: 50, max: 100, step: 5 } as const;

const sliders: Readonly<Partial<Record<AssumptionName, SliderBounds>>> = {
  inHouseTimeMultiplier: multiplierBounds,
  inHouseQualityScore: qualityBounds,
  agencyFeeRate: { min: 10, max: 30, step: 1, percent: true },
  traditionalTimeMultiplier: multiplierBounds,
  traditionalQualityScore: qualityBounds,
  platformFeeRate: { min: 5, max: 20, step: 1, percent: true },
  cohireAITimeMultiplier: { min: 0.2, max: 1, step: 0.1, unit: "×" },
  cohireAIQualityScore: { min: 70, max: 100, step: 5 },
};

const columns: readonly { readonly title: string; readonly names: readonly AssumptionName[] }[] = [
  {
    title: "In-house team",
    names: [
      "recruiterSalary",
      "hiresPerRecruiter",
      "toolsCostBase",
      "toolsCostPerEmployee",
      "jobBoardCostPerHire",
      "trainingCostAnnual",
      "inHouseTimeMultiplier",
      "inHouseQualityScore",
    ],
  },
  {
    title: "Traditional agency",
    names: ["agencyFeeRate", "traditionalTimeMultiplier", "traditionalQualityScore", "revenueMultiplier"],
  },
  {
    title: brand.name,
    names: [
      "platformFeeRate",
      "aiProcessingCostPerHire",
      "expertConsultingCostPerHire",
      "monthlyEngagementFee",
      "minimumHiresThreshold",
      "cohireAITimeMultiplier",
      "cohireAIQualityScore",
      "cohireAIQualityMultiplier",
    ],
  },
];

interface AssumptionPanelProps {
  readonly assumptions: Assumptions;
  readonly onChange: (name: AssumptionName, value: number) => void;
}

/** Rounds away floating-point errors such as 0.1 + 0.2. */
const roundToStep = (value: number): number => Number(value.toFixed(4));

const AssumptionControl = ({
  name,
  assumptions,
  onChange,
}: AssumptionPanelProps & { readonly name: AssumptionName }) => {
  const bounds = sliders[name];
  const value = assumptions[name];
  const label = assumptionLabels[name];
  if (bounds === undefined) {
    return <NumberField name={name} label={label} value={value} onChange={(next) => onChange(name, next)} />;
  }
  const { min, max, step, percent, unit = "" } = bounds;
  const scale = percent === true ? 100 : 1;
  const shownValue = roundToStep(value * scale);
  return (
    <Slider
      label={label}
      value={shownValue}
      onValueChange={(next) => onChange(name, roundToStep(next / scale))}
      min={min}
      max={max}
      step={step}
      valueText={percent === true ? `${shownValue}%` : `${shownValue}${unit}`}
    />
  );
};

export const AssumptionPanel = ({ assumptions, onChange }: AssumptionPanelProps) => (
  <div className="grid gap-10 lg:grid-cols-3 lg:gap-12">
    {columns.map(({ title, names }) => (
      <fieldset key={title} className="min-w-0 border-t-2 border-brand pt-5">
        <legend className="float-left mb-5 w-full font-display text-[20px] font-[620] tracking-[-0.015em]">
          {title}
        </legend>
        <div className="clear-both grid gap-5">
          {names.map((name) => (
            <AssumptionControl key={name} name={name} assumptions={assumptions} onChange={onChange} />
          ))}
        </div>
      </fieldset>
    ))}
  </div>
);
