/** Every door once more, for programs: each level, another workspace's token, and those that open nothing any more. */
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Method } from "#domain/endpoint.ts";
import { openApiDocument, documentedPath } from "#domain/api-docs/openapi.ts";
import { operations } from "#domain/api-docs/operations.ts";
import { doors, prepareDoors } from "./test/access-knock.ts";
import type { Whose } from "./test/access-rules.ts";
import { buildTestApp } from "./test/build-test-app.ts";
import { createTokens, isOpenToTokens, likeness, statusForToken, tokenKnockers } from "./test/token-knockers.ts";

const { app, owner, files } = await buildTestApp({ tokenCallsPerMinute: 1_000_000 });
const { approach, tally, world } = await prepareDoors(app, owner.db, files);
const tokens = await createTokens(owner.db, world);
beforeAll(() => world.putBack());
afterAll(() => console.info(`access of tokens: ${tally()}`));

/** Of every call, the statuses that the document names. */
const documented = new Map<string, readonly string[]>(
  operations.map(({ call }) => {
    const described = openApiDocument("http://localhost:3000").paths[documentedPath(call.path)]?.[
      call.method.toLowerCase()
    ] as { readonly responses: object };
    return [`${call.method} ${call.path}`, Object.keys(described.responses)] as const;
  }),
);

describe("programs at every door", () => {
  // Nothing is behind them for a token, so nothing has to be put there.
  test.each(doors.filter(([call]) => !isOpenToTokens(call)))("closed to tokens: %s", async (call, door) => {
    const [method = "", path = ""] = call.split(" ");
    for (const knocker of tokenKnockers) {
      const answer = await app.inject({
        method: method as Method,
        url: path.replaceAll(/:\w+/g, () => randomUUID()),
        headers: { origin: "http://localhost:3000", authorization: `Bearer ${tokens[knocker]}` },
      });
      expect([knocker, answer.statusCode]).toEqual([knocker, statusForToken(call, door, knocker, "missing")]);
    }
  });

  test.each(doors.filter(([call]) => isOpenToTokens(call)))("with a token: %s", async (call, door) => {
    const whoseIds: readonly Whose[] = door.params === undefined ? ["own"] : ["own", "other's", "missing"];
    for (const knocker of tokenKnockers) {
      const answers = new Map<Whose, string>();
      for (const whose of whoseIds) {
        const knock = await approach(call, likeness[knocker], whose, tokens[knocker]);
        const { statusCode, body } = await knock();
        answers.set(whose, body);
        expect([knocker, whose, statusCode, statusCode === 500 ? body : ""]).toEqual([
          knocker,
          whose,
          statusForToken(call, door, knocker, whose),
          "",
        ]);
        const isNamed = documented.get(call)?.includes(String(statusCode)) ?? true;
        expect(isNamed, `${knocker}, ${whose}: the document does not name ${statusCode}`).toBe(true);
      }
      expect(answers.get("other's") === answers.get("missing"), `${knocker}: byte for byte`).toBe(true);
    }
  });
});
