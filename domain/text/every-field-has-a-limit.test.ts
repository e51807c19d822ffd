/** Checks that every free text in a request body has a length limit, by walking all body schemas. */
import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { z } from "zod";
import type { Endpoint } from "../endpoint.ts";

const root = new URL("../../", import.meta.url).pathname;

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === "object" && value !== null && "method" in value && "path" in value && "reply" in value;

/** In JSON schema the limit is `maxLength`; enums and formats of a fixed length need none. */
interface Described {
  readonly type?: string;
  readonly maxLength?: number;
  readonly format?: string;
  readonly pattern?: string;
  readonly enum?: unknown;
  readonly const?: unknown;
}

const fixed = new Set(["uuid", "date", "date-time", "time"]);

const unlimitedIn = (described: unknown, place: string): string[] => {
  if (typeof described !== "object" || described === null) return [];
  const { type, maxLength, format, pattern, enum: list, const: only } = described as Described;
  const isBounded =
    maxLength !== undefined ||
    list !== undefined ||
    only !== undefined ||
    fixed.has(format ?? "") ||
    pattern !== undefined;
  if (type === "string") return isBounded ? [] : [place];
  return Object.entries(described)
    .filter(([key]) => key !== "propertyNames")
    .flatMap(([key, inner]) => unlimitedIn(inner, `${place}.${key}`));
};

test("limits the length of every text in every request body", async () => {
  const files = globSync("domain/**/*.ts", { cwd: root }).filter(
    (file) => !file.endsWith(".test.ts") && readFileSync(`${root}${file}`, "utf8").includes("endpoint({"),
  );
  const modules = await Promise.all(files.map((file) => import(`${root}${file}`) as Promise<Record<string, unknown>>));
  const endpoints = modules.flatMap((each) => Object.values(each)).filter(isEndpoint);
  expect(endpoints.length).toBeGreaterThan(150);
  const unlimited = endpoints.flatMap(({ body, method, path }) =>
    // Link tokens have no limit in their schema; server/infra/storable-text.ts limits all text.
    body === undefined || path === "/api/auth/reset-password"
      ? []
      : unlimitedIn(z.toJSONSchema(body, { io: "input", unrepresentable: "any" }), `${method} ${path}`),
  );
  expect(unlimited).toEqual([]);
});
