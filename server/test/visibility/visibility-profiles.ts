/**
 * Profiles with a marker in every field and random privacy settings, and an independent implementation of the visibility rules: a
 * difference from the database is a leak or a loss.
 */
import { randomUUID } from "node:crypto";
import fc from "fast-check";
import type { Database } from "../../db/client.ts";
import { candidateProfiles, portfolioItems, privacySettings } from "../../db/tables/profiles.ts";
import { aUser } from "../fixtures/factories.ts";

/** Companies, and how candidates who block them spell their names. The last one is never blocked. */
export const companyVariants = [
  {
    name: "Acme, Inc.",
    website: "https://www.acme.example/jobs",
    domain: "acme.example",
    spelled: ["acme", "ACME LLC", "acme.example", "someone@acme.example"],
  },
  {
    name: "Globex GmbH & Co. KG",
    website: null,
    domain: "globex-mail.example",
    spelled: ["Globex", "globex-mail.example", "GLOBEX, Limited"],
  },
  {
    name: "The Société Générale S.A.",
    website: "http://socgen.example",
    domain: "gmail.com",
    spelled: ["Societe Generale", "https://www.socgen.example/fr"],
  },
  {
    name: "Ini-Tech LLC",
    website: "careers.initech.example",
    domain: "mail.initech.example",
    spelled: ["Initech", "initech.example", "www.initech.example"],
  },
  {
    name: "Umbrella Corporation",
    website: "umbrella.example",
    domain: "hotmail.com",
    spelled: ["umbrella corp", "umbrella.example"],
  },
  { name: "Vandelay Industries", website: "vandelay.example", domain: "vandelay.example", spelled: [] },
] as const;

/** These look similar but block none of the companies. */
const decoys = ["gmail.com", "hotmail.com", "Acme Health", "vandelay.example.org"];

const randomSettings = fc.record({
  visibility: fc.constantFrom("public", "public", "public", "recruiters_only", "recruiters_only", "private"),
  email: fc.boolean(),
  phone: fc.boolean(),
  location: fc.boolean(),
  salary: fc.boolean(),
});
type Settings = typeof randomSettings extends fc.Arbitrary<infer T> ? T : never;

const randomProfile = fc.record({
  /** Settings in the order of saving. */
  saved: fc.array(randomSettings, { minLength: 0, maxLength: 3 }),
  /** Whether the profile is published after each of them. */
  publishedAfter: fc.array(fc.boolean(), { minLength: 3, maxLength: 3 }),
  isWithdrawn: fc.constantFrom(false, false, false, false, false, true),
  showResume: fc.boolean(),
  contact: fc.constantFrom(true, true, true, true, false),
  availability: fc.constantFrom("open", "open", "passive", "closed"),
  hasAccount: fc.constantFrom(true, true, true, true, true, false),
  blocks: fc.subarray([0, 1, 2, 3, 4], { maxLength: 3 }),
  spelling: fc.nat(11),
  decoys: fc.subarray(decoys),
});

type Drawn = typeof randomProfile extends fc.Arbitrary<infer T> ? T : never;

export interface MarkedProfile extends Drawn {
  readonly at: number;
  readonly id: string;
  readonly userId: string;
  readonly email: string;
  readonly handle: string;
  /** The last saved settings; undefined if none. */
  readonly settings: Settings | undefined;
  /** The upper limit of what others may see; undefined before publishing and after withdrawal. */
  readonly published: Settings | undefined;
}

const narrower = (one: Settings, other: Settings): Settings => ({
  visibility: [one, other].some(({ visibility }) => visibility === "recruiters_only") ? "recruiters_only" : "public",
  email: one.email && other.email,
  phone: one.phone && other.phone,
  location: one.location && other.location,
  salary: one.salary && other.salary,
});

/** Saving narrows the published settings at once and never widens them; publishing copies the saved settings. */
const publishedOf = ({ saved, publishedAfter, isWithdrawn }: Drawn): Settings | undefined => {
  let published: Settings | undefined;
  for (const [index, settings] of saved.entries()) {
    const isPrivate = settings.visibility === "private";
    if (isPrivate) published = undefined;
    else if (publishedAfter[index] === true) published = settings;
    else if (published !== undefined) published = narrower(published, settings);
  }
  return isWithdrawn ? undefined : published;
};

const salaryBase = 810_000_000;
const mark = (index: number, field: string): string => `mk${index}${field}z`;

/** Every marker in a text, as [profile, field]. A salary is a number and thus its own marker. */
export const marksIn = (text: string): readonly (readonly [number, string])[] => [
  ...[...text.matchAll(/mk(\d+)([a-z]+?)z/gi)].map(
    ([, at, field]) => [Number(at), (field ?? "").toLowerCase()] as const,
  ),
  ...[...text.matchAll(/(?<![\w-])8100(\d{5})(?![\w-])/g)].map(([, at]) => [Number(at), "salary"] as const),
];

/** Guarantees profiles that recruiters find and two that block a company, so that both cases always occur. */
const guaranteedCount = 6;

const guaranteedSettings: readonly Settings[] = [
  { visibility: "public", email: true, phone: true, location: true, salary: true },
  { visibility: "public", email: true, phone: false, location: true, salary: true },
];

export const generateProfiles = (count: number, seed: number): readonly Drawn[] =>
  fc.sample(randomProfile, { numRuns: count, seed }).map((drawn, index) =>
    index >= guaranteedCount
      ? drawn
      : {
          ...drawn,
          hasAccount: true,
          isWithdrawn: false,
          contact: true,
          availability: "open",
          blocks: index < 2 ? [0] : drawn.blocks,
          // Published both ways, then narrowed or widened by the last settings.
          saved: [...drawn.saved, ...guaranteedSettings]
            .slice(0, 2)
            .map((each, turn) =>
              turn === 0
                ? { ...each, visibility: index % 2 === 0 ? ("public" as const) : ("recruiters_only" as const) }
                : { ...each, visibility: each.visibility === "private" ? ("public" as const) : each.visibility },
            ),
          publishedAfter: [true, false, false],
        },
  );

export const storeProfile = async (db: Database, drawn: Drawn, index: number): Promise<MarkedProfile> => {
  const m = (field: string): string => mark(index, field);
  const user = await aUser(db, {
    username: `${m("account")}@people.example`,
    kind: drawn.hasAccount ? "candidate" : "visitor",
    isAnonymous: !drawn.hasAccount,
    emailVerified: drawn.hasAccount,
  });
  const handle = m("handle");
  const published = publishedOf(drawn);
  const settings = drawn.saved.at(-1);
  // Identifying text; on a public page it is visible.
  const identifying = [
    `${m("employer")} tooling`,
    `Taught at ${m("school")}`,
    ...(published?.visibility === "recruiters_only" ? [`Method ${m("last")}`, `${m("first")}'s way`] : []),
  ];
  const email = `${m("email")}@people.example`;
  const [row] = await db
    .insert(candidateProfiles)
    .values({
      userId: user.id,
      firstName: m("first"),
      lastName: m("last"),
      statedEmail: `${m("stated")}@people.example`,
      email,
      phone: m("phone"),
      location: `${m("location")}, OH`,
      title: `ICU Registered Nurse ${m("title")}`,
      summary: `ICU nurse of eight years, ${m("summary")}.`,
      skills: ["Patient Care", "Epic", m("skill"), ...identifying],
      credentials: [
        { name: "BLS", status: "held" },
        { name: m("cert"), issuer: m("issuer"), number: m("number"), status: "held" },
      ],
      preferredRoles: [m("role")],
      preferredLocations: [m("wanted")],
      salaryExpectation: salaryBase + index,
      availabilityStatus: drawn.availability,
      resumeUrl: `https://${m("resume")}.example`,
      portfolioUrl: `https://${m("portfolio")}.example`,
      linkedinUrl: `https://${m("linkedin")}.example`,
      githubUrl: `https://${m("github")}.example`,
      aiAnalysis: { said: m("analysis") },
      handle,
      experience: [
        {
          title: "ICU Registered Nurse",
          company: m("employer"),
          industry: "Healthcare",
          location: m("workplace"),
          start: "2018-02",
          end: null,
          description: `Critical care for ventilated patients, charting in Epic, patient care, ${m("deed")}.`,
        },
      ],
      education: [{ degree: "BSN", school: m("school"), field: m("field"), year: 2014 }],
      proposals: [
        { id: randomUUID(), field: "skills", value: [m("proposal")] },
        { id: randomUUID(), field: "summary", value: m("proposal") },
      ],
    })
    .returning();
  const id = row?.id ?? "";
  const blockedNames = drawn.blocks.map((company) => {
    const spellings: readonly string[] = companyVariants[company]?.spelled ?? [];
    return spellings[drawn.spelling % spellings.length] ?? "";
  });
  const write = (values: Partial<typeof privacySettings.$inferInsert>) =>
    db
      .insert(privacySettings)
      .values({ candidateId: id, ...values })
      .onConflictDoUpdate({ target: privacySettings.candidateId, set: values });
  for (const [at, saved] of drawn.saved.entries()) {
    await write({
      profileVisibility: saved.visibility,
      showEmail: saved.email,
      showPhone: saved.phone,
      showLocation: saved.location,
      showSalaryExpectation: saved.salary,
      showResume: drawn.showResume,
      allowRecruiterContact: drawn.contact,
      blockedCompanies: [...blockedNames, ...drawn.decoys, m("blocked")],
    });
    if (drawn.publishedAfter[at] === true && saved.visibility !== "private")
      await write({
        publishedAt: new Date(),
        publishedVisibility: saved.visibility,
        publishedEmail: saved.email,
        publishedPhone: saved.phone,
        publishedLocation: saved.location,
        publishedSalary: saved.salary,
      });
  }
  if (drawn.isWithdrawn && settings !== undefined) await write({ publishedAt: null, publishedVisibility: null });
  await db.insert(portfolioItems).values(
    (["public", "recruiters_only", "private"] as const).map((visibility) => ({
      candidateId: id,
      title: m(`project${visibility.replace("_only", "")}`),
      visibility,
    })),
  );
  const blocks = settings === undefined ? [] : drawn.blocks;
  return { ...drawn, blocks, settings, published, at: index, id, userId: user.id, email, handle };
};

/** A viewer's companies; a block of any of them hides the profile. */
export interface ViewerScope {
  readonly companies: readonly number[];
  /** The open workspace, if any. */
  readonly company: number | null;
}

export const isBlocked = ({ blocks }: MarkedProfile, { companies }: ViewerScope): boolean =>
  blocks.some((company) => companies.includes(company));

export const noFields: ReadonlySet<string> = new Set();

/** The published settings of a visible profile, or undefined. */
const publishedSettings = ({ hasAccount, published }: MarkedProfile): Settings | undefined =>
  hasAccount ? published : undefined;

const texts = ["title", "skill", "cert", "field"];
const wholeTexts = [...texts, "issuer", "summary", "employer", "deed", "school", "linkedin", "portfolio"];

/** Fields of the public page, without name and projects. */
const onPublicPage = ({ showResume }: MarkedProfile, published: Settings): readonly string[] => [
  ...wholeTexts,
  "github",
  ...(published.email ? ["email"] : []),
  ...(published.phone ? ["phone"] : []),
  ...(published.location ? ["location", "workplace"] : []),
  ...(published.salary ? ["salary"] : []),
  ...(showResume && published.email && published.phone && published.location ? ["resume"] : []),
];

/** What a workspace may see of a network profile before an accepted introduction. */
export const visibleInNetwork = (profile: MarkedProfile, scope: ViewerScope): ReadonlySet<string> => {
  const published = publishedSettings(profile);
  if (scope.company === null || published === undefined || isBlocked(profile, scope)) return noFields;
  if (!profile.contact || profile.availability === "closed") return noFields;
  if (published.visibility === "public") return new Set(onPublicPage(profile, published));
  return new Set([...texts, ...(published.location ? ["location"] : []), ...(published.salary ? ["salary"] : [])]);
};

/** What anyone may see on the public page. */
export const visibleOnPage = (profile: MarkedProfile, scope: ViewerScope): ReadonlySet<string> => {
  const published = publishedSettings(profile);
  if (published?.visibility !== "public" || isBlocked(profile, scope)) return noFields;
  return new Set([
    ...onPublicPage(profile, published),
    "first",
    "last",
    "projectpublic",
    ...(scope.company === null ? [] : ["projectrecruiters"]),
  ]);
};

/** What a workspace gets with an accepted introduction. */
export const visibleOnceIntroduced = ({ settings, showResume }: MarkedProfile): ReadonlySet<string> => {
  const hasLocation = settings?.location ?? true;
  return new Set([
    ...wholeTexts,
    "first",
    "last",
    "email",
    "phone",
    "number",
    ...(hasLocation ? ["location", "workplace"] : []),
    ...(settings?.salary === true ? ["salary"] : []),
    ...(showResume && hasLocation ? ["resume"] : []),
  ]);
};

/** What a connected or requested candidate sees. */
export const visibleToConnection = (profile: MarkedProfile, scope: ViewerScope): ReadonlySet<string> => {
  if (isBlocked(profile, scope)) return noFields;
  const isPrivate = profile.settings?.visibility === "private";
  const hasLocation = profile.settings?.location ?? true;
  return new Set(["first", "last", ...(isPrivate ? [] : ["title", ...(hasLocation ? ["location"] : [])])]);
};
