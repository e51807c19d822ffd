import { Slider as Radix } from "radix-ui";

interface SliderProps {
  readonly label: string;
  readonly value: number;
  readonly onValueChange: (value: number) => void;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  /** The value in words, beside the label and for a screen reader: "20 %", "45 days". */
  readonly valueText: string;
  readonly minText?: string;
  readonly maxText?: string;
}

export const Slider = ({ label, value, onValueChange, min, max, step, valueText, minText, maxText }: SliderProps) => (
  <div>
    <div className="flex items-baseline justify-between gap-4 text-[15px]/[22px]">
      <span className="text-ink-2">{label}</span>
      <output className="font-[600] text-ink tabular-nums">{valueText}</output>
    </div>
    <Radix.Root
      value={[value]}
      onValueChange={([next]) => {
        if (next !== undefined) onValueChange(next);
      }}
      min={min}
      max={max}
      step={step}
      className="relative flex h-11 touch-none items-center select-none"
    >
      <Radix.Track className="relative h-1.5 grow rounded-full bg-line">
        <Radix.Range className="absolute h-full rounded-full bg-brand" />
      </Radix.Track>
      <Radix.Thumb
        aria-label={label}
        aria-valuetext={valueText}
        className="block size-5.5 rounded-full border-2 border-brand bg-card transition-transform hover:scale-110"
      />
    </Radix.Root>
    {(minText !== undefined || maxText !== undefined) && (
      <div className="-mt-1.5 flex justify-between text-sm/5 text-ink-3 tabular-nums">
        <span>{minText}</span>
        <span>{maxText}</span>
      </div>
    )}
  </div>
);
