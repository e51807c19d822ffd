/** Two workspaces, all personas, and a session for each. */
import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { brand } from "#domain/brand.ts";
import type { Database } from "../../db/client.ts";
import { companyProfiles } from "../../db/tables/companies.ts";
import { credentials, sessions } from "../../db/tables/identity.ts";
import { signCookie } from "../../infra/auth/cookie-renewal.ts";
import { identitySecretOf } from "../../infra/crypto/identity-keys.ts";
import type { Keyring } from "../../infra/crypto/keyring.ts";
import { aCompany, aJob, aUser } from "../fixtures/factories.ts";

export const personas = [
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
export type Persona = (typeof personas)[number];

/** The cookie of a session with that token. */
export const sessionCookie = (token: string, keys: Keyring): string =>
  `${brand.name.toLowerCase()}.session_token=${signCookie(token, identitySecretOf(keys.current))}`;

export const createWorld = async (db: Database, keys: Keyring) => {
  const person = (name: string, kind: string, values = {}) =>
    aUser(db, { name, kind, username: `${name.toLowerCase().replaceAll(" ", ".")}@people.example`, ...values });
  const [one, two] = [
    await aCompany(db, { name: "Marker-One Clinics" }),
    await aCompany(db, { name: "Marker-Two Mills" }),
  ];
  // A workspace that requires two-factor authentication.
  const strictCompany = await aCompany(db, { name: "Strict Three" });
  const staffValues = { twoFactorEnabled: true, emailVerified: true };
  const people = {
    visitor: await person("Visitor", "visitor", { isAnonymous: true }),
    "candidate A": await person("Candidate A", "candidate"),
    "candidate B": await person("Candidate B", "candidate"),
    viewer: await person("Viewer One", "employer"),
    editor: await person("Editor One", "employer"),
    // With two-factor authentication, so that its absence is not what blocks the desk.
    admin: await person("Admin One", "employer", { twoFactorEnabled: true }),
    "admin of another": await person("Marker-Two Admin", "employer"),
    "unconfirmed admin": await person("Unconfirmed Admin One", "employer", { emailVerified: false }),
    "unconfirmed candidate": await person("Unconfirmed Candidate", "candidate", { emailVerified: false }),
    "removed member": await person("Removed One", "employer"),
    "without the factor": await person("Factorless Three", "employer"),
    "expired session": await person("Expired One", "employer"),
    staff: await person("Staff Outside", "staff", staffValues),
    "staff let in": await person("Staff Inside", "staff", staffValues),
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
    [strictCompany.id, people["without the factor"].id, "admin"],
  ] as const;

  // One database call resets everything; plpgsql caches its plans, which matters for thousands of requests.
  await db.execute(
    sql.raw(`create function everyone_in_their_place() returns void language plpgsql as $$ begin
      insert into company_members (company_id, user_id, permissions)
        values ${levels.map((values) => `('${values.join("', '")}')`).join()}
        on conflict (company_id, user_id) do update set permissions = excluded.permissions
        where company_members.permissions <> excluded.permissions;
      insert into recruiter_access (company_id, user_id) values ('${one.id}', '${people["staff let in"].id}')
        on conflict do nothing;
      delete from rate_limits;
      update companies set require_two_factor = not require_two_factor where require_two_factor <> (id = '${strictCompany.id}');
      update users set two_factor_enabled = true where kind = 'staff' and not two_factor_enabled;
    end $$`),
  );

  // The full session length: a shorter one would be renewed, and written, by its first request.
  const addSession = async (userId: string, expiresAt = new Date(Date.now() + 30 * 86_400_000)) => {
    const token = randomUUID();
    const [row] = await db.insert(sessions).values({ userId, token, expiresAt, activeCompanyId: one.id }).returning();
    return { id: row?.id ?? "", cookie: sessionCookie(token, keys) };
  };

  return {
    one,
    two,
    people,
    /** Undoes the changes of the previous case. */
    putBack: () => db.execute(sql`select everyone_in_their_place()`),
    addSession,
    /** A cookie of a new session: the previous case may have ended the last one. */
    cookieOf: async (persona: Persona): Promise<string | undefined> => {
      if (persona === "anonymous") return undefined;
      const expiresAt = persona === "expired session" ? new Date(Date.now() - 60_000) : undefined;
      return (await addSession(people[persona].id, expiresAt)).cookie;
    },
  };
};

export type World = Awaited<ReturnType<typeof createWorld>>;
