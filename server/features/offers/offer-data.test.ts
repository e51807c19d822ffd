/** Offers in personal data downloads, in workspace exports, and in the decision log. */
import { buffer } from "node:stream/consumers";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import yauzl from "yauzl";
import type { ActivityEntry } from "#domain/companies/activity.ts";
import type { LoggedMatch } from "#domain/fairness/decision-log.ts";
import { applicationSubmissions } from "../../db/tables/applications.ts";
import { matchRuns } from "../../db/tables/matches.ts";
import { users } from "../../db/tables/identity.ts";
import { buildTestApp } from "../../test/build-test-app.ts";
import { createOfferHelpers } from "../../test/fixtures/offers.ts";
import { aBrowser, type Browser, goodPassword } from "../../test/browsers.ts";
import { readActiveExport, writeExport } from "../workspace-exports/write-export.service.ts";

const built = await buildTestApp();
const { app, owner, tools } = built;
const { offered } = createOfferHelpers(built);

type Rows = readonly Record<string, unknown>[];

const downloaded = async (browser: Browser): Promise<Readonly<Record<string, Rows>>> => {
  const { rawPayload } = await browser.get("/api/rights/download");
  const zip = await yauzl.fromBufferPromise(rawPayload, { lazyEntries: true });
  for await (const entry of zip.eachEntry()) {
    if (entry.fileName !== "data.json") continue;
    const text = (await buffer(await zip.openReadStreamPromise(entry))).toString();
    return (JSON.parse(text) as { sections: Readonly<Record<string, Rows>> }).sections;
  }
  throw new Error("the download has no data.json");
};

test("a candidate's download contains their offers and answers", async () => {
  const { person, companyId, accept, offer } = await offered();
  await accept();
  const browser = aBrowser(app);
  const email = `maya-${person.candidateId}@people.example`;
  await browser.post("/api/auth/sign-up/email", { name: "Maya Okafor", email, password: goodPassword });
  const [account] = await owner.db.select().from(users).where(eq(users.username, email));
  const { applicationId } = person;
  const contact = { firstName: "Maya", lastName: "Okafor", email };
  await owner.db
    .insert(applicationSubmissions)
    .values({ ...contact, applicationId, companyId, userId: account?.id ?? "", confirmedAt: new Date() });
  expect((await downloaded(browser))["offers"]).toMatchObject([
    {
      amount: 92_000,
      currency: "USD",
      status: "accepted",
      acceptedUnderTheName: "Maya Okafor",
      letterSha256: offer.sha256,
    },
  ]);
  const stranger = aBrowser(app);
  await stranger.post("/api/auth/sign-up/email", { name: "Nils", email: `n-${email}`, password: goodPassword });
  expect((await downloaded(stranger))["offers"]).toEqual([]);
});

test("the workspace export contains the offers", async () => {
  const { admin, offer } = await offered();
  const response = await admin.post("/api/workspace-exports", { format: "json" });
  const { id } = response.json<{ id: string }>();
  const at = await readActiveExport(tools.db, id);
  if (at === undefined) throw new Error("nothing to write");
  await writeExport(tools.db, tools.files, at);
  const everything = (await admin.get(`/api/workspace-exports/${id}/file`)).json<Record<string, Rows>>();
  expect(everything["offers"]).toMatchObject([{ id: offer.id, status: "sent", amount: 92_000 }]);
});

test("the decision log names sender and acceptance, the audit log the candidate", async () => {
  const { admin, companyId, person, job, accept } = await offered();
  // A match run from before the offer: the offer must be listed with it.
  await owner.db.insert(matchRuns).values({
    companyId,
    number: 1,
    at: new Date(Date.now() - 3_600_000),
    jobId: job.id,
    jobTitle: job.title,
    engineVersion: "test",
    settingsHash: "0",
    inputsHash: "0",
    poolSize: 1,
    networkSize: 0,
    scored: 1,
    proof: {},
    inputs: {},
    results: [{ id: person.candidateId, isNetwork: false, overall: 71, value: 71 }],
    durationMs: 1,
  });
  await accept();
  const log = (await admin.get("/api/decision-log?format=json")).json<LoggedMatch[]>();
  const actions = log.find(({ personId }) => personId === person.candidateId)?.actions ?? [];
  expect(actions.map(({ action, to, by }) => [action, to, by].join(" ")).toSorted()).toEqual([
    "offer_accepted  ",
    "offer_sent  Ada Reyes",
    "stage_change hired ",
    "stage_change offer Ada Reyes",
  ]);
  const { entries } = (await admin.get("/api/workspace/activity")).json<{ entries: ActivityEntry[] }>();
  expect(entries.map(({ action, actor }) => [action, actor])).toEqual(
    expect.arrayContaining([
      ["offer.made", "Ada Reyes"],
      ["offer.sent", "Ada Reyes"],
      ["offer.accepted", null],
    ]),
  );
});
