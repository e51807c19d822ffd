import type { Stage } from "../pipeline/stages.ts";

/** A yes takes somebody who has only applied one stage on. Whoever is further stays, and no answer rejects anybody. */
export const stageAfterYes = (stage: Stage): Stage | undefined => (stage === "applied" ? "screening" : undefined);
