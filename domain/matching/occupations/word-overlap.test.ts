import { expect, test } from "vitest";
import { needsOf } from "../ad/needs-of.ts";
import { factsOf } from "../facts/facts-of.ts";
import { scoreMatch } from "../score/score.ts";

const job = needsOf({
  title: "Arborist",
  description: "Removals, cabling and storm work with a crew of three, mostly oaks near power lines.",
  requirements: "- Rigging of heavy limbs\n- Spur-free pruning",
});

const traceOf = (description: string) =>
  scoreMatch(
    job,
    factsOf({ experience: [{ title: "Tree Surgeon", start: "2020-01", end: null, description }] }, "2026-11-01"),
  );

test("duties in the words of the ad add points, and meet no need", () => {
  const plain = traceOf("Worked outdoors.");
  const alike = traceOf("Storm removals and cabling of oaks near power lines.");
  expect(alike.overlapPoints).toBeGreaterThan(plain.overlapPoints);
  expect(alike.value).toBeGreaterThan(plain.value);
  expect(alike.needs.map(({ state }) => state)).toEqual(plain.needs.map(({ state }) => state));
});

test("the words of a headline or a list add nothing", () => {
  const record = {
    experience: [{ title: "Tree Surgeon", start: "2020-01", end: null, description: "Worked outdoors." }],
  };
  const claimed = { ...record, summary: "Storm removals, cabling, oaks, power lines.", skills: ["cabling", "oaks"] };
  const [plain, claims] = [record, claimed].map((each) => scoreMatch(job, factsOf(each, "2026-11-01")).overlapPoints);
  expect(claims).toBe(plain);
});
