/**
 * The columns of a job's board. Figures rest on the six stages, which are the same everywhere; a job may name them its own way and
 * have several steps within screening, interview and offer.
 */
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { type Stage, stages } from "./stages.ts";

export const mostSteps = 16;

export const boardStep = z.object({
  key: z.string().regex(/^[a-z0-9-]{1,40}$/),
  name: z.string().trim().min(1, "Please name every step").max(40, "A step's name has at most 40 characters"),
  stage: z.enum(stages),
});
export type BoardStep = z.infer<typeof boardStep>;

/** Stages that may have more than one step; the first and the two ends are one each. */
export const dividedStages: readonly Stage[] = ["screening", "interview", "offer"];

export const stageNames: Readonly<Record<Stage, string>> = {
  applied: "Applied",
  screening: "Screening",
  interview: "Interview",
  offer: "Offer",
  hired: "Hired",
  rejected: "Rejected",
};

export const usualSteps: readonly BoardStep[] = stages.map((stage) => ({ key: stage, name: stageNames[stage], stage }));

/** What is wrong with a list of steps, in a sentence; null when it can be used. */
export const faultOfSteps = (steps: readonly BoardStep[]): string | null => {
  if (steps.length > mostSteps) return `A board has at most ${mostSteps} steps.`;
  if (new Set(steps.map(({ key }) => key)).size < steps.length) return "Two steps have the same key.";
  if (new Set(steps.map(({ name }) => name.trim().toLowerCase())).size < steps.length)
    return "Two steps have the same name.";
  for (const stage of stages) {
    const count = steps.filter((step) => step.stage === stage).length;
    if (count === 0) return `${stageNames[stage]} needs at least one step.`;
    if (count > 1 && !dividedStages.includes(stage)) return `${stageNames[stage]} has exactly one step.`;
  }
  const places = steps.map(({ stage }) => stages.indexOf(stage));
  if (places.some((place, at) => place < (places[at - 1] ?? 0))) return "Steps follow the order of their stages.";
  return null;
};

/** An application without a step of its own, or with one that is gone, stands at the first of its stage. */
export const stepAt = (steps: readonly BoardStep[], stage: Stage, step: string): BoardStep | undefined =>
  steps.find((each) => each.key === step && each.stage === stage) ?? steps.find((each) => each.stage === stage);

/** What is stored for a step: nothing for the first of its stage. */
export const storedStep = (steps: readonly BoardStep[], { key, stage }: BoardStep): string =>
  steps.find((each) => each.stage === stage)?.key === key ? "" : key;

export interface Resettling {
  readonly from: { readonly stage: Stage; readonly step: string };
  readonly to: { readonly stage: Stage; readonly step: string };
}

/** Who must be written down anew when `before` becomes `after`; people of a removed step go where `heirs` says, within its stage. */
export const resettle = (
  before: readonly BoardStep[],
  after: readonly BoardStep[],
  heirs: Readonly<Record<string, string>>,
): readonly Resettling[] | string => {
  const moves: Resettling[] = [];
  for (const step of before) {
    const kept = after.find(({ key }) => key === step.key);
    const heir = kept ?? after.find(({ key }) => key === heirs[step.key]);
    if (heir === undefined) return `Please choose where the people of ${step.name} go.`;
    if (heir.stage !== step.stage) return `The people of ${step.name} can only go to another step of their stage.`;
    const from = storedStep(before, step);
    const to = storedStep(after, heir);
    if (from !== to) moves.push({ from: { stage: step.stage, step: from }, to: { stage: heir.stage, step: to } });
  }
  return moves;
};

export const saveBoardSteps = endpoint({
  method: "PUT",
  path: "/api/jobs-enhanced/:id/board",
  params: z.object({ id: z.uuid() }),
  /** `revision` is of the steps that were read. `heirs`: for each removed step with people in it, the step they go to. */
  body: z.object({
    revision: z.int(),
    steps: z.array(boardStep).min(stages.length).max(mostSteps),
    heirs: z.record(z.string().max(100), z.string().max(100)).default({}),
  }),
  reply: z.object({ revision: z.int(), steps: z.array(boardStep) }),
});
