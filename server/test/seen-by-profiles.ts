/**
 * Profiles of which every field carries a mark of its own, under settings drawn at random, and the rule of who may see which of
 * them once more, written apart from the one in the database: what differs is a leak or a loss.
 */
import { randomUUID } from "node:crypto";
import fc from "fast-check";
import type { Database } from "../db/client.ts";
import { candidateProfiles, portfolioItems, privacySettings } from "../db/tables/profiles.ts";
import { aUser } from "./factories.ts";

/** What companies are called, and how people who block them spell that. The last is blocked by nobody. */
export const companyWays = [
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

/** These block nobody here, however alike they look. */
const decoys = ["gmail.com", "hotmail.com", "Acme Health", "vandelay.example.org"];

const drawnSettings = fc.record({
  visibility: fc.constantFrom("public", "public", "public", "recruiters_only", "recruiters_only", "private"),
  email: fc.boolean(),
  phone: fc.boolean(),
  location: fc.boolean(),
  salary: fc.boolean(),
});
type Settings = typeof drawnSettings extends fc.Arbitrary<infer T> ? T : never;

const drawnProfile = fc.record({
  /** Saved one after the other. */
  saved: fc.array(drawnSettings, { minLength: 0, maxLength: 3 }),
  /** After which of them the profile is published. */
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

type Drawn = typeof drawnProfile extends fc.Arbitrary<infer T> ? T : never;

export interface MarkedProfile extends Drawn {
  readonly at: number;
  readonly id: string;
  readonly userId: string;
  readonly email: string;
  readonly handle: string;
  /** As saved last; undefined where nothing ever was. */
  readonly settings: Settings | undefined;
  /** What others may see of it at most; undefined before publishing and after it was withdrawn. */
  readonly published: Settings | undefined;
}

const both = (one: Settings, other: Settings): Settings => ({
  visibility: [one, other].some(({ visibility }) => visibility === "recruiters_only") ? "recruiters_only" : "public",
  email: one.email && other.email,
  phone: one.phone && other.phone,
  location: one.location && other.location,
  salary: one.salary && other.salary,
});

/** Saving narrows at once and never widens; publishing takes what is saved; private and withdrawn are unpublished. */
const publishedOf = ({ saved, publishedAfter, isWithdrawn }: Drawn): Settings | undefined => {
  let published: Settings | undefined;
  for (const [at, settings] of saved.entries()) {
    const isPrivate = settings.visibility === "private";
    if (isPrivate) published = undefined;
    else if (publishedAfter[at] === true) published = settings;
    else if (published !== undefined) published = both(published, settings);
  }
  return isWithdrawn ? undefined : published;
};

const salaryBase = 810_000_000;
const mark = (at: number, field: string): string => `mk${at}${field}z`;

/** Every mark in a text, as [profile, field]. A salary is a number and so its own mark. */
export const marksIn = (text: string): readonly (readonly [number, string])[] => [
  ...[...text.matchAll(/mk(\d+)([a-z]+?)z/gi)].map(
    ([, at, field]) => [Number(at), (field ?? "").toLowerCase()] as const,
  ),
  ...[...text.matchAll(/(?<![\w-])8100(\d{5})(?![\w-])/g)].map(([, at]) => [Number(at), "salary"] as const),
];

/** Some whom recruiters surely find, and two who surely have blocked somebody, so that there is always a case of each. */
const surelyFound = 6;

const surelySaved: readonly Settings[] = [
  { visibility: "public", email: true, phone: true, location: true, salary: true },
  { visibility: "public", email: true, phone: false, location: true, salary: true },
];

export const drawProfiles = (count: number, seed: number): readonly Drawn[] =>
  fc.sample(drawnProfile, { numRuns: count, seed }).map((drawn, at) =>
    at >= surelyFound
      ? drawn
      : {
          ...drawn,
          hasAccount: true,
          isWithdrawn: false,
          contact: true,
          availability: "open",
          blocks: at < 2 ? [0] : drawn.blocks,
          // Published both ways; then narrowed or widened by what was drawn last.
          saved: [...drawn.saved, ...surelySaved]
            .slice(0, 2)
            .map((each, turn) =>
              turn === 0
                ? { ...each, visibility: at % 2 === 0 ? ("public" as const) : ("recruiters_only" as const) }
                : { ...each, visibility: each.visibility === "private" ? ("public" as const) : each.visibility },
            ),
          publishedAfter: [true, false, false],
        },
  );

export const storeProfile = async (db: Database, drawn: Drawn, at: number): Promise<MarkedProfile> => {
  const m = (field: string): string => mark(at, field);
  const user = await aUser(db, {
    username: `${m("account")}@people.example`,
    kind: drawn.hasAccount ? "candidate" : "visitor",
    isAnonymous: !drawn.hasAccount,
    emailVerified: drawn.hasAccount,
  });
  const handle = m("handle");
  const published = publishedOf(drawn);
  const settings = drawn.saved.at(-1);
  // Texts that say who it is: on a public page they are there to be read.
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
      certifications: ["BLS", m("cert")],
      preferredRoles: [m("role")],
      preferredLocations: [m("wanted")],
      salaryExpectation: salaryBase + at,
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
  const spelled = drawn.blocks.map((company) => {
    const ways: readonly string[] = companyWays[company]?.spelled ?? [];
    return ways[drawn.spelling % ways.length] ?? "";
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
      blockedCompanies: [...spelled, ...drawn.decoys, m("blocked")],
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
  return { ...drawn, blocks, settings, published, at, id, userId: user.id, email, handle };
};

/** Who looks: at work for companies, of whose blocks any keeps them out. */
export interface Sight {
  readonly knownAs: readonly number[];
  /** The workspace that is open, if there is one. */
  readonly company: number | null;
}

export const isBlocked = ({ blocks }: MarkedProfile, { knownAs }: Sight): boolean =>
  blocks.some((company) => knownAs.includes(company));

export const nothing: ReadonlySet<string> = new Set();

/** Whose profile others may see at all, and as what. */
const visibleAs = ({ hasAccount, published }: MarkedProfile): Settings | undefined =>
  hasAccount ? published : undefined;

const texts = ["title", "skill", "cert", "field"];
const wholeTexts = [...texts, "summary", "employer", "deed", "school", "linkedin", "portfolio"];

/** The public page without the name and the projects. */
const onPublicPage = ({ showResume }: MarkedProfile, published: Settings): readonly string[] => [
  ...wholeTexts,
  "github",
  ...(published.email ? ["email"] : []),
  ...(published.phone ? ["phone"] : []),
  ...(published.location ? ["location", "workplace"] : []),
  ...(published.salary ? ["salary"] : []),
  ...(showResume && published.email && published.phone && published.location ? ["resume"] : []),
];

/** What a workspace may see of somebody of the network, before they accept an introduction. */
export const seenInNetwork = (profile: MarkedProfile, sight: Sight): ReadonlySet<string> => {
  const published = visibleAs(profile);
  if (sight.company === null || published === undefined || isBlocked(profile, sight)) return nothing;
  if (!profile.contact || profile.availability === "closed") return nothing;
  if (published.visibility === "public") return new Set(onPublicPage(profile, published));
  return new Set([...texts, ...(published.location ? ["location"] : []), ...(published.salary ? ["salary"] : [])]);
};

/** What anybody may see at the public page. */
export const seenOnPage = (profile: MarkedProfile, sight: Sight): ReadonlySet<string> => {
  const published = visibleAs(profile);
  if (published?.visibility !== "public" || isBlocked(profile, sight)) return nothing;
  return new Set([
    ...onPublicPage(profile, published),
    "first",
    "last",
    "projectpublic",
    ...(sight.company === null ? [] : ["projectrecruiters"]),
  ]);
};

/** What a workspace gets with an acceptance. */
export const seenOnceIntroduced = ({ settings, showResume }: MarkedProfile): ReadonlySet<string> => {
  const hasPlace = settings?.location ?? true;
  return new Set([
    ...wholeTexts,
    "first",
    "last",
    "email",
    "phone",
    ...(hasPlace ? ["location", "workplace"] : []),
    ...(settings?.salary === true ? ["salary"] : []),
    ...(showResume && hasPlace ? ["resume"] : []),
  ]);
};

/** What another candidate sees who is asked by, or connected with, somebody. */
export const seenByConnection = (profile: MarkedProfile, sight: Sight): ReadonlySet<string> => {
  if (isBlocked(profile, sight)) return nothing;
  const isPrivate = profile.settings?.visibility === "private";
  const hasPlace = profile.settings?.location ?? true;
  return new Set(["first", "last", ...(isPrivate ? [] : ["title", ...(hasPlace ? ["location"] : [])])]);
};
