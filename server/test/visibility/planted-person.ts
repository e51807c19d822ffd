/** A person with a marker in every place that can store personal data. */
import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { resumeParserVersion } from "#domain/resumes/import/import-resume.ts";
import { unreadResume } from "#domain/resumes/read-resume.ts";
import type { Database } from "../../db/client.ts";
import { passkeys, sessions, trustedDevices, users, verifications } from "../../db/tables/identity.ts";
import { candidateMatch } from "../../db/tables/matches.ts";
import * as profile from "../../db/tables/profiles.ts";
import { mailLog, mailSuppressions } from "../../db/tables/records.ts";
import { securityEvents } from "../../db/tables/security-events.ts";
import { resumeReadings } from "../../db/tables/resumes.ts";
import type { FileStore } from "../../infra/files/file-store.ts";
import { aProfile, aPublicJob, aUser, published } from "../fixtures/factories.ts";
import { plantOnPage } from "./planted-page.ts";
import { plantApplications } from "./planted-applications.ts";
import { plantOnDesk, plantInWorkspace } from "./planted-elsewhere.ts";
import { first, type CreateMarker, storedFile } from "./planted-markers.ts";

/** The person's own profile. */
const plantProfile = async (db: Database, store: FileStore, userId: string, email: string, mark: CreateMarker) => {
  const resume = await storedFile(db, store, userId, "resume", mark);
  const photo = await storedFile(db, store, userId, "photo", mark);
  const ownCandidate = first(
    await db
      .insert(profile.candidateProfiles)
      .values({
        userId,
        firstName: mark("first name"),
        lastName: mark("last name"),
        statedEmail: `${mark("stated e-mail")}@else.example`,
        email,
        phone: mark("phone"),
        location: mark("location"),
        title: mark("title"),
        summary: mark("summary"),
        skills: [mark("skill")],
        experience: [{ title: "Nurse", company: mark("former employer"), description: mark("what they did") }],
        education: [{ degree: "BSN", school: mark("school") }],
        credentials: [
          { name: mark("certificate"), issuer: mark("issuer"), number: mark("license number"), status: "held" },
        ],
        languages: [{ name: mark("language") }],
        volunteering: [{ role: mark("volunteer role"), organization: mark("organization") }],
        linkedinUrl: `https://linkedin.example/${mark("linkedin address")}`,
        photoFileId: photo.id,
        proposals: [
          { id: randomUUID(), field: "summary", value: mark("proposed summary") },
          { id: randomUUID(), field: "skills", value: [mark("proposed skill")] },
        ],
      })
      .returning(),
  );
  const candidateId = ownCandidate.id;
  await db
    .insert(profile.privacySettings)
    .values({ ...published, candidateId, blockedCompanies: [mark("blocked company")] });
  await db
    .insert(profile.portfolioItems)
    .values({ candidateId, title: mark("project"), description: mark("about it") });
  await db
    .insert(profile.externalIntegrations)
    .values({ candidateId, platform: "github", username: mark("user name") });
  await db.insert(profile.candidateActivities).values({
    candidateId,
    activityType: "resume_imported",
    description: mark("activity"),
    metadata: { before: { id: randomUUID(), note: mark("activity metadata") } },
  });
  await db
    .insert(profile.resumeAnalyses)
    .values({ candidateId, fileName: "cv.pdf", extractedText: mark("text of a résumé") });
  await db.insert(resumeReadings).values({
    userId,
    fileId: resume.id,
    fileName: `${mark("name of a reading")}.pdf`,
    sizeBytes: 1,
    mediaType: "application/pdf",
    sha256: "0".repeat(64),
    status: "read",
    result: { ...unreadResume("unreadable"), text: mark("reading of a résumé") },
    engine: resumeParserVersion,
    expiresAt: new Date(Date.now() + 86_400_000),
  });
  const job = await aPublicJob(db);
  await db.insert(profile.candidateJobInterests).values({
    candidateId,
    jobId: job.id,
    interestType: "saved",
    aiRecommendationReason: mark("reason of a saved job"),
  });
  const friend = await aProfile(db);
  const [introductionRequest] = await db
    .insert(profile.professionalConnections)
    .values({ candidateId: friend.id, connectedCandidateId: candidateId, message: mark("message of a connection") })
    .returning();
  await db.insert(profile.connectionInvitations).values([
    {
      candidateId: friend.id,
      email,
      message: mark("request by somebody else"),
      connectionId: introductionRequest?.id ?? null,
    },
    { candidateId, email: "friend@else.example", message: mark("request of their own") },
  ]);
  return ownCandidate;
};

/** Data written by the system: emails, queue, rate limits, verifications, match facts. */
const plantInSystemRecords = async (
  db: Database,
  userId: string,
  profileId: string,
  email: string,
  mark: CreateMarker,
) => {
  await db.insert(mailLog).values({
    key: `job-alert/${userId}/${randomUUID()}`,
    messageId: `<${randomUUID()}@firm.example>`,
    toAddress: email,
    template: "job-alert",
    subject: mark("subject of a mail"),
    error: mark("what a mail server said"),
    status: "failed",
  });
  const enqueue = (task: string, payload: object) =>
    db.execute(sql`select enqueue_task(${task}, ${JSON.stringify(payload)}::jsonb)`);
  await enqueue("send-account-email", {
    kind: "verify",
    to: email,
    name: mark("queued mail"),
    url: "https://x.example",
  });
  await enqueue("send-job-alert", { userId, round: randomUUID(), note: mark("queued work by id") });
  await db.execute(sql`update pgboss.job set state = 'failed', output = ${JSON.stringify({ message: `550 <${email}> ${mark("why work failed")}` })}::jsonb
    where name = 'send-job-alert' and data ->> 'userId' = ${userId}`);
  await db.insert(mailSuppressions).values({ address: email, reason: "unsubscribed", details: mark("suppression") });
  await db.insert(verifications).values({
    identifier: `change-email:${email}`,
    value: mark("proof of an address"),
    expiresAt: new Date(Date.now() + 86_400_000),
  });
  await db.execute(
    sql`insert into rate_limits (key, points, expire) values (${`form:email:${email}:${mark("counter")}`}, 1, 99999999999999)`,
  );
  await db
    .update(sessions)
    .set({ userAgent: mark("browser") })
    .where(eq(sessions.userId, userId));
  await db.insert(passkeys).values({
    userId,
    name: mark("passkey"),
    publicKey: "AA",
    credentialID: randomUUID(),
    counter: 0,
    deviceType: "multiDevice",
    backedUp: true,
  });
  await db.insert(trustedDevices).values({
    userId,
    identifierHash: randomUUID(),
    userAgent: mark("trusted device"),
    expiresAt: new Date(Date.now() + 86_400_000),
  });
  await db.insert(securityEvents).values({
    userId,
    kind: "sign-in",
    outcome: "success",
    network: mark("network of a sign-in"),
    device: mark("device of a sign-in"),
    details: { method: "password", newDevice: true },
  });
  await db.insert(candidateMatch).values({
    subjectId: profileId,
    poolId: sql`match_network_id()`,
    profileId,
    keys: [1],
    brief: { note: mark("brief of the index") } as never,
    facts: { note: mark("facts of the index") } as never,
    engineVersion: "test",
  });
};

/** For an existing account whose email is itself a marker. */
export const plantPerson = async (
  db: Database,
  store: FileStore,
  userId: string,
  email: string,
  mark: CreateMarker,
) => {
  await db
    .update(users)
    .set({ emailVerified: true, name: mark("name of the account") })
    .where(eq(users.id, userId));
  const ownProfile = await plantProfile(db, store, userId, email, mark);
  const workspace = await plantInWorkspace(db, store, ownProfile.id, email, mark);
  await plantOnPage(db, store, workspace, mark);
  await plantOnDesk(db, store, email, mark);
  await plantApplications(db, store, userId, email, mark);
  await plantInSystemRecords(db, userId, ownProfile.id, email, mark);
  await aUser(db, { name: "A bystander" });
  return { profileId: ownProfile.id, ...workspace };
};
