/** Waits until a process is ready; for service managers that start several in sequence. */
import { setTimeout as wait } from "node:timers/promises";

const [, , address = ""] = process.argv;
const deadline = Date.now() + 110_000;
while (Date.now() < deadline) {
  const response = await fetch(address).catch(() => undefined);
  if (response?.ok === true) process.exit(0);
  await wait(200);
}
console.error(`${address} does not say that it is ready`);
process.exit(1);
