import { Check } from "lucide-react";

interface SelectBoxProps {
  readonly label: string;
  readonly checked: boolean;
  readonly tabIndex?: number;
  readonly onSelect: (isRange: boolean) => void;
}

/** A small checkbox on a card or row. Its click target is larger than the visible box. */
export const SelectBox = ({ label, checked, tabIndex, onSelect }: SelectBoxProps) => (
  <span className="relative mt-0.75 block size-4.5 shrink-0">
    <input
      type="checkbox"
      aria-label={label}
      checked={checked}
      tabIndex={tabIndex}
      readOnly
      onClick={({ shiftKey }) => onSelect(shiftKey)}
      className="absolute inset-0 size-4.5 appearance-none rounded-xs border border-edge/70 bg-card before:absolute before:-inset-2.5 checked:border-brand checked:bg-brand"
    />
    {checked && (
      <Check
        className="pointer-events-none absolute inset-0.5 size-3.5 text-brand-ink"
        strokeWidth={3}
        aria-hidden="true"
      />
    )}
  </span>
);
