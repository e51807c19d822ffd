/**
 * How much of what people say in the conversation lands in the right field. The first 200 conversations (c…) were written by somebody who
 * had not seen the readers: one half was looked at while the readers were mended; then the figure of the other was written down, and it was
 * looked at too. The later ones (f…) were written by a stranger after that, and their figure was taken before anybody looked at them. A
 * further file of them in the folder is counted in the last column without a change here.
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

const groups = ["looked at first", "looked at last", "the later strangers"] as const;

/** Ten at a time were written in one file, and every second file was looked at. */
const groupOf = (id: string): number =>
  id.startsWith("f") ? 2 : Math.floor((Number(id.slice(1)) - 1) / 10) % 2 === 0 ? 0 : 1;

interface Count {
  right: number;
  all: number;
}
const noCounts = (): Count[] => groups.map(() => ({ right: 0, all: 0 }));
const byField = new Map<string, Count[]>();
const sums = noCounts();
const invented = groups.map(() => 0);
const misplaced = groups.map(() => 0);

for (const conversation of conversations) {
  const group = groupOf(conversation.id);
  const scored = scoreConversation(profileAfter(conversation), conversation);
  invented[group] = (invented[group] ?? 0) + scored.invented.length;
  misplaced[group] = (misplaced[group] ?? 0) + scored.misplaced.length;
  for (const each of scored.misplaced) if (everyMiss) console.log(`${conversation.id} not told: ${each}`);
  for (const each of scored.invented) if (everyMiss) console.log(`${conversation.id} not said: ${each}`);
  for (const { field, isRight, expected, got } of scored.judgements) {
    const counts = byField.get(field) ?? noCounts();
    byField.set(field, counts);
    for (const count of [counts[group], sums[group]]) {
      if (count === undefined) continue;
      count.all += 1;
      if (isRight) count.right += 1;
    }
    if (everyMiss && !isRight) console.log(`${conversation.id} ${field}: ${expected} | ${got}`);
  }
}

const share = ({ right, all }: Count): string =>
  `${right} of ${all} (${((100 * right) / Math.max(1, all)).toFixed(1)} %)`;
const row = (name: string, cells: readonly (string | number)[]): string => `| ${name} | ${cells.join(" | ")} |`;
const rows = [...byField].map(([field, counts]) => row(field, counts.map(share)));
const whole = {
  right: sums.reduce((sum, { right }) => sum + right, 0),
  all: sums.reduce((sum, { all }) => sum + all, 0),
};
/** f021 and on were kept away from whoever mended the readers. */
const isKept = (id: string): boolean => groupOf(id) === 2 && Number(id.slice(1)) > 20;
const kept = conversations
  .filter(({ id }) => isKept(id))
  .map((conversation) => scoreConversation(profileAfter(conversation), conversation));
const keptFacts = kept.flatMap(({ judgements }) => judgements);
const keptShare = share({ right: keptFacts.filter(({ isRight }) => isRight).length, all: keptFacts.length });
const keptSays =
  kept.length === 0
    ? ""
    : ` On the ${kept.length} that were not looked at (f021 and on) they now have ${keptShare}, with ${kept.flatMap((each) => each.invented).length} things that should not have been written.`;
const report = `## Conversations

\`npm run bench:conversations\`: ${conversations.length} conversations, written without sight of the readers, through the local readers alone. A fact counts where it
lands in the right field in the right words.

Before anybody had looked at any of the first 200 the readers had 3,452 of 4,069 (84.8 %), with 18 things that should not have been written. One half
was then looked at and the readers were mended; on the half that nobody had looked at they had 1,875 of 2,047 (91.6 %), with 8 things that should not have
been written, against 2,013 of 2,022 (99.6 %) on the other. After that all were looked at.

Then a stranger wrote forty more. Before anybody had looked at these the readers had 931 of 1,026 (90.7 %), with 7 things that should not have been
written: **90.7 % is what a stranger's words met.** Twenty of the forty (f001 to f020: 469 of 514, 91.2 %) were then
looked at and the readers were mended by rules for their kind of wording; the other twenty (462 of 512, 90.2 %) were kept away from it.${keptSays} So what
follows says of the conversations that were looked at that nothing of them is lost, and not how the next stranger's words are read. A test holds these figures.

${row("field", groups)}
${row(
  "---",
  groups.map(() => "---"),
)}
${rows.join("\n")}
${row(
  "**all**",
  sums.map((sum) => `**${share(sum)}**`),
)}
${row("not said, and written", invented)}
${row("said, and written as one fact too many", misplaced)}

Together: ${share(whole)}. Target: 95 %, and nothing that was not said.`;
console.log(report);
writeSection("conversations", report);
