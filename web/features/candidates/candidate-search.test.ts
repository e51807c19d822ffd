import { expect, test } from "vitest";
import {
  addChange,
  type CandidateSearchChange,
  emptySearch,
  formatStages,
  parseSearch,
  settleChanges,
  stagesOf,
} from "./candidate-search.ts";

const addStage =
  (stage: "applied" | "interview"): CandidateSearchChange =>
  (current) => ({ stage: formatStages([...stagesOf(current), stage]) });

const pathsOf = (pending: ReturnType<typeof addChange>) =>
  pending.map(({ path }) => path.replace("/platform/candidates", ""));

test("stages in the URL are known ones, each once and in the order of the pipeline", () => {
  expect(parseSearch("?stage=interview,hiring,applied,interview").stage).toBe("applied,interview");
});

test("changes add up while the first ones are loading", () => {
  const first = addChange(emptySearch, [], addStage("interview"));
  const second = addChange(emptySearch, first, addStage("applied"));
  const third = addChange(emptySearch, second, { place: "oh" });
  expect(pathsOf(third)).toEqual([
    "?stage=interview",
    "?stage=applied%2Cinterview",
    "?stage=applied%2Cinterview&place=oh",
  ]);
});

test("a change made before an earlier URL is shown isn't lost when it is", () => {
  const search = addChange(emptySearch, [], { q: "nurse" });
  const pending = settleChanges(addChange(emptySearch, search, { skills: "Epic" }), "/platform/candidates?q=nurse");
  expect(pathsOf(addChange(parseSearch("?q=nurse"), pending, { place: "oh" }))).toEqual([
    "?q=nurse&skills=Epic",
    "?q=nurse&skills=Epic&place=oh",
  ]);
});

test("a URL that no change led to starts over", () => {
  expect(settleChanges(addChange(emptySearch, [], { q: "nurse" }), "/platform/candidates?order=name")).toEqual([]);
});
