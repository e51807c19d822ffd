/** Every part of a profile has a marker; the table that builds the sentences must agree with what the database shows. */
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { ShownSettings } from "#domain/privacy/publication.ts";
import { isPartVisible, type ProfilePart, profileParts, type ProfileViewer } from "#domain/privacy/who-sees-what.ts";
import { portfolioItems, privacySettings } from "../../db/tables/profiles.ts";
import { buildTestApp } from "../../test/build-test-app.ts";
import { aFindableProfile, published } from "../../test/fixtures/factories.ts";

const { owner } = await buildTestApp();

const salary = 81_234;
const mark = (part: ProfilePart): string => (part === "salary" ? String(salary) : `mark${part.toLowerCase()}x`);

const profile = await aFindableProfile(owner.db, {
  firstName: mark("name"),
  lastName: mark("name"),
  title: mark("title"),
  summary: mark("summary"),
  location: mark("location"),
  email: `${mark("email")}@people.example`,
  phone: mark("phone"),
  salaryExpectation: salary,
  availabilityStatus: "passive",
  linkedinUrl: `https://${mark("linkedin")}.example`,
  portfolioUrl: `https://${mark("portfolio")}.example`,
  githubUrl: `https://${mark("github")}.example`,
  resumeUrl: `https://${mark("resume")}.example`,
  skills: [mark("skills")],
  credentials: [
    { name: mark("credentials"), issuer: mark("credentialIssuers"), number: mark("credentialNumbers"), status: "held" },
  ],
  languages: [{ name: mark("languages") }],
  volunteering: [{ role: mark("volunteering"), organization: mark("volunteering") }],
  preferences: [{ kind: "work_authorization", value: "no" }],
  experience: [
    {
      title: mark("jobTitles"),
      company: mark("employers"),
      location: mark("jobLocations"),
      start: "2018-02",
      end: null,
      description: mark("jobDescriptions"),
    },
  ],
  education: [{ degree: mark("degrees"), school: mark("schools"), year: 2014 }],
});
await owner.db
  .insert(portfolioItems)
  .values({ candidateId: profile.id, title: mark("projects"), visibility: "public" });

/** These parts have no text of their own to mark. */
const otherMarks: Partial<Record<ProfilePart, string>> = {
  availability: "passive",
  preferences: "work_authorization",
  jobDates: "2018-02",
  photo: "photo",
};

const switches = [false, true];
const everySetting = switches.flatMap((showEmail) =>
  switches.flatMap((showPhone) =>
    switches.flatMap((showLocation) =>
      switches.map((showSalaryExpectation) => ({ showEmail, showPhone, showLocation, showSalaryExpectation })),
    ),
  ),
);

/** What the database returns, with projects as the page and the preview add them. */
const seenBy = async (viewer: ProfileViewer): Promise<string> => {
  const kind = {
    page: "public",
    "recruiter-public": "recruiter",
    "recruiter-only": "recruiter",
    introduced: "introduced",
  };
  const { rows } = await owner.db.execute<{ seen: object; projects: object }>(sql`
    select profile_as_seen(${kind[viewer]}, p, s) as seen,
      case when profile_hidden_because('public', '{}', p, s, false) is null
        then projects_as_seen(${kind[viewer]}, p.id) else '[]' end as projects
    from candidate_profiles p join privacy_settings s on s.candidate_id = p.id where p.id = ${profile.id}`);
  return JSON.stringify(rows[0]);
};

test.each([
  ["page", "public"],
  ["recruiter-public", "public"],
  ["recruiter-only", "recruiters_only"],
  ["introduced", "recruiters_only"],
] as const satisfies readonly (readonly [ProfileViewer, ShownSettings["profileVisibility"]])[])(
  "[PRIV-06] what %j sees of a profile that is %j matches the database",
  async (viewer, profileVisibility) => {
    for (const settings of everySetting) {
      await owner.db
        .update(privacySettings)
        .set({ profileVisibility, ...settings })
        .where(eq(privacySettings.candidateId, profile.id));
      await owner.db
        .update(privacySettings)
        .set({ ...published, publishedVisibility: profileVisibility })
        .where(eq(privacySettings.candidateId, profile.id));
      const text = await seenBy(viewer);
      const visibleParts = profileParts.filter((part) => text.includes(otherMarks[part] ?? mark(part)));
      expect([settings, visibleParts]).toEqual([
        settings,
        profileParts.filter((part) => isPartVisible(viewer, part, settings)),
      ]);
    }
  },
);
