/** Two workspaces, everyone who might knock at their doors, and a session for each that opens with any secret. */
import { createHash, createHmac, randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { brand } from "#domain/brand.ts";
import type { Database } from "../db/client.ts";
import { strategyCalls } from "../db/tables/bookings.ts";
import { companies, companyMembers, companyProfiles, recruiterAccess } from "../db/tables/companies.ts";
import { credentials, sessions, users } from "../db/tables/identity.ts";
import { invitations } from "../db/tables/invitations.ts";
import { introductionRequests } from "../db/tables/matches.ts";
import { rateLimits } from "../db/tables/records.ts";
import { hiringTeamMembers, hiringTeams } from "../db/tables/teams.ts";
import { callToken } from "../features/bookings/call-link.ts";
import { introductionToken } from "../features/matching/introduction-link.ts";
import { makeProfileFacts } from "../features/matching/match-facts.service.ts";
import { writeDown } from "../infra/audit.ts";
import type { DeskHoldings } from "./access-desk.ts";
import {
  aCandidate,
  aCompany,
  aConnectionRequest,
  aFindableProfile,
  aJob,
  aProject,
  aResumeReading,
  aTestimonial,
  aUser,
} from "./factories.ts";

export const knockers = [
  "anonymous",
  "visitor",
  "candidate A",
  "candidate B",
  "viewer",
  "editor",
  "admin",
  "admin of another",
  "removed member",
  "without the factor",
  "expired session",
  "staff",
  "staff let in",
] as const;
export type Knocker = (typeof knockers)[number];

/** The ids one workspace holds, fresh for each case, so that a case may destroy them. */
export interface WorkspaceHoldings {
  readonly companyId: string;
  readonly teamId: string;
  readonly colleagueId: string;
  readonly invitationId: string;
  readonly invitationToken: string;
  readonly recruiterId: string;
  readonly sessionId: string;
  /** Of a booked call; whoever holds it may move or cancel the call, whoever they are. */
  readonly callToken: string;
  /** What the firm publishes belongs to no workspace: of another's holdings it is missing. */
  readonly contentId: string;
  readonly contentRevisionId: string;
  /** Of whoever knocks; another's names the workspace, so that it would be noticed. */
  readonly resumeReadingId: string;
  readonly projectId: string;
  /** Of a request to connect with whoever knocks. */
  readonly connectionId: string;
  readonly jobId: string;
  readonly candidateId: string;
  /** Of the network, where everybody may be found by everybody: whose it is makes no difference. */
  readonly profileId: string;
  /** Of a request for an introduction; whoever holds it may answer. */
  readonly introductionToken: string;
}

export type Holdings = WorkspaceHoldings & DeskHoldings;

const signed = (token: string, secret: string): string =>
  encodeURIComponent(`${token}.${createHmac("sha256", secret).update(token).digest("base64")}`);

export const createWorld = async (db: Database, secret: string) => {
  let calls = 0;
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
    [one.id, people.editor.id, "editor"],
    [one.id, people.viewer.id, "viewer"],
    [one.id, people["expired session"].id, "viewer"],
    [two.id, people["admin of another"].id, "admin"],
    [strict.id, people["without the factor"].id, "admin"],
  ] as const;

  /** Puts everyone back into their place, whatever the case before has done. */
  const restore = async (): Promise<void> => {
    await db
      .insert(companyMembers)
      .values(levels.map(([companyId, userId, permissions]) => ({ companyId, userId, permissions })))
      .onConflictDoUpdate({
        target: [companyMembers.companyId, companyMembers.userId],
        set: { permissions: sql`excluded.permissions` },
      });
    await db
      .insert(recruiterAccess)
      .values({ companyId: one.id, userId: people["staff let in"].id })
      .onConflictDoNothing();
    await db.delete(rateLimits);
    await db.update(companies).set({ requireTwoFactor: sql`${companies.id} = ${strict.id}` });
    await db.update(users).set({ twoFactorEnabled: true }).where(eq(users.kind, "staff"));
  };

  /**
   * What a workspace holds; the session among it belongs to `sessionOf`, or else to a colleague there. What is not asked for is
   * not made, since thousands knock.
   */
  const holdingsOf = async (
    company: "one" | "two",
    sessionOf: Knocker | undefined,
    asksFor: (name: keyof WorkspaceHoldings) => boolean,
  ): Promise<WorkspaceHoldings> => {
    const made = async (name: keyof WorkspaceHoldings, make: () => Promise<string>): Promise<string> =>
      asksFor(name) ? make() : randomUUID();
    const companyId = company === "one" ? one.id : two.id;
    const marker = company === "one" ? "Marker-One" : "Marker-Two";
    const leader = company === "one" ? people.admin.id : people["admin of another"].id;
    const [team] = await db
      .insert(hiringTeams)
      .values({ companyId, name: `${marker} team`, description: `${marker} description`, createdBy: leader })
      .returning();
    const colleague = await aUser(db, { name: `${marker} colleague`, kind: "employer" });
    const recruiter = await aUser(db, { name: `${marker} recruiter`, kind: "staff" });
    const teamId = team?.id ?? "";
    await db.insert(companyMembers).values({ companyId, userId: colleague.id, permissions: "viewer" });
    await db.insert(recruiterAccess).values({ companyId, userId: recruiter.id });
    await db.insert(hiringTeamMembers).values([
      { companyId, teamId, userId: colleague.id, role: "Interviewer", permissions: "viewer" },
      { companyId, teamId, userId: leader, role: "Lead", permissions: "admin" },
    ]);
    const invitationToken = randomUUID() + randomUUID();
    const [invitation] = await db
      .insert(invitations)
      .values({
        companyId,
        teamId,
        email: `${randomUUID()}@people.example`,
        role: `${marker} role`,
        permissions: "viewer",
        tokenHash: createHash("sha256").update(invitationToken).digest("hex"),
        expiresAt: new Date(Date.now() + 86_400_000),
      })
      .returning();
    await writeDown(db, { companyId, userId: leader, deed: "team.created", subject: `${marker} team` });
    const isKnown = sessionOf !== undefined && sessionOf !== "anonymous";
    const holder = isKnown ? people[sessionOf].id : colleague.id;
    const session = await addSession(holder);
    const hasContent = sessionOf !== undefined && (asksFor("contentId") || asksFor("contentRevisionId"));
    const content = hasContent ? await aTestimonial(db) : undefined;
    const job = await aJob(db, { companyId, title: `${marker} Nurse`, mustHave: ["Patient care"] });
    const candidate = await aCandidate(db, { companyId, firstName: marker, skills: ["Patient care"] });
    const findable = async (): Promise<string> => {
      const found = await aFindableProfile(db);
      await makeProfileFacts(db, found.userId, new Date());
      return found.id;
    };
    const introduction = async (): Promise<string> => {
      const [asked] = await db
        .insert(introductionRequests)
        .values({ companyId, jobId: job.id, profileId: (await aFindableProfile(db)).id })
        .returning();
      return introductionToken({ id: asked?.id ?? "", companyId }, secret);
    };
    return {
      companyId,
      teamId,
      colleagueId: colleague.id,
      invitationId: invitation?.id ?? "",
      invitationToken,
      recruiterId: recruiter.id,
      sessionId: session.id,
      callToken: await made("callToken", bookedCall),
      contentId: content?.id ?? randomUUID(),
      contentRevisionId: content?.revisionId ?? randomUUID(),
      resumeReadingId: await made("resumeReadingId", () =>
        aResumeReading(db, { userId: holder, fileName: isKnown ? "own.pdf" : `${marker} resume.pdf` }),
      ),
      projectId: await made("projectId", () => aProject(db, holder, isKnown ? "Own project" : `${marker} project`)),
      connectionId: await made("connectionId", () =>
        aConnectionRequest(db, holder, isKnown ? "Hello" : `${marker} request`),
      ),
      jobId: job.id,
      candidateId: candidate.id,
      profileId: await made("profileId", findable),
      introductionToken: await made("introductionToken", introduction),
    };
  };

  /** Hour after hour in a far year, since no two calls stand at one time. */
  const bookedCall = async (): Promise<string> => {
    const startsAt = new Date(Date.UTC(2040, 0, 1) + (calls += 1) * 3_600_000);
    const [call] = await db
      .insert(strategyCalls)
      .values({
        startsAt,
        endsAt: new Date(startsAt.getTime() + 1_800_000),
        timeZone: "UTC",
        firstName: "Call",
        lastName: "Er",
        email: "caller@people.example",
        company: "Callers",
        urgency: "month",
        challenges: "Many",
      })
      .returning();
    return callToken(call?.id ?? "", secret);
  };

  const addSession = async (userId: string, expiresAt = new Date(Date.now() + 3_600_000)) => {
    const token = randomUUID();
    const [row] = await db.insert(sessions).values({ userId, token, expiresAt, activeCompanyId: one.id }).returning();
    return { id: row?.id ?? "", cookie: `${brand.name.toLowerCase()}.session_token=${signed(token, secret)}` };
  };

  return {
    one,
    two,
    people,
    restore,
    holdingsOf,
    /** A cookie of the knocker's own, made anew: the case before may have ended the last. */
    cookieOf: async (knocker: Knocker): Promise<string | undefined> => {
      if (knocker === "anonymous") return undefined;
      const long = knocker === "expired session" ? new Date(Date.now() - 60_000) : undefined;
      return (await addSession(people[knocker].id, long)).cookie;
    },
  };
};

export type World = Awaited<ReturnType<typeof createWorld>>;
