/** What the numbers of an audit mean and what they do not show. */
import { auditDefinitions, auditLimits } from "#domain/fairness/audits.ts";

export const AuditLimits = () => (
  <section
    aria-label="What these tables don't show"
    className="grid gap-2 rounded-card border border-line bg-paper-2 px-5 py-4.5 sm:px-6"
  >
    <h2 className="text-[17px]">What these tables don't show</h2>
    {auditLimits.map((text) => (
      <p key={text} className="max-w-[80ch] text-[15px]/6">
        {text}
      </p>
    ))}
  </section>
);

/** Splits "term: meaning" and capitalizes the meaning. */
const splitDefinition = (text: string): readonly [string, string] => {
  const colonIndex = text.indexOf(": ");
  const [first = "", ...rest] = text.slice(colonIndex + 2);
  return [text.slice(0, colonIndex), `${first.toUpperCase()}${rest.join("")}`];
};

export const AuditDefinitions = () => (
  <section aria-label="How the numbers are calculated" className="grid gap-4">
    <h2 className="text-[21px]">How the numbers are calculated</h2>
    <dl className="grid max-w-[90ch] gap-3.5 text-[15px]/6">
      {auditDefinitions.map(splitDefinition).map(([term, meaning]) => (
        <div key={term} className="grid gap-x-6 sm:grid-cols-[150px_1fr]">
          <dt className="font-[560]">{term}</dt>
          <dd className="text-ink-2">{meaning}</dd>
        </div>
      ))}
    </dl>
  </section>
);
