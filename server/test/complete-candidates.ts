/** Candidate records with every kind of related row, and pairs of records of one person. */
import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Database } from "../db/client.ts";
import { candidateFiles, candidateNoteMentions, candidateNotes } from "../db/tables/candidate-pages.ts";
import { candidates } from "../db/tables/candidates.ts";
import { companyMembers } from "../db/tables/companies.ts";
import { files } from "../db/tables/files.ts";
import { interviews } from "../db/tables/interviews.ts";
import { aiJobMatches } from "../db/tables/matches.ts";
import { jobApplications, pipelineActivities } from "../db/tables/pipeline.ts";
import { revisionColumn } from "../features/candidates/candidate-columns.ts";
import { mergeCandidates } from "../features/candidates/merge-candidates.service.ts";
import { readCandidatePage } from "../features/candidates/candidate-page.service.ts";
import { aCandidate, aCompany, aJob, aUser } from "./factories.ts";
import { aDraftOffer, aSentOffer } from "./offer-factories.ts";
import type { TestDatabase } from "./test-database.ts";

const stages = ["applied", "screening", "interview", "offer", "hired", "rejected"] as const;
const minute = (at: number) => new Date(Date.UTC(2026, 2, 1, 0, at));

export const createCompleteCandidates = async ({ db, owner }: TestDatabase) => {
  const company = await aCompany(owner.db);
  const member = await aUser(owner.db, { name: "Mira Lund", kind: "employer" });
  await owner.db.insert(companyMembers).values({ companyId: company.id, userId: member.id, permissions: "editor" });
  const context = {
    companyId: company.id,
    userId: member.id,
  } as const;
  const jobs = [
    await aJob(owner.db, { companyId: company.id, title: "ICU Nurse" }),
    await aJob(owner.db, { companyId: company.id, title: "Ward Clerk" }),
    await aJob(owner.db, { companyId: company.id, title: "Night Nurse" }),
  ];

  const apply = async (db: Database, candidateId: string, jobId: string, at: number, isFirst = false) => {
    const [application] = await db
      .insert(jobApplications)
      .values({
        companyId: company.id,
        jobId,
        candidateId,
        stage: stages[at % stages.length] ?? "applied",
        status: at % 11 === 0 ? "withdrawn" : "active",
        score: at % 100,
        appliedAt: minute(at),
        lastActivity: minute(at + 1),
      })
      .returning();
    const applicationId = application?.id ?? "";
    await db.insert(pipelineActivities).values([
      { companyId: company.id, applicationId, activityType: "applied", createdAt: minute(at) },
      {
        companyId: company.id,
        applicationId,
        activityType: "stage_change",
        fromStage: "applied",
        toStage: stages[at % 6],
        performedBy: member.id,
        createdAt: minute(at + 1),
      },
    ]);
    if (at % 3 === 0)
      await db.insert(interviews).values({ companyId: company.id, applicationId, scheduledAt: minute(at + 500) });
    // Ended offers, and a draft for one of the two: both records never have an open offer.
    if (at % 5 === 0)
      await aSentOffer(db, undefined, company.id, { applicationId, status: "declined", answeredAt: new Date() });
    if (isFirst && at % 4 === 0) await aDraftOffer(db, company.id, { applicationId });
    return applicationId;
  };

  /** A record with every kind of related row. */
  const aCompleteCandidate = async (at: number, values: Partial<typeof candidates.$inferInsert>) => {
    const { db } = owner;
    const person = await aCandidate(db, {
      companyId: company.id,
      currentTitle: ["ICU Nurse", "Ward Clerk", null][at % 3] ?? null,
      skills: ["Patient care", `Skill ${at}`],
      summary: at % 2 === 0 ? `Has worked on ${at} wards.` : null,
      desiredSalary: 60_000 + at / 4,
      workHistory: [{ title: "Nurse", company: `Ward ${at % 7}`, start: "2019-03", end: null }],
      education: [{ degree: "BSN", school: `School ${at % 5}`, year: 2015 }],
      createdAt: minute(at),
      updatedAt: minute(at + 3),
      ...values,
    });
    const applicationIds: string[] = [];
    for (const [place, job] of jobs.entries())
      if ((at >> place) % 2 === 0) applicationIds.push(await apply(db, person.id, job.id, at + place, at % 2 === 0));
    const [note] = await db
      .insert(candidateNotes)
      .values({
        companyId: company.id,
        candidateId: person.id,
        applicationId: applicationIds[0] ?? null,
        authorId: member.id,
        text: `Note ${at} @Mira Lund`,
        createdAt: minute(at),
      })
      .returning();
    await db.insert(candidateNoteMentions).values({ companyId: company.id, noteId: note?.id ?? "", userId: member.id });
    const [file] = await db
      .insert(files)
      .values({
        companyId: company.id,
        purpose: "candidate-file",
        fileName: `${at}.pdf`,
        mediaType: "application/pdf",
        sizeBytes: 1,
        sha256: "0".repeat(64),
        storageKey: `candidate-file/${randomUUID()}`,
      })
      .returning();
    await db.insert(candidateFiles).values({ companyId: company.id, candidateId: person.id, fileId: file?.id ?? "" });
    await db.insert(aiJobMatches).values({
      companyId: company.id,
      candidateId: person.id,
      jobId: jobs[at % 3]?.id ?? "",
      overallScore: at % 100,
      skillsMatch: 1,
      experienceMatch: 2,
      locationMatch: 3,
      salaryMatch: 4,
      matchingFactors: { reasoning: `Because ${at}` },
    });
    return { ...person, applicationIds };
  };

  const revisionOf = async (id: string): Promise<string> => {
    const [row] = await owner.db.select({ revision: revisionColumn }).from(candidates).where(eq(candidates.id, id));
    return row?.revision ?? "";
  };
  const merge = async (kept: string, other: string, choices = {}) =>
    mergeCandidates(db, context, kept, {
      otherId: other,
      revision: await revisionOf(kept),
      otherRevision: await revisionOf(other),
      choices,
    });
  const page = (id: string) => readCandidatePage(db, { companyId: company.id, userId: member.id }, id);
  const pair = async (at: number) => {
    const email = `${randomUUID()}@people.example`;
    const one = await aCompleteCandidate(at, {
      firstName: "Ana",
      lastName: `Ruiz ${at}`,
      email,
      phone: `(614) 555-${String(at).padStart(4, "0")}`,
    });
    const other = await aCompleteCandidate(at + 1, {
      firstName: "Anna",
      lastName: `Ruiz ${at}`,
      email: email.toUpperCase(),
      location: "Dayton, OH",
    });
    return [one, other] as const;
  };

  return { company, member, worker: context, jobs, apply, revisionOf, merge, page, pair };
};
