/** Every door once more, for programs: each level, another workspace's token, and those that open nothing any more. */
import { afterAll, describe, expect, test } from "vitest";
import { openApiDocument, documentedPath } from "#domain/api-docs/openapi.ts";
import { operations } from "#domain/api-docs/operations.ts";
import { doors, prepareDoors } from "./test/access-knock.ts";
import type { Whose } from "./test/access-rules.ts";
import { buildTestApp } from "./test/build-test-app.ts";
import { createTokens, isOpenToTokens, likeness, statusForToken, tokenKnockers } from "./test/token-knockers.ts";

const { app, owner, files } = await buildTestApp({ tokenCallsPerMinute: 1_000_000 });
const { approach, tally, world } = await prepareDoors(app, owner.db, files);
const tokens = await createTokens(owner.db, world);
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
  test.each(doors)("with a token: %s", async (call, door) => {
    // Where no token is let in, whose it is makes no difference.
    const isOpen = isOpenToTokens(call);
    const whoseIds: readonly Whose[] = door.params === undefined || !isOpen ? ["own"] : ["own", "other's", "missing"];
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
