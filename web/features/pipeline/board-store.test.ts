import { expect, test } from "vitest";
import { defaultSteps } from "#domain/pipeline/board-steps.ts";
import type { Pipeline, PipelineApplication } from "#domain/pipeline/pipeline.ts";
import { columnsOf, createBoardStore } from "./board-store.ts";

const person = (id: string, step: PipelineApplication["stage"]): PipelineApplication => ({
  id,
  candidateId: id,
  name: id,
  currentTitle: null,
  location: null,
  stage: step,
  step,
  status: "active",
  score: null,
  isScoreStale: false,
  scoredAt: null,
  source: null,
  appliedAt: "2026-11-02T10:00:00Z",
  lastActivity: "2026-11-02T10:00:00Z",
  inStageSince: "2026-11-02T10:00:00Z",
  answerDueAt: null,
  requestsHumanReview: false,
  answer: null,
  nextInterviewAt: null,
  assignee: null,
  offer: null,
  readerVerdict: null,
  isSample: false,
  isUnconfirmed: false,
});

const createPipeline = (candidates: readonly PipelineApplication[]): Pipeline => ({
  revision: 0,
  waiting: 0,
  sources: [],
  columns: defaultSteps.map((step) => {
    const applications = candidates.filter((each) => each.step === step.key);
    const count = applications.length + (step.key === "applied" ? 100 : 0);
    return { ...step, count, overdue: 0, applications, next: null };
  }),
});

const createTestStore = () =>
  createBoardStore(createPipeline([person("a", "applied"), person("b", "applied"), person("c", "offer")]));
const offer = defaultSteps[3] ?? { key: "", name: "", stage: "offer" };
const shape = (store: ReturnType<typeof createTestStore>) =>
  store.read().columns.map(({ step, count, ids }) => [step.key, count, ids.join("")]);

const at = (key: string) => defaultSteps.findIndex((step) => step.key === key);

test("shows a move at once, updates both column counts, and can undo it", () => {
  const store = createTestStore();
  const previous = shape(store);
  const undo = store.move(["b"], offer);
  expect(shape(store)).toContainEqual(["applied", 101, "a"]);
  expect(shape(store)).toContainEqual(["offer", 2, "bc"]);
  expect(store.read().candidates.get("b")).toMatchObject({ step: "offer", stage: "offer" });
  undo();
  expect(shape(store)).toEqual(previous);
});

test("keeps the same objects for unchanged columns and candidates after a refresh", () => {
  const store = createTestStore();
  const { columns, candidates } = store.read();
  const refreshed = createPipeline([person("a", "applied"), person("b", "screening"), person("c", "offer")]);
  store.replace(refreshed, columnsOf(refreshed), []);
  expect(store.read().columns[at("offer")]).toBe(columns[at("offer")]);
  expect(store.read().columns[at("applied")]).not.toBe(columns[at("applied")]);
  expect(store.read().candidates.get("c")).toBe(candidates.get("c"));
});

test("adds no duplicates when a page overlaps with loaded candidates", () => {
  const store = createTestStore();
  store.append("applied", [person("b", "applied"), person("d", "applied")], null, 102);
  expect(shape(store)).toContainEqual(["applied", 102, "abd"]);
});
