/** Every endpoint with API tokens: each level, another workspace's token, and invalid ones. */
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Method } from "#domain/endpoint.ts";
import { openApiDocument, documentedPath } from "#domain/api-docs/openapi.ts";
import { operations } from "#domain/api-docs/operations.ts";
import { endpointCases, prepareCases } from "./test/access/access-requests.ts";
import type { Owner } from "./test/access/access-rules.ts";
import { buildTestApp } from "./test/build-test-app.ts";
import {
  createTokens,
  isOpenToTokens,
  equivalentPersona,
  statusForToken,
  tokenPersonas,
} from "./test/access/token-personas.ts";

const { app, owner, files } = await buildTestApp({ tokenCallsPerMinute: 1_000_000 });
const { prepareCase, tally, world } = await prepareCases(app, owner.db, files);
const tokens = await createTokens(owner.db, world);
beforeAll(() => world.putBack());
afterAll(() => console.info(`access of tokens: ${tally()}`));

/** The documented statuses of every call. */
const documented = new Map<string, readonly string[]>(
  operations.map(({ call }) => {
    const described = openApiDocument("http://localhost:3000").paths[documentedPath(call.path)]?.[
      call.method.toLowerCase()
    ] as { readonly responses: object };
    return [`${call.method} ${call.path}`, Object.keys(described.responses)] as const;
  }),
);

describe("API tokens at every endpoint", () => {
  // A token reaches nothing there, so no fixtures are needed.
  test.each(endpointCases.filter(([call]) => !isOpenToTokens(call)))(
    "closed to tokens: %s",
    async (call, endpointCase) => {
      const [method = "", path = ""] = call.split(" ");
      for (const persona of tokenPersonas) {
        const response = await app.inject({
          method: method as Method,
          url: path.replaceAll(/:\w+/g, () => randomUUID()),
          headers: { origin: "http://localhost:3000", authorization: `Bearer ${tokens[persona]}` },
        });
        expect([persona, response.statusCode]).toEqual([
          persona,
          statusForToken(call, endpointCase, persona, "missing"),
        ]);
      }
    },
  );

  test.each(endpointCases.filter(([call]) => isOpenToTokens(call)))("with a token: %s", async (call, endpointCase) => {
    const resourceOwners: readonly Owner[] =
      endpointCase.params === undefined ? ["own"] : ["own", "other's", "missing"];
    for (const persona of tokenPersonas) {
      const statusByOwner = new Map<Owner, string>();
      for (const resourceOwner of resourceOwners) {
        const sendCase = await prepareCase(call, equivalentPersona[persona], resourceOwner, tokens[persona]);
        const { statusCode, body } = await sendCase();
        statusByOwner.set(resourceOwner, body);
        expect([persona, resourceOwner, statusCode, statusCode === 500 ? body : ""]).toEqual([
          persona,
          resourceOwner,
          statusForToken(call, endpointCase, persona, resourceOwner),
          "",
        ]);
        const isNamed = documented.get(call)?.includes(String(statusCode)) ?? true;
        expect(isNamed, `${persona}, ${resourceOwner}: the document does not name ${statusCode}`).toBe(true);
      }
      expect(statusByOwner.get("other's") === statusByOwner.get("missing"), `${persona}: byte for byte`).toBe(true);
    }
  });
});
