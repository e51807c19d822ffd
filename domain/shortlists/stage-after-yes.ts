import type { Stage } from "../pipeline/stages.ts";

/** A client's yes moves an applied candidate to screening. Later stages stay, and no verdict rejects a candidate. */
export const stageAfterClientYes = (stage: Stage): Stage | undefined => (stage === "applied" ? "screening" : undefined);
