/** Which model is cheapest at which number of hires. */
import { type Model, models, roi } from "./roi.ts";
import type { Scenario } from "./scenario.ts";

export const maxHiresCharted = 100;

export interface CostPoint extends Readonly<Record<Model, number>> {
  readonly hires: number;
}

/** Annual cost of the three models for one to a hundred hires a year, all else as in the scenario. */
export const costCurve = ({ inputs, assumptions }: Scenario): readonly CostPoint[] =>
  Array.from({ length: maxHiresCharted }, (_none, index) => {
    const result = roi({ inputs: { ...inputs, hiresPerYear: index + 1 }, assumptions });
    return {
      hires: index + 1,
      inHouse: result.inHouse.totalAnnualCost,
      agency: result.agency.totalAnnualCost,
      cohire: result.cohire.totalAnnualCost,
    };
  });

export interface HireRange {
  readonly from: number;
  readonly to: number;
  readonly cheapest: Model;
}

/** At a tie the first model of the list wins, so that our own model never wins a tie. */
const cheapestAt = (point: CostPoint): Model =>
  models.reduce((best, model) => (point[model] < point[best] ? model : best));

/** The ranges of hires per year in which one model is the cheapest. */
export const cheapestRanges = (curve: readonly CostPoint[]): readonly HireRange[] =>
  curve.reduce<readonly HireRange[]>((hireRanges, point) => {
    const cheapest = cheapestAt(point);
    const last = hireRanges.at(-1);
    return last?.cheapest === cheapest
      ? [...hireRanges.slice(0, -1), { ...last, to: point.hires }]
      : [...hireRanges, { from: point.hires, to: point.hires, cheapest }];
  }, []);
