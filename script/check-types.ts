/** `npm run types`: every room by its own rules. One thread each and two at once takes half the time of one after another. */
import { spawn } from "node:child_process";
import { once } from "node:events";

/** The longest first. */
const waiting = [".", "server", "web", "domain", "content"];
const atOnce = 2;

const check = async (room: string): Promise<boolean> => {
  const child = spawn("tsc", ["-p", room, "--singleThreaded"], { stdio: "inherit" });
  const [status] = (await once(child, "exit")) as [number | null];
  return status === 0;
};

const work = async (): Promise<boolean> => {
  let isWell = true;
  for (let room = waiting.shift(); room !== undefined; room = waiting.shift()) isWell = (await check(room)) && isWell;
  return isWell;
};

const wells = await Promise.all(Array.from({ length: atOnce }, work));
process.exit(wells.every(Boolean) ? 0 : 1);
