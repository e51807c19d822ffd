/** The current step of an import, with a progress bar where a count is known, and a cancel button. */
import { Button } from "../../ui/button.tsx";
import { Progress } from "../../ui/progress.tsx";
import type { ImportStep } from "./import-sources.ts";

const stepLabel = (
  step: ImportStep,
  reading: string,
): { readonly label: string; readonly percent: number | undefined } => {
  if (step.name === "sending") return { label: "Uploading your file", percent: step.percent };
  if (step.name === "reading") return { label: reading, percent: undefined };
  const { pagesRead, pages } = step;
  return {
    label: `This is a scan. Recognizing its text: ${pagesRead} of ${pages} ${pages === 1 ? "page" : "pages"} read`,
    percent: Math.round((100 * pagesRead) / Math.max(1, pages)),
  };
};

interface ImportProgressProps {
  readonly step: ImportStep;
  readonly reading: string;
  readonly onCancel: () => void;
}

export const ImportProgress = ({ step, reading, onCancel }: ImportProgressProps) => {
  const { label, percent } = stepLabel(step, reading);
  return (
    <div className="flex items-end gap-4">
      <div className="min-w-0 flex-1">
        {percent === undefined ? (
          <div>
            <p className="mb-2 text-sm/5 text-ink-2">{label}</p>
            <div className="h-1.5 animate-breathe rounded-full bg-brand/50" />
          </div>
        ) : (
          <Progress label={label} percent={percent} />
        )}
        {/* Screen readers would announce every step's number, so it is hidden from them. */}
        <output className="sr-only">{step.name === "sending" ? "Uploading your file" : label}</output>
      </div>
      <Button variant="quiet" size="small" onClick={onCancel} className="-mb-3.5">
        Cancel
      </Button>
    </div>
  );
};
