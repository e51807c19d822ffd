import { metricDefinitions, type MetricKey } from "#domain/reports/definitions.ts";

/** The definition of a metric, line by line. */
export const DefinitionList = ({ figure: metric }: { readonly figure: MetricKey }) => {
  const { from, to, inPeriod, leftOut, unit } = metricDefinitions[metric];
  return (
    <dl
      aria-label="Definition"
      className="grid gap-x-8 gap-y-3 rounded-card border border-line bg-card px-5.5 py-5 text-[15px]/6 sm:grid-cols-[auto_1fr]"
    >
      {(
        [
          ["Included", inPeriod],
          ["Starts", from],
          ["Ends", to],
          ["Excluded", leftOut],
          ["Unit", unit],
        ] as const
      ).map(([term, text]) => (
        <div key={term} className="sm:contents">
          <dt className="font-[560] text-ink-2">{term}</dt>
          <dd className="max-w-[72ch]">{text}</dd>
        </div>
      ))}
    </dl>
  );
};
