/** API tokens with the product's own checks disabled: what row-level security alone lets a token see and change. */
import { afterAll, expect, test } from "vitest";
import { endpointCases, prepareCases, companyOf } from "./test/access/access-requests.ts";
import type { Owner } from "./test/access/access-rules.ts";
import { buildTestApp } from "./test/build-test-app.ts";
import { watchChanges } from "./test/database/change-watcher.ts";
import { createTokens, equivalentPersona, tokenPersonas } from "./test/access/token-personas.ts";
import { createUncheckedAuthContext } from "./test/access/unchecked-auth-context.ts";
import { workspaceTables } from "./test/database/workspace-tables.ts";

const { app, owner, files } = await buildTestApp({ createAuthContext: createUncheckedAuthContext });
const { world, prepareCase, tally } = await prepareCases(app, owner.db, files);
const tokens = await createTokens(owner.db, world);
afterAll(() => console.info(`access of tokens without checks: ${tally()}`));

const changes = await watchChanges(owner.db, workspaceTables);
/** Row-level security knows the creator and not the level, so one level represents all. */
const personas = tokenPersonas.filter(
  (each) => !["read token", "write token", "expired token", "unknown token"].includes(each),
);
const withoutAccess = /revoked|left/;
const byLink =
  /\/api\/(invitations|introductions|application-status|interview-links|shortlist-links|submission-links|offer-links)\/:token/;

test.each(endpointCases.filter(([call]) => !byLink.test(call)))(
  "a token at %s reaches no rows of another workspace",
  async (call, endpointCase) => {
    const resourceOwners: readonly Owner[] = endpointCase.params === undefined ? ["own"] : ["own", "other's"];
    for (const persona of personas) {
      const equivalent = equivalentPersona[persona];
      const isOutsider = withoutAccess.test(persona);
      const foreignMarker = isOutsider
        ? /Marker-(One|Two)/
        : companyOf(equivalent) === "one"
          ? /Marker-Two/
          : /Marker-One/;
      const foreignCompanyIds = isOutsider
        ? [world.one.id, world.two.id]
        : [companyOf(equivalent) === "one" ? world.two.id : world.one.id];
      for (const resourceOwner of resourceOwners) {
        const sendCase = await prepareCase(call, equivalent, resourceOwner, tokens[persona]);
        await changes.forget();
        const { body } = await sendCase();
        const writtenRows = (await changes.seen()).filter(
          ([, companyId]) => companyId !== null && foreignCompanyIds.includes(companyId),
        );
        expect(writtenRows, `${persona}, ${resourceOwner}: rows written`).toEqual([]);
        expect(foreignMarker.test(body), `${persona}, ${resourceOwner}: ${body.slice(0, 200)}`).toBe(false);
      }
    }
  },
);
