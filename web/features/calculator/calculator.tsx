import { useState } from "react";
import { Link } from "react-router";
import { brand } from "#domain/brand.ts";
import { roi, type Roi } from "#domain/calculator/roi.ts";
import { defaultScenario, type Scenario } from "#domain/calculator/scenario.ts";
import { scenarioFromQuery } from "#domain/calculator/share.ts";
import { PageSection } from "../../sections/page-section.tsx";
import { CallToAction } from "../../sections/call-to-action.tsx";
import { SectionHeader } from "../../sections/section-header.tsx";
import { useQueryAfterHydration } from "../../lib/use-hydrated.ts";
import { useOpenQuote, type QuotePrefill } from "../../lib/quote-dialog.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { cardClass } from "../../ui/card.tsx";
import { Container } from "../../ui/container.tsx";
import { AssumptionPanel } from "./assumption-panel.tsx";
import { CompanyInputs } from "./company-inputs.tsx";
import { CostChart } from "./cost-chart.tsx";
import { ResultCards } from "./result-cards.tsx";
import { ScenarioExport } from "./scenario-export.tsx";
import { usd, savingLines } from "#domain/calculator/report.ts";
import type { QuoteRequest } from "#domain/leads/quote-request.ts";
import { clsx } from "clsx";

/** The savings, or the extra cost, of switching to us. The sign is always shown. */
const SavingsCard = ({ result }: { readonly result: Roi }) => (
  <section aria-label="Savings" className={cardClass("p-5 sm:p-6")}>
    <h2 className="text-[19px]">A year with {brand.name}</h2>
    <dl className="mt-4 grid gap-5 sm:grid-cols-3">
      {savingLines(result).map(({ label, amount, note }) => {
        const isMoreExpensive = amount.startsWith("-");
        return (
          <div key={label} className="grid content-start gap-1 border-t border-line pt-4">
            <dt className="text-[15px]/6 text-ink-2">{label}</dt>
            <dd
              className={clsx(
                "font-display text-[28px]/none font-[640] tracking-[-0.02em] tabular-nums",
                isMoreExpensive ? "text-bad" : "text-good",
              )}
            >
              {amount}
            </dd>
            <dd className="text-[15px]/6 text-ink-2">{note}</dd>
          </div>
        );
      })}
    </dl>
  </section>
);

/** The size class of the quote form for a head count. */
const sizeClassOf = (employees: number): QuoteRequest["companySize"] => {
  if (employees <= 10) return "startup";
  if (employees <= 50) return "small";
  if (employees <= 200) return "medium";
  return employees <= 1000 ? "large" : "enterprise";
};

/** Prefills the quote form from the calculator's scenario. */
const quoteFromScenario = (scenario: Scenario): QuotePrefill => {
  const { companySize, hiresPerYear, averageSalary, timeToHire, industryType } = scenario.inputs;
  const { inHouse, agency, cohire } = roi(scenario);
  return {
    companySize: sizeClassOf(companySize),
    hiringNeed: `About ${hiresPerYear} hires a year, average salary ${usd(averageSalary)}`,
    message: [
      `From the calculator: ${companySize} employees, ${industryType}, ${timeToHire} days to hire today.`,
      `Annual cost: in-house ${usd(inHouse.totalAnnualCost)}, agency ${usd(agency.totalAnnualCost)}, ${brand.name} ${usd(cohire.totalAnnualCost)}.`,
    ].join("\n"),
  };
};

interface CalculatorProps {
  readonly assumptions: { readonly title: string; readonly lead: string };
  readonly formula: { readonly title: string; readonly lines: readonly string[] };
  readonly closing: { readonly title: string; readonly text: string };
}

export const Calculator = ({ assumptions: heading, formula, closing }: CalculatorProps) => {
  const [edited, setScenario] = useState<Scenario | null>(null);
  const openQuote = useOpenQuote();
  // A shared link sets the scenario until the visitor changes it.
  const query = useQueryAfterHydration();
  const scenario = edited ?? scenarioFromQuery(Object.fromEntries(new URLSearchParams(query)));
  const { inputs, assumptions } = scenario;
  const result = roi(scenario);
  return (
    <>
      <Container className="grid gap-6 pb-16 md:pb-24 lg:grid-cols-[316px_1fr] lg:gap-8">
        <section
          aria-label="Your company"
          className={cardClass("self-start p-5 sm:p-6 lg:[@media(min-height:720px)]:sticky lg:top-24")}
        >
          <h2 className="mb-5 text-[19px]">Your company</h2>
          <CompanyInputs
            inputs={inputs}
            onChange={(change) => setScenario({ ...scenario, inputs: { ...inputs, ...change } })}
          />
        </section>
        <div className="grid min-w-0 content-start gap-6">
          <ResultCards result={result} />
          <SavingsCard result={result} />
          <CostChart scenario={scenario} />
          <ScenarioExport key={JSON.stringify(scenario)} scenario={scenario} />
        </div>
      </Container>
      <PageSection shaded>
        <SectionHeader {...heading} />
        <AssumptionPanel
          assumptions={assumptions}
          onChange={(name, value) => setScenario({ ...scenario, assumptions: { ...assumptions, [name]: value } })}
        />
        <div className="mt-9">
          <Button
            variant="secondary"
            onClick={() => setScenario({ ...scenario, assumptions: defaultScenario.assumptions })}
          >
            Reset assumptions
          </Button>
        </div>
      </PageSection>
      <PageSection>
        <div className="grid gap-6 lg:grid-cols-[0.8fr_1.2fr] lg:gap-14">
          <h2 className="max-w-[14ch] text-[28px] md:text-[34px]">{formula.title}</h2>
          <div className="grid max-w-[40em] gap-4 text-[17px]/7 text-ink-2">
            {formula.lines.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </div>
        </div>
      </PageSection>
      <CallToAction {...closing}>
        <div className="flex flex-wrap gap-3.5 max-sm:[&>*]:w-full">
          <Button size="large" onClick={() => openQuote(quoteFromScenario(scenario))}>
            Get a quote for this scenario
          </Button>
          <Link to="/fractional-demo" className={buttonClass("secondary", "large")}>
            Talk to {brand.name}
          </Link>
        </div>
      </CallToAction>
    </>
  );
};
