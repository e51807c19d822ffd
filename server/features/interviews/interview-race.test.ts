/** Many candidates choose among few times at once, over real HTTP. `npm run bench:interview-race` runs the full size. */
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { buildTestApp } from "../../test/build-test-app.ts";
import { anInterviewWorkspace, linkApi, slotsBy } from "../../test/fixtures/interviews.ts";
import { aBrowser } from "../../test/browsers.ts";

const { app, owner } = await buildTestApp();
const address = await app.listen({ host: "127.0.0.1", port: 0 });

test("of forty candidates for five slots of a panel, five get one, without overlap", async () => {
  const { admin, teamMember, applicant } = await anInterviewWorkspace(app, owner.db);
  const tom = await teamMember("viewer", "Tom Brandt");
  const panel = [admin.userId, tom.userId];
  const links: string[] = [];
  for (let index = 0; index < 40; index += 1) {
    const { applicationId } = await applicant();
    const invitation = { panel, duration: 30, noticeHours: 0, bufferMinutes: 0, daysAhead: 14 };
    const response = await admin.post(`/api/applications/${applicationId}/interview-invitations`, invitation);
    links.push(response.json<{ link: string }>().link);
  }
  const requested = (await slotsBy(aBrowser(app), links[0] ?? "")).slice(0, 5);
  expect(requested).toHaveLength(5);
  const responses = await Promise.all(
    links.map(async (link, index) => {
      const response = await fetch(`${address}${linkApi(link, "/booking")}`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ startsAt: requested[index % 5], timeZone: "UTC" }),
      });
      return {
        status: response.status,
        body: (await response.json()) as { slots: string[] },
        startsAt: requested[index % 5],
      };
    }),
  );
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(5);
  const late = responses.filter(({ status }) => status === 409);
  expect(late).toHaveLength(35);
  for (const { body, startsAt } of late) expect(body.slots).not.toContain(startsAt);
  const { rows } = await owner.db.execute<{ n: number; seats: number }>(sql`
    select count(*)::int as n, (select count(*)::int from interview_panelists where user_id = any(${sql.param(panel)}::uuid[])) as seats
    from interviews where interviewer_id = any(${sql.param(panel)}::uuid[]) and status = 'scheduled'`);
  expect(rows[0]).toEqual({ n: 5, seats: 10 });
});
