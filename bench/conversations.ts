/**
 * How much of what people say in the conversation lands in the right field: 200 conversations, written by somebody who had not seen
 * the readers. One half was looked at while the readers were mended; then the figure of the other was written down, and it was looked at too.
 */
import { readdirSync, readFileSync } from "node:fs";
import { type Conversation, scoreConversation } from "#domain/chat/conversations/score-conversation.ts";
import { profileAfter } from "#domain/chat/conversations/profile-after.ts";
import { writeSection } from "./report.ts";

const folder = new URL("conversations/", import.meta.url);
const everyMiss = process.argv.includes("--misses");

const conversations = readdirSync(folder)
  .toSorted((a, b) => (a < b ? -1 : 1))
  .flatMap((name) => JSON.parse(readFileSync(new URL(name, folder), "utf8")) as Conversation[]);

/** Ten at a time were written in one file, and every second file was looked at. */
const isSeen = (id: string): boolean => Math.floor((Number(id.slice(1)) - 1) / 10) % 2 === 0;

interface Count {
  right: number;
  all: number;
}
const byField = new Map<string, readonly [seen: Count, unseen: Count]>();
const sums: readonly [Count, Count] = [
  { right: 0, all: 0 },
  { right: 0, all: 0 },
];
const invented = [0, 0];
const misplaced = [0, 0];

for (const conversation of conversations) {
  const half = isSeen(conversation.id) ? 0 : 1;
  const scored = scoreConversation(profileAfter(conversation), conversation);
  invented[half] = (invented[half] ?? 0) + scored.invented.length;
  misplaced[half] = (misplaced[half] ?? 0) + scored.misplaced.length;
  for (const each of scored.misplaced) if (everyMiss) console.log(`${conversation.id} not told: ${each}`);
  for (const each of scored.invented) if (everyMiss) console.log(`${conversation.id} not said: ${each}`);
  for (const { field, isRight, expected, got } of scored.judgements) {
    const counts = byField.get(field) ?? [
      { right: 0, all: 0 },
      { right: 0, all: 0 },
    ];
    byField.set(field, counts);
    for (const count of [counts[half], sums[half]]) {
      count.all += 1;
      if (isRight) count.right += 1;
    }
    if (everyMiss && !isRight) console.log(`${conversation.id} ${field}: ${expected} | ${got}`);
  }
}

const share = ({ right, all }: Count): string =>
  `${right} of ${all} (${((100 * right) / Math.max(1, all)).toFixed(1)} %)`;
const rows = [...byField].map(([field, [seen, unseen]]) => `| ${field} | ${share(seen)} | ${share(unseen)} |`);
const whole = { right: sums[0].right + sums[1].right, all: sums[0].all + sums[1].all };
const report = `## Conversations

\`npm run bench:conversations\`: ${conversations.length} conversations, written without sight of the readers, through the local readers alone. A fact counts where it
lands in the right field in the right words.

Before anybody had looked at any of them the readers had 3,452 of 4,069 (84.8 %), with 18 things that should not have been written. One half was then
looked at and the readers were mended; on the half that nobody had looked at they had 1,875 of 2,047 (91.6 %), with 8 things that should not have been
written, against 2,013 of 2,022 (99.6 %) on the other. **91.6 % is the last figure on words the readers had never met.** After that all were looked at, so
what follows says that nothing of this is lost, and not how a stranger's next words are read. A test holds these figures.

| field | looked at first | looked at last |
| --- | --- | --- |
${rows.join("\n")}
| **all** | **${share(sums[0])}** | **${share(sums[1])}** |
| not said, and written | ${invented[0] ?? 0} | ${invented[1] ?? 0} |
| said, and written as one fact too many | ${misplaced[0] ?? 0} | ${misplaced[1] ?? 0} |

Together: ${share(whole)}. Target: 95 %, and nothing that was not said.`;
console.log(report);
writeSection("conversations", report);
