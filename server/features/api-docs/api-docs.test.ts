/** Checks the document with an independent validator and against the running API. */
import { Validator } from "@seriousme/openapi-schema-validator";
import { expect, test } from "vitest";
import { openApiDocument, documentedPath } from "#domain/api-docs/openapi.ts";
import { levelOf, operations } from "#domain/api-docs/operations.ts";
import { accessTable } from "../../test/access/access-table.ts";
import { buildTestApp } from "../../test/build-test-app.ts";

const { app } = await buildTestApp();
const origin = "http://localhost:3000";

test("serves a document that an independent OpenAPI 3.1 validator accepts", async () => {
  const response = await app.inject({ url: "/api/docs/openapi.json" });
  expect([response.statusCode, response.headers["content-type"]]).toEqual([200, "application/json; charset=utf-8"]);
  const document = response.json<Record<string, unknown>>();
  const validator = new Validator();
  expect(await validator.validate(structuredClone(document))).toMatchObject({ valid: true });
  expect(validator.version).toBe("3.1");
  // The served document is complete: the reply schema strips nothing.
  expect(document).toEqual(JSON.parse(JSON.stringify(openApiDocument(origin))));
  const { info: _info, ...withoutInfo } = document;
  expect((await new Validator().validate(withoutInfo)).valid).toBe(false);
});

test("documents only calls that are served, each once and with a unique id", async () => {
  await app.ready();
  const calledEndpoints = operations.map(({ call }) => `${call.method} ${call.path}`);
  expect(new Set(calledEndpoints).size).toBe(calledEndpoints.length);
  expect(new Set(operations.map(({ id }) => id)).size).toBe(operations.length);
  expect(calledEndpoints.filter((call) => !app.apiRoutes.includes(call))).toEqual([]);
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

test("documents the lowest member level that the access table admits", () => {
  const members = { read: "viewer", write: "editor", admin: "admin" } as const;
  for (const operation of operations) {
    const endpointCase = accessTable[`${operation.call.method} ${operation.call.path}`];
    const lowestLevel = (["read", "write", "admin"] as const).find((level) => {
      const status = endpointCase?.status(members[level], "own") ?? 0;
      return status !== 401 && status !== 403;
    });
    // The database shows offers to a token like to its creator, so read-only tokens get none.
    const expected = operation.id === "readOffers" ? "read" : levelOf(operation);
    expect([operation.id, lowestLevel]).toEqual([operation.id, expected]);
  }
});
