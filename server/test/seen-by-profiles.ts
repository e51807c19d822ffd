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
  visibility: fc.constantFrom("public", "public", "recruiters_only", "private"),
  showEmail: fc.boolean(),
  showPhone: fc.boolean(),
  showLocation: fc.boolean(),
  showSalary: fc.boolean(),
  showResume: fc.boolean(),
  contact: fc.constantFrom(true, true, true, true, false),
  availability: fc.constantFrom("open", "open", "passive", "closed"),
  hasAccount: fc.constantFrom(true, true, true, true, true, false),
  isChosen: fc.constantFrom(true, true, true, true, true, false),
  blocks: fc.subarray([0, 1, 2, 3, 4], { maxLength: 3 }),
  spelling: fc.nat(11),
  decoys: fc.subarray(decoys),
});

type Drawn = typeof drawnSettings extends fc.Arbitrary<infer T> ? T : never;

export interface MarkedProfile extends Drawn {
  readonly at: number;
  readonly id: string;
  readonly userId: string;
  readonly email: string;
  readonly handle: string;
}

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

export const drawProfiles = (count: number, seed: number): readonly Drawn[] =>
  fc.sample(drawnSettings, { numRuns: count, seed }).map((drawn, at) =>
    at >= surelyFound
      ? drawn
      : {
          ...drawn,
          hasAccount: true,
          isChosen: true,
          contact: true,
          availability: "open",
          blocks: at < 2 ? [0] : drawn.blocks,
          visibility: drawn.visibility === "private" ? "recruiters_only" : drawn.visibility,
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
      skills: ["Patient Care", "Epic", m("skill")],
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
      education: [{ degree: "BSN", school: m("school"), year: 2014 }],
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
  if (drawn.isChosen)
    await db.insert(privacySettings).values({
      candidateId: id,
      profileVisibility: drawn.visibility,
      showEmail: drawn.showEmail,
      showPhone: drawn.showPhone,
      showLocation: drawn.showLocation,
      showSalaryExpectation: drawn.showSalary,
      showResume: drawn.showResume,
      allowRecruiterContact: drawn.contact,
      blockedCompanies: [...spelled, ...drawn.decoys, m("blocked")],
    });
  await db.insert(portfolioItems).values(
    (["public", "recruiters_only", "private"] as const).map((visibility) => ({
      candidateId: id,
      title: m(`project${visibility.replace("_only", "")}`),
      visibility,
    })),
  );
  return { ...drawn, blocks: drawn.isChosen ? drawn.blocks : [], at, id, userId: user.id, email, handle };
};

/** Who looks: at work for companies, of whose blocks any keeps them out. */
export interface Sight {
  readonly knownAs: readonly number[];
  /** The workspace that is open, if there is one. */
  readonly company: number | null;
}

export const isBlocked = ({ blocks }: MarkedProfile, { knownAs }: Sight): boolean =>
  blocks.some((company) => knownAs.includes(company));

const always = ["first", "title", "summary", "skill", "cert", "employer", "deed", "school"];

const shownBy = (profile: MarkedProfile): readonly string[] => {
  const isPublic = profile.visibility === "public";
  return [
    ...always,
    ...(isPublic ? ["last", "linkedin", "portfolio"] : []),
    ...(profile.showEmail ? ["email"] : []),
    ...(profile.showPhone ? ["phone"] : []),
    ...(profile.showLocation ? ["location", "workplace"] : []),
    ...(profile.showSalary ? ["salary"] : []),
    ...(isPublic && profile.showResume && profile.showEmail && profile.showPhone && profile.showLocation
      ? ["resume"]
      : []),
  ];
};

const isOut = ({ hasAccount, isChosen, visibility }: MarkedProfile): boolean =>
  !hasAccount || !isChosen || visibility === "private";

export const nothing: ReadonlySet<string> = new Set();

/** What a workspace may see of somebody of the network. */
export const seenInNetwork = (profile: MarkedProfile, sight: Sight): ReadonlySet<string> =>
  sight.company === null ||
  isOut(profile) ||
  !profile.contact ||
  profile.availability === "closed" ||
  isBlocked(profile, sight)
    ? nothing
    : new Set(shownBy(profile));

/** What anybody may see at the public page. */
export const seenOnPage = (profile: MarkedProfile, sight: Sight): ReadonlySet<string> =>
  isOut(profile) || profile.visibility !== "public" || isBlocked(profile, sight)
    ? nothing
    : new Set([
        ...shownBy(profile),
        "github",
        "projectpublic",
        ...(sight.company === null ? [] : ["projectrecruiters"]),
      ]);

/** What a workspace gets with a yes. */
export const seenOnceIntroduced = (profile: MarkedProfile): ReadonlySet<string> =>
  new Set([
    ...shownBy(profile),
    "last",
    "email",
    "phone",
    "linkedin",
    "portfolio",
    ...(profile.showResume && profile.showLocation ? ["resume"] : []),
  ]);

/** What another candidate sees who is asked by, or connected with, somebody. */
export const seenByConnection = (profile: MarkedProfile, sight: Sight): ReadonlySet<string> => {
  if (isBlocked(profile, sight)) return nothing;
  const isPrivate = profile.isChosen && profile.visibility === "private";
  const hasPlace = !profile.isChosen || profile.showLocation;
  return new Set(["first", "last", ...(isPrivate ? [] : ["title", ...(hasPlace ? ["location"] : [])])]);
};
