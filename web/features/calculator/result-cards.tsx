import { clsx } from "clsx";
import { modelNames, usd, wholeDays } from "#domain/calculator/report.ts";
import { type Model, type ModelResult, models, type Roi } from "#domain/calculator/roi.ts";
import { Badge, type Tone } from "../../ui/badge.tsx";
import { cardClass } from "../../ui/card.tsx";

const modelMarks: Readonly<Record<Model, { readonly text: string; readonly tone: Tone }>> = {
  inHouse: { text: "Expensive", tone: "plain" },
  agency: { text: "Slow", tone: "plain" },
  cohire: { text: "Recommended", tone: "brand" },
};

const resultRow = "flex items-baseline justify-between gap-3 border-t border-line py-2.5 text-[15px]/6";

const ResultCard = ({ model, result }: { readonly model: Model; readonly result: ModelResult }) => {
  const loss = result.revenueImpact < 0 || model !== "cohire";
  return (
    <section
      aria-label={modelNames[model]}
      className={clsx(cardClass("p-5 sm:p-6"), model === "cohire" && "border-2 border-brand!")}
    >
      <Badge tone={modelMarks[model].tone}>{modelMarks[model].text}</Badge>
      <h2 className="mt-3.5 text-[20px]">{modelNames[model]}</h2>
      <dl className="mt-4">
        <div className="mb-4 flex flex-col-reverse gap-1">
          <dt className="text-[15px] text-ink-2">Annual cost</dt>
          <dd className="font-display text-[34px]/none font-[640] tracking-[-0.03em] tabular-nums">
            {usd(result.totalAnnualCost)}
          </dd>
        </div>
        <div className={resultRow}>
          <dt className="text-ink-2">Cost per hire</dt>
          <dd className="font-[600] tabular-nums">{usd(result.costPerHire)}</dd>
        </div>
        <div className={resultRow}>
          <dt className="text-ink-2">Time to hire</dt>
          <dd className="font-[600] tabular-nums">{wholeDays(result.timeToHire)}</dd>
        </div>
        <div className={resultRow}>
          <dt className="text-ink-2">Quality score</dt>
          <dd className="font-[600] tabular-nums">{result.qualityScore}</dd>
        </div>
        <div className={resultRow}>
          <dt className="text-ink-2">Revenue {loss ? "loss" : "gain"}</dt>
          <dd className={clsx("font-[600] tabular-nums", loss ? "text-bad" : "text-good")}>
            {loss ? usd(-Math.abs(result.revenueImpact)) : `+${usd(result.revenueImpact)}`}
          </dd>
        </div>
      </dl>
    </section>
  );
};

export const ResultCards = ({ result }: { readonly result: Roi }) => (
  <div className="grid gap-4 md:grid-cols-3">
    {models.map((model) => (
      <ResultCard key={model} model={model} result={result[model]} />
    ))}
  </div>
);
