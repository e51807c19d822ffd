/** Every door, every knocker, every id: the access table against the running product. */
import { afterAll, describe, expect, test } from "vitest";
import { isRefusal } from "./test/access-door.ts";
import { doors, prepareDoors } from "./test/access-knock.ts";
import type { Whose } from "./test/access-rules.ts";
import { accessTable } from "./test/access-table.ts";
import { knockers } from "./test/access-world.ts";
import { buildTestApp } from "./test/build-test-app.ts";

const { app, owner, files } = await buildTestApp();
const { approach, tally } = await prepareDoors(app, owner.db, files);
const statuses = new Map<number, number>();
afterAll(() => {
  const counted = [...statuses].toSorted(([a], [b]) => a - b).map(([status, count]) => `${status}: ${count}`);
  console.info(`access: ${tally()}; ${doors.length} endpoints, ${knockers.length} personas; ${counted.join(", ")}`);
});

test("every call of the API has a row, and every row a call", async () => {
  await app.ready();
  const calls = app.apiRoutes.filter((route) => !/^HEAD |\/api(\/\*)?$/.test(route));
  expect(calls.toSorted()).toEqual(Object.keys(accessTable).toSorted());
});

describe("with the checks", () => {
  test.each(doors)("%s", async (call, door) => {
    const whoseIds: readonly Whose[] = door.params === undefined ? ["own"] : ["own", "other's", "missing"];
    const opensByLink =
      /\/api\/(invitations|calls|introductions|application-status|interview-links|shortlist-links|submission-links|offer-links)\/:token/.test(
        call,
      );
    for (const knocker of knockers) {
      const answers = new Map<Whose, string>();
      let isOpen = false;
      for (const whose of whoseIds) {
        const { statusCode, body } = await (await approach(call, knocker, whose))();
        answers.set(whose, body);
        isOpen = statusCode < 400;
        const due = door.status(knocker, whose);
        expect(statusCode, `${knocker}, ${whose}: ${statusCode} instead of ${due}; ${body.slice(0, 300)}`).toBe(due);
        const isAdmitted = statusCode === door.admitted && (whose === "own" || opensByLink);
        expect(isOpen || isRefusal(statusCode) || isAdmitted, `${knocker}, ${whose}: ${statusCode}`).toBe(true);
        statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
      }
      const isOurs = door.isDesk === true && knocker.startsWith("staff");
      expect(
        opensByLink || isOurs || isOpen || answers.get("other's") === answers.get("missing"),
        `${knocker}: byte for byte`,
      ).toBe(true);
    }
  });
});
