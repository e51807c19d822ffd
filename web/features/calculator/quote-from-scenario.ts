import { usd } from "#domain/calculator/report.ts";
import { roi } from "#domain/calculator/roi.ts";
import type { Scenario } from "#domain/calculator/scenario.ts";
import type { QuoteRequest } from "#domain/leads/quote-request.ts";
import type { QuotePrefill } from "../../lib/quote-dialog.ts";

/** The size class of the quote form for a head count. */
const sizeClassOf = (employees: number): QuoteRequest["companySize"] => {
  if (employees <= 10) return "startup";
  if (employees <= 50) return "small";
  if (employees <= 200) return "medium";
  return employees <= 1000 ? "large" : "enterprise";
};

/** Prefills the quote form from the calculator's scenario. */
export const quoteFromScenario = (scenario: Scenario): QuotePrefill => {
  const { companySize, hiresPerYear, averageSalary, timeToHire, industryType } = scenario.inputs;
  const { inHouse, agency, cohire } = roi(scenario);
  return {
    companySize: sizeClassOf(companySize),
    hiringNeed: `About ${hiresPerYear} hires a year, average salary ${usd(averageSalary)}`,
    message: [
      `From the calculator: ${companySize} employees, ${industryType}, ${timeToHire} days to hire today.`,
      `Annual cost: in-house ${usd(inHouse.totalAnnualCost)}, agency ${usd(agency.totalAnnualCost)}, yours ${usd(cohire.totalAnnualCost)}.`,
    ].join("\n"),
  };
};
