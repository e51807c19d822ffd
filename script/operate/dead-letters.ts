/** Lists tasks that failed every attempt, with the reason; `-- --retry` retries all of them, `-- --retry ID` one. */
import { createLog } from "#server/infra/telemetry/log.ts";
import { listDeadLetters, openBoss, retryDeadLetters } from "#server/infra/work/queue.ts";
import { requireEnv } from "./require-variable.ts";

const args = process.argv.slice(2);
const queue = openBoss(requireEnv("DATABASE_URL"), createLog("warn"), false);
await queue.start();
if (args[0] === "--retry") {
  const count = await retryDeadLetters(queue, args[1]);
  console.log(`${count} tasks queued for retry`);
} else {
  const letters = await listDeadLetters(queue);
  for (const letter of letters) {
    console.log(
      `${letter.id}  ${letter.task}  ${letter.failedAt.toISOString()}  ${letter.reason}\n  ${JSON.stringify(letter.payload)}`,
    );
  }
  console.log(`${letters.length} tasks failed every attempt`);
}
await queue.stop({ graceful: false });
