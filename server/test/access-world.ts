/** Two workspaces, everyone who might knock at their doors, and a session for each that opens with any secret. */
import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { brand } from "#domain/brand.ts";
import type { Database } from "../db/client.ts";
import { companyProfiles } from "../db/tables/companies.ts";
import { credentials, sessions } from "../db/tables/identity.ts";
import { signCookie } from "../infra/cookie-renewal.ts";
import { identitySecretOf } from "../infra/identity-keys.ts";
import type { Keyring } from "../infra/keyring.ts";
import { aCompany, aJob, aUser } from "./factories.ts";

export const knockers = [
  "anonymous",
  "visitor",
  "candidate A",
  "candidate B",
  "viewer",
  "editor",
  "admin",
  "admin of another",
  "unconfirmed admin",
  "unconfirmed candidate",
  "removed member",
  "without the factor",
  "expired session",
  "staff",
  "staff let in",
] as const;
export type Knocker = (typeof knockers)[number];

/** The cookie of a session with that token. */
export const sessionCookie = (token: string, keys: Keyring): string =>
  `${brand.name.toLowerCase()}.session_token=${signCookie(token, identitySecretOf(keys.current))}`;

export const createWorld = async (db: Database, keys: Keyring) => {
  const person = (name: string, kind: string, more = {}) =>
    aUser(db, { name, kind, username: `${name.toLowerCase().replaceAll(" ", ".")}@people.example`, ...more });
  const [one, two] = [
    await aCompany(db, { name: "Marker-One Clinics" }),
    await aCompany(db, { name: "Marker-Two Mills" }),
  ];
  // A workspace that wants a second factor of everyone.
  const strict = await aCompany(db, { name: "Strict Three" });
  const staffer = { twoFactorEnabled: true, emailVerified: true };
  const people = {
    visitor: await person("Visitor", "visitor", { isAnonymous: true }),
    "candidate A": await person("Candidate A", "candidate"),
    "candidate B": await person("Candidate B", "candidate"),
    viewer: await person("Viewer One", "employer"),
    editor: await person("Editor One", "employer"),
    // With a second factor, so that it is not the lack of one that keeps them from the firm's desk.
    admin: await person("Admin One", "employer", { twoFactorEnabled: true }),
    "admin of another": await person("Marker-Two Admin", "employer"),
    "unconfirmed admin": await person("Unconfirmed Admin One", "employer", { emailVerified: false }),
    "unconfirmed candidate": await person("Unconfirmed Candidate", "candidate", { emailVerified: false }),
    "removed member": await person("Removed One", "employer"),
    "without the factor": await person("Factorless Three", "employer"),
    "expired session": await person("Expired One", "employer"),
    staff: await person("Staff Outside", "staff", staffer),
    "staff let in": await person("Staff Inside", "staff", staffer),
  } as const;
  for (const { id } of Object.values(people)) {
    await db.insert(credentials).values({
      userId: id,
      accountId: id,
      providerId: "credential",
      passwordHash: `${"0".repeat(32)}:${"0".repeat(128)}`,
    });
  }
  for (const [company, marker] of [
    [one, "Marker-One"],
    [two, "Marker-Two"],
  ] as const) {
    await aJob(db, { companyId: company.id, title: `${marker} Nurse` });
    await db.insert(companyProfiles).values({
      companyId: company.id,
      tagline: `${marker} tagline`,
      culture: `${marker} culture`,
      benefits: [],
      locations: [],
    });
  }

  const levels = [
    [one.id, people.admin.id, "admin"],
    [one.id, people["unconfirmed admin"].id, "admin"],
    [one.id, people.editor.id, "editor"],
    [one.id, people.viewer.id, "viewer"],
    [one.id, people["expired session"].id, "viewer"],
    [two.id, people["admin of another"].id, "admin"],
    [strict.id, people["without the factor"].id, "admin"],
  ] as const;

  // One call of the database for all of it, in the language that keeps its plans, since thousands knock.
  await db.execute(
    sql.raw(`create function everyone_in_their_place() returns void language plpgsql as $$ begin
      insert into company_members (company_id, user_id, permissions)
        values ${levels.map((values) => `('${values.join("', '")}')`).join()}
        on conflict (company_id, user_id) do update set permissions = excluded.permissions
        where company_members.permissions <> excluded.permissions;
      insert into recruiter_access (company_id, user_id) values ('${one.id}', '${people["staff let in"].id}')
        on conflict do nothing;
      delete from rate_limits;
      update companies set require_two_factor = not require_two_factor where require_two_factor <> (id = '${strict.id}');
      update users set two_factor_enabled = true where kind = 'staff' and not two_factor_enabled;
    end $$`),
  );

  // As long as a session lasts: one that lasts less is made longer by the first who knocks with it.
  const addSession = async (userId: string, expiresAt = new Date(Date.now() + 30 * 86_400_000)) => {
    const token = randomUUID();
    const [row] = await db.insert(sessions).values({ userId, token, expiresAt, activeCompanyId: one.id }).returning();
    return { id: row?.id ?? "", cookie: sessionCookie(token, keys) };
  };

  return {
    one,
    two,
    people,
    /** Whatever the case before has done. */
    putBack: () => db.execute(sql`select everyone_in_their_place()`),
    addSession,
    /** A cookie of the knocker's own, made anew: the case before may have ended the last. */
    cookieOf: async (knocker: Knocker): Promise<string | undefined> => {
      if (knocker === "anonymous") return undefined;
      const long = knocker === "expired session" ? new Date(Date.now() - 60_000) : undefined;
      return (await addSession(people[knocker].id, long)).cookie;
    },
  };
};

export type World = Awaited<ReturnType<typeof createWorld>>;
