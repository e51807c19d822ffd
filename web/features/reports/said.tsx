/** A figure as it is said: the number, where there are enough for one, and what it rests on. */
import type { ReactNode } from "react";
import { fewestForMedian, fewestForRate, type FigureKey } from "#domain/reports/definitions.ts";
import type { RowsPart } from "#domain/reports/reports.ts";
import {
  type Counted,
  durationWords,
  isTooFew,
  meanWords,
  percentOf,
  spokenDuration,
  type Tally,
} from "#domain/reports/tally.ts";
import { counting, groupWords } from "./report-words.ts";

export interface Said {
  readonly value: ReactNode;
  readonly beside: string;
}

const Value = ({ seconds }: { readonly seconds: number }) => {
  const { value, unit } = spokenDuration(seconds);
  return (
    <>
      {value} <span className="text-[26px]/none">{unit}</span>
    </>
  );
};

export const sayTimeToHire = (total: Tally): Said => {
  if (total.n === 0 || total.medianSeconds === null)
    return { value: null, beside: "It is counted from the first hire on." };
  if (isTooFew(total))
    return {
      value: null,
      beside: `${counting(total.n, "hire")}: too few to say. A median is shown from ${fewestForMedian} hires on.`,
    };
  const mean = meanWords(total);
  const isOther = mean !== durationWords(total.medianSeconds);
  return {
    value: <Value seconds={total.medianSeconds} />,
    beside: `Median of ${counting(total.n, "hire")}${isOther ? `; the mean is ${mean}` : ""}.`,
  };
};

export const sayRate = (part: number, { n, open }: Tally, verb: string): Said => {
  if (n === 0) return { value: null, beside: "It is counted from the first application on." };
  const percent = percentOf(part, n);
  const waiting = open === 0 ? "" : `; ${open.toLocaleString("en-US")} still open`;
  const counts = `${part.toLocaleString("en-US")} of ${n.toLocaleString("en-US")} ${verb}${waiting}.`;
  if (percent === null)
    return { value: null, beside: `${counts} Too few to say: a percentage is shown from ${fewestForRate} on.` };
  return { value: `${percent}%`, beside: counts };
};

const sayStays = ({ n, left, medianSeconds }: Tally, stage: string): Said => {
  const counts = `${counting(n, "stay")} at ${stage} ended; ${left.toLocaleString("en-US")} there now.`;
  if (medianSeconds === null || isTooFew({ n }))
    return { value: null, beside: `${counts} A median is shown from ${fewestForMedian} ended stays on.` };
  return { value: <Value seconds={medianSeconds} />, beside: `Median. ${counts}` };
};

/** What a figure's own page says above its definition; nothing where it has a number for each part and no part was chosen. */
export const sayPart = (figure: FigureKey, { total, groups }: Counted, { group }: RowsPart): Said | null => {
  const chosen = group === "" ? undefined : groups.find((each) => each.group === group);
  switch (figure) {
    case "time-to-hire":
      return sayTimeToHire(total);
    case "success-rate":
      return sayRate(total.reached.hired, total, "hired");
    case "pipeline-conversion":
      return sayRate(total.reached.interview, total, "interviewed");
    case "source-performance": {
      const of = chosen ?? total;
      return sayRate(of.reached.hired, of, "hired");
    }
    case "funnel": {
      // Months that are left out have open applications too; those are not of this figure.
      const complete = groups.filter(({ n }) => n > 0);
      const of = chosen ?? { ...total, open: complete.reduce((sum, { open }) => sum + open, 0) };
      if (of.n > 0) return sayRate(of.reached.hired, of, "hired");
      if (chosen === undefined) return null;
      const { left, open } = chosen;
      const waiting = `${open.toLocaleString("en-US")} of ${counting(left, "application")} still open`;
      return { value: null, beside: `${groupWords(figure, group)} is not counted yet: ${waiting}.` };
    }
    case "time-in-stage":
      return chosen === undefined ? null : sayStays(chosen, groupWords(figure, group));
  }
};
