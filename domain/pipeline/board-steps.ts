/**
 * The columns of a job's board. Metrics are based on the six stages, which are the same for every job. A job may rename its steps and
 * have several of them within screening, interview and offer.
 */
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { type Stage, stages } from "./stages.ts";

export const maxBoardSteps = 16;

export const boardStep = z.object({
  key: z.string().regex(/^[a-z0-9-]{1,40}$/),
  name: z.string().trim().min(1, "Name every stage").max(40, "Stage names can have at most 40 characters"),
  stage: z.enum(stages),
});
export type BoardStep = z.infer<typeof boardStep>;

/** Stages that may have more than one step. */
export const dividedStages: readonly Stage[] = ["screening", "interview", "offer"];

export const stageNames: Readonly<Record<Stage, string>> = {
  applied: "Applied",
  screening: "Screening",
  interview: "Interview",
  offer: "Offer",
  hired: "Hired",
  rejected: "Rejected",
};

export const defaultSteps: readonly BoardStep[] = stages.map((stage) => ({
  key: stage,
  name: stageNames[stage],
  stage,
}));

/** The first problem of a list of steps, as a sentence; null if it is valid. */
export const validateStages = (steps: readonly BoardStep[]): string | null => {
  if (steps.length > maxBoardSteps) return `A pipeline can have at most ${maxBoardSteps} stages.`;
  if (new Set(steps.map(({ key }) => key)).size < steps.length) return "Two stages have the same key.";
  if (new Set(steps.map(({ name }) => name.trim().toLowerCase())).size < steps.length)
    return "Two stages have the same name. Rename one.";
  for (const stage of stages) {
    const count = steps.filter((step) => step.stage === stage).length;
    if (count === 0) return `${stageNames[stage]} needs at least one stage.`;
    if (count > 1 && !dividedStages.includes(stage))
      return `You can't split ${stageNames[stage]} into more than one stage.`;
  }
  const places = steps.map(({ stage }) => stages.indexOf(stage));
  if (places.some((place, index) => place < (places[index - 1] ?? 0)))
    return `Keep the stages in order: ${stages.map((stage) => stageNames[stage]).join(", ")}.`;
  return null;
};

/** The step of an application. Without a step, or with a removed one, it is at the first step of its stage. */
export const stepAt = (steps: readonly BoardStep[], stage: Stage, step: string): BoardStep | undefined =>
  steps.find((each) => each.key === step && each.stage === stage) ?? steps.find((each) => each.stage === stage);

/** The stored key of a step: empty for the first step of its stage. */
export const storedStepKey = (steps: readonly BoardStep[], { key, stage }: BoardStep): string =>
  steps.find((each) => each.stage === stage)?.key === key ? "" : key;

export interface StepReassignment {
  readonly from: { readonly stage: Stage; readonly step: string };
  readonly to: { readonly stage: Stage; readonly step: string };
}

/** The stored steps that change when `before` becomes `after`. `reassignments` names a step of the same stage for each removed one. */
export const reassignSteps = (
  before: readonly BoardStep[],
  after: readonly BoardStep[],
  reassignments: Readonly<Record<string, string>>,
): readonly StepReassignment[] | string => {
  const moves: StepReassignment[] = [];
  for (const step of before) {
    const unchanged = after.find(({ key }) => key === step.key);
    const target = unchanged ?? after.find(({ key }) => key === reassignments[step.key]);
    if (target === undefined) return `Choose where to move the candidates in ${step.name}.`;
    if (target.stage !== step.stage)
      return `Candidates in ${step.name} can move only to another ${stageNames[step.stage]} stage.`;
    const from = storedStepKey(before, step);
    const to = storedStepKey(after, target);
    if (from !== to) moves.push({ from: { stage: step.stage, step: from }, to: { stage: target.stage, step: to } });
  }
  return moves;
};

export const saveBoardSteps = endpoint({
  method: "PUT",
  path: "/api/jobs-enhanced/:id/board",
  params: z.object({ id: z.uuid() }),
  /** `revision` is that of the steps that were read. `reassignments` maps each removed step with applications to the step they move to. */
  body: z.object({
    revision: z.int(),
    steps: z.array(boardStep).min(stages.length).max(maxBoardSteps),
    reassignments: z.record(z.string().max(100), z.string().max(100)).default({}),
  }),
  reply: z.object({ revision: z.int(), steps: z.array(boardStep) }),
});
