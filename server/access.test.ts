/** Every endpoint, persona and id: the access table against the running product. */
import { afterAll, describe, expect, test } from "vitest";
import { isDenied } from "./test/access/endpoint-case.ts";
import { endpointCases, prepareCases } from "./test/access/access-requests.ts";
import type { Owner } from "./test/access/access-rules.ts";
import { accessTable } from "./test/access/access-table.ts";
import { personas } from "./test/access/access-world.ts";
import { buildTestApp } from "./test/build-test-app.ts";

const { app, owner, files } = await buildTestApp();
const { prepareCase, tally } = await prepareCases(app, owner.db, files);
const statuses = new Map<number, number>();
afterAll(() => {
  const counted = [...statuses].toSorted(([a], [b]) => a - b).map(([status, count]) => `${status}: ${count}`);
  console.info(
    `access: ${tally()}; ${endpointCases.length} endpoints, ${personas.length} personas; ${counted.join(", ")}`,
  );
});

test("the access table has exactly one row per API call", async () => {
  await app.ready();
  const calls = app.apiRoutes.filter((route) => !/^HEAD |\/api(\/\*)?$/.test(route));
  expect(calls.toSorted()).toEqual(Object.keys(accessTable).toSorted());
});

describe("with the checks", () => {
  test.each(endpointCases)("%s", async (call, endpointCase) => {
    const resourceOwners: readonly Owner[] =
      endpointCase.params === undefined ? ["own"] : ["own", "other's", "missing"];
    const opensByLink =
      /\/api\/(invitations|calls|introductions|application-status|interview-links|shortlist-links|submission-links|offer-links)\/:token/.test(
        call,
      );
    for (const persona of personas) {
      const statusByOwner = new Map<Owner, string>();
      let isOpen = false;
      for (const resourceOwner of resourceOwners) {
        const { statusCode, body } = await (await prepareCase(call, persona, resourceOwner))();
        statusByOwner.set(resourceOwner, body);
        isOpen = statusCode < 400;
        const expected = endpointCase.status(persona, resourceOwner);
        expect(
          statusCode,
          `${persona}, ${resourceOwner}: ${statusCode} instead of ${expected}; ${body.slice(0, 300)}`,
        ).toBe(expected);
        const isAdmitted = statusCode === endpointCase.admittedStatus && (resourceOwner === "own" || opensByLink);
        expect(isOpen || isDenied(statusCode) || isAdmitted, `${persona}, ${resourceOwner}: ${statusCode}`).toBe(true);
        statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
      }
      const isStaffOnDesk = endpointCase.isDesk === true && persona.startsWith("staff");
      expect(
        opensByLink || isStaffOnDesk || isOpen || statusByOwner.get("other's") === statusByOwner.get("missing"),
        `${persona}: byte for byte`,
      ).toBe(true);
    }
  });
});
