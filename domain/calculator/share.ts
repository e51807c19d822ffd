/** A scenario as the query of a link, and back. Only values that differ from the defaults are written. */
import {
  type AssumptionName,
  assumptionNames,
  type CalculatorInputs,
  defaultAssumptions,
  defaultInputs,
  industryTypes,
  parseNumber,
  type Scenario,
} from "./scenario.ts";

type Query = Readonly<Record<string, string>>;

const inputNumbers = [
  "companySize",
  "hiresPerYear",
  "averageSalary",
  "timeToHire",
] as const satisfies readonly (keyof CalculatorInputs)[];

/** Larger than any company. Limits the numbers that a forged link can put on the chart. */
const maxInput = 1_000_000_000;

export const scenarioToQuery = ({ inputs, assumptions }: Scenario): Query => ({
  ...Object.fromEntries(
    inputNumbers.filter((name) => inputs[name] !== defaultInputs[name]).map((name) => [name, String(inputs[name])]),
  ),
  ...(inputs.industryType === defaultInputs.industryType ? {} : { industryType: inputs.industryType }),
  ...Object.fromEntries(
    assumptionNames
      .filter((name) => assumptions[name] !== defaultAssumptions[name])
      .map((name) => [name, String(assumptions[name])]),
  ),
});

/** Missing and invalid values of a link become the defaults. */
export const scenarioFromQuery = (query: Query): Scenario => {
  const readNumber = (name: (typeof inputNumbers)[number] | AssumptionName, fallback: number): number => {
    const text = query[name];
    if (text === undefined || !/^\d{1,12}(\.\d{1,6})?$/.test(text)) return fallback;
    return Math.min(parseNumber(text, name), maxInput);
  };
  const industryType = industryTypes.find((type) => type === query["industryType"]) ?? defaultInputs.industryType;
  const inputs = Object.fromEntries(inputNumbers.map((name) => [name, readNumber(name, defaultInputs[name])]));
  const assumptions = Object.fromEntries(
    assumptionNames.map((name) => [name, readNumber(name, defaultAssumptions[name])]),
  );
  return {
    inputs: { ...(inputs as unknown as CalculatorInputs), industryType },
    assumptions: assumptions as Record<AssumptionName, number>,
  };
};
