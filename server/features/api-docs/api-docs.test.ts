/** The document against an independent validator and against the product it describes. */
import { Validator } from "@seriousme/openapi-schema-validator";
import { expect, test } from "vitest";
import { openApiDocument, documentedPath } from "#domain/api-docs/openapi.ts";
import { levelOf, operations } from "#domain/api-docs/operations.ts";
import { accessTable } from "../../test/access-table.ts";
import { buildTestApp } from "../../test/build-test-app.ts";

const { app } = await buildTestApp();
const origin = "http://localhost:3000";

test("an independent validator takes the document for OpenAPI 3.1", async () => {
  const answer = await app.inject({ url: "/api/docs/openapi.json" });
  expect([answer.statusCode, answer.headers["content-type"]]).toEqual([200, "application/json; charset=utf-8"]);
  const document = answer.json<Record<string, unknown>>();
  const validator = new Validator();
  expect(await validator.validate(structuredClone(document))).toMatchObject({ valid: true });
  expect(validator.version).toBe("3.1");
  // The served document is the whole one: the reply's schema has stripped nothing.
  expect(document).toEqual(JSON.parse(JSON.stringify(openApiDocument(origin))));
  const { info: _info, ...withoutInfo } = document;
  expect((await new Validator().validate(withoutInfo)).valid).toBe(false);
});

test("every operation of the document is a call that the product serves, described once and named once", async () => {
  await app.ready();
  const called = operations.map(({ call }) => `${call.method} ${call.path}`);
  expect(new Set(called).size).toBe(called.length);
  expect(new Set(operations.map(({ id }) => id)).size).toBe(operations.length);
  expect(called.filter((call) => !app.apiRoutes.includes(call))).toEqual([]);
  const { paths } = openApiDocument(origin);
  for (const { id, call, summary } of operations) {
    const described = paths[documentedPath(call.path)]?.[call.method.toLowerCase()] as {
      readonly operationId: string;
      readonly responses: Readonly<Record<string, unknown>>;
    };
    expect(described.operationId).toBe(id);
    expect(Object.keys(described.responses)).toEqual(expect.arrayContaining(["401", "403", "429", "500", "503"]));
    expect(summary).toMatch(/^[A-Z].*[^.!]$/);
  }
});

test("an operation's level is the one from which the access table lets a member in", () => {
  const members = { read: "viewer", write: "editor", admin: "admin" } as const;
  for (const operation of operations) {
    const door = accessTable[`${operation.call.method} ${operation.call.path}`];
    const least = (["read", "write", "admin"] as const).find((level) => {
      const status = door?.status(members[level], "own") ?? 0;
      return status !== 401 && status !== 403;
    });
    // The database shows offers to a token as to its maker, so a token that only reads is kept from them altogether.
    const expected = operation.id === "readOffers" ? "read" : levelOf(operation);
    expect([operation.id, least]).toEqual([operation.id, expected]);
  }
});
