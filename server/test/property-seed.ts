/** One seed for the random draws of a run. `PROPERTY_SEED=123` repeats a run; a failed test prints the seed. */
import fc from "fast-check";
import { afterEach } from "vitest";

export const propertySeed = Number(process.env["PROPERTY_SEED"]);

fc.configureGlobal({ seed: propertySeed });

afterEach(({ task }) => {
  if (task.result?.state === "fail")
    console.error(`PROPERTY_SEED=${propertySeed} repeats the random draws of this run`);
});
