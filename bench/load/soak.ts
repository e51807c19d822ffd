/** Runs the mixed load for half an hour: memory and connections must not grow. */
import { runSoak, soakLoadMultiplier } from "./run-soak.ts";
import { startLoadEnvironment } from "./environment.ts";

const isQuick = process.argv.includes("--quick");
const argument = (name: string): string | undefined =>
  process.argv.find((each) => each.startsWith(`--${name}=`))?.slice(name.length + 3);
const multiple = Number(argument("multiple") ?? soakLoadMultiplier);
const minutes = Number(argument("minutes") ?? (isQuick ? 0.2 : 30));

const environment = await startLoadEnvironment(
  isQuick ? { candidates: 1000, jobs: 2000 } : { candidates: 100_000, jobs: 100_000 },
);
try {
  await runSoak(environment, { loadMultiplier: multiple, minutes, isQuick });
} finally {
  await environment.stop();
}
process.exit(0);
