/**
 * How much of what people say in the chat lands in the right field. The first 200 conversations (c…) were written by an author who had
 * not seen the readers. One half was examined while the readers were fixed; the score of the other half was recorded, and then it was
 * examined too. An outside author wrote the later ones (f…) after that, and their score was recorded before they were examined. Further
 * f files in the folder are counted in the last column without a change here.
 */
import { readdirSync, readFileSync } from "node:fs";
import { type Conversation, scoreConversation } from "#domain/chat/conversations/score-conversation.ts";
import { profileAfter } from "#domain/chat/conversations/profile-after.ts";
import { writeSection } from "./report.ts";

const folder = new URL("conversations/", import.meta.url);
const printMisses = process.argv.includes("--misses");

const conversations = readdirSync(folder)
  .toSorted((a, b) => (a < b ? -1 : 1))
  .flatMap((name) => JSON.parse(readFileSync(new URL(name, folder), "utf8")) as Conversation[]);

const groups = ["looked at first", "looked at last", "the later strangers"] as const;

/** Each file has ten conversations, and every second file was examined. */
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
  for (const each of scored.misplaced) if (printMisses) console.log(`${conversation.id} not told: ${each}`);
  for (const each of scored.invented) if (printMisses) console.log(`${conversation.id} not said: ${each}`);
  for (const { field, isRight, expected, got } of scored.judgements) {
    const counts = byField.get(field) ?? noCounts();
    byField.set(field, counts);
    for (const count of [counts[group], sums[group]]) {
      if (count === undefined) continue;
      count.all += 1;
      if (isRight) count.right += 1;
    }
    if (printMisses && !isRight) console.log(`${conversation.id} ${field}: ${expected} | ${got}`);
  }
}

const share = ({ right, all }: Count): string =>
  `${right} of ${all} (${((100 * right) / Math.max(1, all)).toFixed(1)} %)`;
const row = (name: string, cells: readonly (string | number)[]): string => `| ${name} | ${cells.join(" | ")} |`;
const rows = [...byField].map(([field, counts]) => row(field, counts.map(share)));
const total = {
  right: sums.reduce((sum, { right }) => sum + right, 0),
  all: sums.reduce((sum, { all }) => sum + all, 0),
};
/** f021 and later were hidden from the people who fixed the readers. */
const isHeldOut = (id: string): boolean => groupOf(id) === 2 && Number(id.slice(1)) > 20;
const heldOut = conversations
  .filter(({ id }) => isHeldOut(id))
  .map((conversation) => scoreConversation(profileAfter(conversation), conversation));
const heldOutFacts = heldOut.flatMap(({ judgements }) => judgements);
const heldOutShare = share({ right: heldOutFacts.filter(({ isRight }) => isRight).length, all: heldOutFacts.length });
const heldOutText =
  heldOut.length === 0
    ? ""
    : ` On the ${heldOut.length} that were not looked at (f021 and on) they now have ${heldOutShare}, with ${heldOut.flatMap((each) => each.invented).length} things that should not have been written.`;
const report = `## Conversations

\`npm run bench:conversations\`: ${conversations.length} conversations, written without sight of the readers, through the local readers alone. A fact counts where it
lands in the right field in the right words.

Before anybody had looked at any of the first 200 the readers had 3,452 of 4,069 (84.8 %), with 18 things that should not have been written. One half
was then looked at and the readers were mended; on the half that nobody had looked at they had 1,875 of 2,047 (91.6 %), with 8 things that should not have
been written, against 2,013 of 2,022 (99.6 %) on the other. After that all were looked at.

Then a stranger wrote forty more. Before anybody had looked at these the readers had 931 of 1,026 (90.7 %), with 7 things that should not have been
written: **90.7 % is what a stranger's words met.** Twenty of the forty (f001 to f020: 469 of 514, 91.2 %) were then
looked at and the readers were mended by rules for their kind of wording; the other twenty (462 of 512, 90.2 %) were kept away from it.${heldOutText} So what
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

Together: ${share(total)}. Target: 95 %, and nothing that was not said.`;
console.log(report);
writeSection("conversations", report);
