import { expect, test } from "vitest";
import { insertShapes } from "./insert-shapes.ts";

const generated = ["id", "createdAt", "updatedAt", "joinedAt"];

test("[DATA-25] every specified table has an insert shape without generated columns", () => {
  expect(Object.keys(insertShapes)).toHaveLength(23);
  for (const [table, shape] of Object.entries(insertShapes)) {
    const keys = Object.keys(shape.shape);
    expect(keys.length, table).toBeGreaterThan(0);
    expect(
      keys.filter((key) => generated.includes(key)),
      table,
    ).toEqual([]);
  }
});

test("[DATA-25] the insert shape of a quote request also omits the status", () => {
  expect(Object.keys(insertShapes.quoteRequests.shape).toSorted()).toEqual(
    [
      "firstName",
      "lastName",
      "email",
      "phone",
      "company",
      "jobTitle",
      "companySize",
      "hiringNeed",
      "timeline",
      "message",
    ].toSorted(),
  );
  expect(Object.keys(insertShapes.leads.shape)).toContain("status");
});

test("[DATA-25 DATA-31] an insert shape enforces the length limits of its columns", () => {
  const lead = { firstName: "A", lastName: "B", email: "a@b.co", company: "C", interests: ["RPO Services"] };
  expect(insertShapes.leads.safeParse(lead).success).toBe(true);
  expect(insertShapes.leads.safeParse({ ...lead, firstName: "x".repeat(256) }).success).toBe(false);
});
