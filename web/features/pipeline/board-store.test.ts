import { expect, test } from "vitest";
import { usualSteps } from "#domain/pipeline/board-steps.ts";
import type { Pipeline, PipelineApplication } from "#domain/pipeline/pipeline.ts";
import { createBoardStore } from "./board-store.ts";

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
  source: null,
  appliedAt: "2026-11-02T10:00:00Z",
  lastActivity: "2026-11-02T10:00:00Z",
  answerDueAt: null,
  answer: null,
  offer: null,
  readerVerdict: null,
  isSample: false,
  isUnconfirmed: false,
});

const pipelineOf = (people: readonly PipelineApplication[]): Pipeline => ({
  revision: 0,
  sources: [],
  columns: usualSteps.map((step) => {
    const applications = people.filter((each) => each.step === step.key);
    return { ...step, count: applications.length + (step.key === "applied" ? 100 : 0), applications, next: null };
  }),
});

const aStore = () =>
  createBoardStore(pipelineOf([person("a", "applied"), person("b", "applied"), person("c", "offer")]));
const offer = usualSteps[3] ?? { key: "", name: "", stage: "offer" };
const shape = (store: ReturnType<typeof aStore>) =>
  store.read().columns.map(({ step, count, ids }) => [step.key, count, ids.join("")]);

const at = (key: string) => usualSteps.findIndex((step) => step.key === key);

test("a move shows at once: on top of its new column, counted in both, and can be taken back", () => {
  const store = aStore();
  const before = shape(store);
  const takeBack = store.move(["b"], offer);
  expect(shape(store)).toContainEqual(["applied", 101, "a"]);
  expect(shape(store)).toContainEqual(["offer", 2, "bc"]);
  expect(store.read().people.get("b")).toMatchObject({ step: "offer", stage: "offer" });
  takeBack();
  expect(shape(store)).toEqual(before);
});

test("what the server says again leaves columns and people that are the same untouched, so that nothing is drawn", () => {
  const store = aStore();
  const { columns, people } = store.read();
  const again = pipelineOf([person("a", "applied"), person("b", "screening"), person("c", "offer")]);
  store.replace(
    again,
    again.columns.map(({ key, name, stage, count, applications, next }) => ({
      step: { key, name, stage },
      count,
      ids: applications.map(({ id }) => id),
      next,
    })),
    [],
  );
  expect(store.read().columns[at("offer")]).toBe(columns[at("offer")]);
  expect(store.read().columns[at("applied")]).not.toBe(columns[at("applied")]);
  expect(store.read().people.get("c")).toBe(people.get("c"));
});

test("a page that overlaps with what is shown adds nobody twice", () => {
  const store = aStore();
  store.append("applied", [person("b", "applied"), person("d", "applied")], null, 102);
  expect(shape(store)).toContainEqual(["applied", 102, "abd"]);
});
