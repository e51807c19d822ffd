import { expect, test } from "vitest";
import { fieldLines } from "./fields.ts";
import { operations } from "./operations.ts";
import { apiReference } from "./reference.ts";
import { exampleBody } from "./sample.ts";

test("lists every operation once, in the groups the reference names", () => {
  const shown = apiReference().flatMap((group) => group.operations.map(({ id }) => id));
  expect(shown.toSorted()).toEqual(operations.map(({ id }) => id).toSorted());
  expect(apiReference().every((group) => group.operations.length > 0)).toBe(true);
});

test("accepts the example of every request body", () => {
  for (const operation of operations) {
    const { id, call } = operation;
    if (call.body === undefined) continue;
    expect([id, call.body.safeParse(exampleBody(operation)).error?.issues ?? []]).toEqual([id, []]);
  }
});

test("lists fields of arrays and unions under their parents", () => {
  const lines = fieldLines({
    type: "object",
    required: ["people"],
    properties: {
      people: {
        type: "array",
        items: {
          type: "object",
          required: ["from"],
          properties: {
            from: { type: "string", minLength: 1, maxLength: 40 },
            ids: { type: "array", items: { type: "string", format: "uuid" } },
          },
        },
      },
      note: { anyOf: [{ type: "string" }, { type: "null" }] },
    },
  });
  expect(lines).toEqual([
    { name: "people", type: "list of object", isRequired: true },
    { name: "people[].from", type: "string, 1 to 40 characters", isRequired: true },
    { name: "people[].ids", type: "list of uuid", isRequired: false },
    { name: "note", type: "string or null", isRequired: false },
  ]);
});
