/** The resume from which a profile was last filled, for its owner only. */
import { expect, test } from "vitest";
import { resumeAnalyses } from "../../db/tables/profiles.ts";
import { buildTestApp } from "../../test/build-test-app.ts";
import { aBrowser } from "../../test/browsers.ts";

const { app, owner } = await buildTestApp();
const url = "/api/candidate/resume";

test("returns the latest import with its counts, to the owner only", async () => {
  const [ownBrowser, other] = [aBrowser(app), aBrowser(app)];
  expect((await ownBrowser.get(url)).json()).toEqual({ resume: null });
  expect(ownBrowser.jar.size, "looking makes no session").toBe(0);
  const change = { profileId: null, revision: 0, changes: { title: "Nurse" }, base: {} };
  const { profileId: candidateId } = (await ownBrowser.patch("/api/candidate/profile", change)).json<{
    profileId: string;
  }>();
  await other.patch("/api/candidate/profile", change);
  await owner.db.insert(resumeAnalyses).values([
    { candidateId, fileName: "old.pdf", createdAt: new Date("2026-01-02T03:04:05Z") },
    {
      candidateId,
      fileName: "new.pdf",
      skills: ["Triage", "Epic"],
      experience: [{ title: "Nurse", company: "Northside" }],
      createdAt: new Date("2026-11-02T03:04:05Z"),
    },
  ]);
  expect((await ownBrowser.get(url)).json()).toEqual({
    resume: { fileName: "new.pdf", importedAt: "2026-11-02T03:04:05.000Z", skills: 2, jobs: 1, schools: 0 },
  });
  expect((await other.get(url)).json()).toEqual({ resume: null });
});
