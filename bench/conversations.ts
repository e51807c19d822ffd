/**
 * Measures how many facts that people state in the chat end up in the right field. The author of the first 200 conversations (c…) had not
 * seen the parsers. The parsers were then fixed against one half; the other half was scored once before it was used for fixes too. An
 * outside author wrote the later conversations (f…), which were scored before anyone looked at them. New f files in the folder are counted
 * in the last column automatically.
 */
import { readdirSync, readFileSync } from "node:fs";
import { type Conversation, scoreConversation } from "#domain/chat/conversations/score-conversation.ts";
import { profileAfter } from "#domain/chat/conversations/profile-after.ts";
import { writeSection } from "./support/report.ts";

const folder = new URL("conversations/", import.meta.url);
const showMisses = process.argv.includes("--misses");

const conversations = readdirSync(folder)
  .toSorted((a, b) => (a < b ? -1 : 1))
  .flatMap((name) => JSON.parse(readFileSync(new URL(name, folder), "utf8")) as Conversation[]);

const groups = ["first half", "second half", "new author"] as const;

/** Each file has ten conversations; every second file was used to fix the parsers. */
const groupOf = (id: string): number =>
  id.startsWith("f") ? 2 : Math.floor((Number(id.slice(1)) - 1) / 10) % 2 === 0 ? 0 : 1;

interface Count {
  correct: number;
  all: number;
}
const emptyCounts = (): Count[] => groups.map(() => ({ correct: 0, all: 0 }));
const byField = new Map<string, Count[]>();
const totals = emptyCounts();
const invented = groups.map(() => 0);
const misplaced = groups.map(() => 0);

for (const conversation of conversations) {
  const group = groupOf(conversation.id);
  const scored = scoreConversation(profileAfter(conversation), conversation);
  invented[group] = (invented[group] ?? 0) + scored.invented.length;
  misplaced[group] = (misplaced[group] ?? 0) + scored.misplaced.length;
  for (const each of scored.misplaced) if (showMisses) console.log(`${conversation.id} not told: ${each}`);
  for (const each of scored.invented) if (showMisses) console.log(`${conversation.id} not said: ${each}`);
  for (const { field, isRight, expected, got } of scored.judgements) {
    const counts = byField.get(field) ?? emptyCounts();
    byField.set(field, counts);
    for (const count of [counts[group], totals[group]]) {
      if (count === undefined) continue;
      count.all += 1;
      if (isRight) count.correct += 1;
    }
    if (showMisses && !isRight) console.log(`${conversation.id} ${field}: ${expected} | ${got}`);
  }
}

const share = ({ correct, all }: Count): string =>
  `${correct} of ${all} (${((100 * correct) / Math.max(1, all)).toFixed(1)} %)`;
const row = (name: string, cells: readonly (string | number)[]): string => `| ${name} | ${cells.join(" | ")} |`;
const rows = [...byField].map(([field, counts]) => row(field, counts.map(share)));
const total = {
  correct: totals.reduce((sum, { correct }) => sum + correct, 0),
  all: totals.reduce((sum, { all }) => sum + all, 0),
};
/** The people who fixed the parsers never saw f021 and later. */
const isHeldOut = (id: string): boolean => groupOf(id) === 2 && Number(id.slice(1)) > 20;
const heldOut = conversations
  .filter(({ id }) => isHeldOut(id))
  .map((conversation) => scoreConversation(profileAfter(conversation), conversation));
const heldOutFacts = heldOut.flatMap(({ judgements }) => judgements);
const heldOutShare = share({ correct: heldOutFacts.filter(({ isRight }) => isRight).length, all: heldOutFacts.length });
const heldOutText =
  heldOut.length === 0
    ? ""
    : ` On the ${heldOut.length} held-out conversations (f021 and later) the readers now get ${heldOutShare}, with ${heldOut.flatMap((each) => each.invented).length} facts that should not have been written.`;
const report = `## Conversations

\`npm run bench:conversations\`: ${conversations.length} conversations by authors who had not seen the readers (our parsers), read by the local readers alone. A fact counts if it
ends up in the right field with the right words.

Before anyone looked at the first 200, the readers got 3,452 of 4,069 facts right (84.8 %) and wrote 18 that they should not have. We then looked at one
half and fixed the readers. On the half that no one had looked at, they got 1,875 of 2,047 (91.6 %) and wrote 8 that they should not have, against 2,013 of
2,022 (99.6 %) on the other half. After that, we looked at all of them.

Then a new author wrote forty more. Before anyone looked at these, the readers got 931 of 1,026 (90.7 %) and wrote 7 that they should not have:
**90.7 % is the result on text by a new author.** We then looked at twenty of the forty (f001 to f020: 469 of 514, 91.2 %)
and added rules for their kind of wording; the other twenty (462 of 512, 90.2 %) were held out.${heldOutText} The table
below therefore shows that nothing is lost in the conversations we looked at, not how well the next author's text is read. A test enforces these numbers.

${row("field", groups)}
${row(
  "---",
  groups.map(() => "---"),
)}
${rows.join("\n")}
${row(
  "**all**",
  totals.map((sum) => `**${share(sum)}**`),
)}
${row("invented: not said, but written", invented)}
${row("said, but written as an extra fact", misplaced)}

Total: ${share(total)}. Target: 95 %, and no invented facts.`;
console.log(report);
writeSection("conversations", report);
