import { type CSSProperties, useId } from "react";

interface SliderProps {
  readonly label: string;
  readonly value: number;
  readonly onValueChange: (value: number) => void;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  /** The value as text, shown beside the label and announced by screen readers: "20 %", "45 days". */
  readonly valueText: string;
  readonly minText?: string;
  readonly maxText?: string;
}

/** The browser's own range input, which brings arrow keys, Home, End, touch and screen reader support. */
export const Slider = ({ label, value, onValueChange, min, max, step, valueText, minText, maxText }: SliderProps) => {
  const id = useId();
  const filled = { "--filled": `${((Math.min(Math.max(value, min), max) - min) / (max - min)) * 100}%` };
  return (
    <div>
      <div className="flex items-baseline justify-between gap-4 text-[15px]/[22px]">
        <label htmlFor={id} className="text-ink-2">
          {label}
        </label>
        <output htmlFor={id} className="font-[600] text-ink tabular-nums">
          {valueText}
        </output>
      </div>
      <input
        id={id}
        type="range"
        className="slider"
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={valueText}
        style={filled as CSSProperties}
        onChange={({ target }) => onValueChange(target.valueAsNumber)}
      />
      {(minText !== undefined || maxText !== undefined) && (
        <div className="-mt-1.5 flex justify-between text-sm/5 text-ink-3 tabular-nums">
          <span>{minText}</span>
          <span>{maxText}</span>
        </div>
      )}
    </div>
  );
};
