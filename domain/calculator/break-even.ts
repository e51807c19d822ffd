/** Which model is cheapest at which number of hires, told as it is. */
import { type Model, models, roi } from "./roi.ts";
import type { Scenario } from "./scenario.ts";

export const maxHiresDrawn = 100;

export interface CostPoint extends Readonly<Record<Model, number>> {
  readonly hires: number;
}

/** Annual cost of the three models for one to a hundred hires a year, all else as in the scenario. */
export const costCurve = ({ inputs, assumptions }: Scenario): readonly CostPoint[] =>
  Array.from({ length: maxHiresDrawn }, (_none, at) => {
    const result = roi({ inputs: { ...inputs, hiresPerYear: at + 1 }, assumptions });
    return {
      hires: at + 1,
      inHouse: result.inHouse.totalAnnualCost,
      agency: result.agency.totalAnnualCost,
      cohire: result.cohire.totalAnnualCost,
    };
  });

export interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly cheapest: Model;
}

/** At a tie the model that is named first stays: nobody wins by a draw with us. */
const cheapestAt = (point: CostPoint): Model =>
  models.reduce((best, model) => (point[model] < point[best] ? model : best));

/** The stretches of hires per year in which one model is the cheapest. */
export const cheapestStretches = (curve: readonly CostPoint[]): readonly Stretch[] =>
  curve.reduce<readonly Stretch[]>((found, point) => {
    const cheapest = cheapestAt(point);
    const last = found.at(-1);
    return last?.cheapest === cheapest
      ? [...found.slice(0, -1), { ...last, to: point.hires }]
      : [...found, { from: point.hires, to: point.hires, cheapest }];
  }, []);
