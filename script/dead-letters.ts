/** Lists tasks that failed every attempt, with the reason; `-- --retry` retries all of them, `-- --retry ID` one. */
import { createLog } from "#server/infra/log.ts";
import { listDeadLetters, openBoss, retryDeadLetters } from "#server/infra/queue.ts";
import { requireVariable } from "./require-variable.ts";

const args = process.argv.slice(2);
const boss = openBoss(requireVariable("DATABASE_URL"), createLog("warn"), false);
await boss.start();
if (args[0] === "--retry") {
  const count = await retryDeadLetters(boss, args[1]);
  console.log(`${count} sent again`);
} else {
  const letters = await listDeadLetters(boss);
  for (const letter of letters) {
    console.log(
      `${letter.id}  ${letter.task}  ${letter.failedAt.toISOString()}  ${letter.reason}\n  ${JSON.stringify(letter.payload)}`,
    );
  }
  console.log(`${letters.length} tasks failed every time`);
}
await boss.stop({ graceful: false });
