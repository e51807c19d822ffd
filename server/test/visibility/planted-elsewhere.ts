/** Data about a planted person in a workspace (after an introduction) and on the firm's desk. */
import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Database } from "../../db/client.ts";
import { strategyCalls } from "../../db/tables/bookings.ts";
import { candidates } from "../../db/tables/candidates.ts";
import { deskContacts, deskEntries, deskEntryFiles } from "../../db/tables/desk.ts";
import { interviewInvitations, scorecardAmendments, scorecards } from "../../db/tables/interview-panels.ts";
import { interviews } from "../../db/tables/interviews.ts";
import { invitations } from "../../db/tables/invitations.ts";
import { contactRequests, leads, quoteRequests } from "../../db/tables/leads.ts";
import { aiJobMatches, introductionRequests, matchRuns } from "../../db/tables/matches.ts";
import { jobApplications, pipelineActivities } from "../../db/tables/pipeline.ts";
import { auditLog, mailLog } from "../../db/tables/records.ts";
import {
  shortlistAnswers,
  shortlistEntries,
  shortlistReaders,
  shortlists,
  submissionConsents,
} from "../../db/tables/shortlists.ts";
import type { FileStore } from "../../infra/files/file-store.ts";
import { aCompany, aJob } from "../fixtures/factories.ts";
import { plantOffers } from "./planted-offers.ts";
import { first, type CreateMarker, storedFile } from "./planted-markers.ts";

/** Scorecards, an interview link and an email about the person. */
const plantOnPanel = async (
  db: Database,
  interview: typeof interviews.$inferSelect,
  mark: CreateMarker,
): Promise<void> => {
  const { companyId, applicationId, id: interviewId } = interview;
  const card = first(
    await db
      .insert(scorecards)
      .values({ companyId, interviewId, status: "submitted", notes: mark("notes on a scorecard") })
      .returning(),
  );
  const before = { ratings: [], notes: mark("notes before an amendment"), recommendation: null };
  await db.insert(scorecardAmendments).values({ companyId, scorecardId: card.id, before, reason: mark("reason") });
  await db.insert(interviewInvitations).values({
    companyId,
    applicationId,
    interviewId,
    panel: [],
    duration: 45,
    type: "phone",
    location: mark("place of an interview"),
    noticeHours: 24,
    bufferMinutes: 15,
    expiresAt: new Date(Date.now() + 86_400_000),
  });
  await db.insert(mailLog).values({
    key: `interview/${interviewId}/0/panel`,
    messageId: `<${randomUUID()}@firm.example>`,
    toAddress: "interviewer@harbor.example",
    template: "interview-booked-panel",
    subject: `Interview: ${mark("subject of a mail to a panel")}`,
    status: "sent",
  });
};

/** A shortlist with the person, their consent and an answer; the person is also a reader of it. */
const plantOnShortlist = async (
  db: Database,
  { companyId, jobId, id: applicationId }: typeof jobApplications.$inferSelect,
  email: string,
  mark: CreateMarker,
): Promise<void> => {
  const expiresAt = new Date(Date.now() + 86_400_000);
  const list = first(await db.insert(shortlists).values({ companyId, jobId, title: "Round", expiresAt }).returning());
  const why = mark("why on a shortlist");
  await db.insert(shortlistEntries).values({ companyId, shortlistId: list.id, applicationId, place: 0, why });
  const text = mark("text of a consent");
  await db.insert(submissionConsents).values({ companyId, applicationId, isAnonymous: true, until: expiresAt, text });
  const reader = first(
    await db
      .insert(shortlistReaders)
      .values({ companyId, shortlistId: list.id, name: mark("name of a reader"), email })
      .returning(),
  );
  await db
    .insert(shortlistAnswers)
    .values({ companyId, readerId: reader.id, applicationId, verdict: "no", comment: mark("comment of a reader") });
  await db.insert(auditLog).values({
    companyId,
    action: "shortlist.answered",
    subjectType: "shortlist",
    subjectId: applicationId,
    details: { subject: mark("deed about a shortlist") },
  });
};

/** The workspace's data about the person since they accepted an introduction. */
export const plantInWorkspace = async (
  db: Database,
  store: FileStore,
  profileId: string,
  email: string,
  mark: CreateMarker,
) => {
  const company = await aCompany(db);
  const companyId = company.id;
  const job = await aJob(db, { companyId });
  const record = first(
    await db
      .insert(candidates)
      .values({
        companyId,
        firstName: "Known",
        lastName: mark("last name of a record"),
        email,
        summary: mark("summary of a record"),
        notes: mark("note on a record"),
        source: "Cohire network",
      })
      .returning(),
  );
  const candidateId = record.id;
  const introductionRequest = first(
    await db
      .insert(introductionRequests)
      .values({
        companyId,
        profileId,
        jobId: job.id,
        message: mark("message of an introduction"),
        candidateId,
        status: "accepted",
      })
      .returning(),
  );
  const application = first(
    await db
      .insert(jobApplications)
      .values({
        companyId,
        jobId: job.id,
        candidateId,
        stage: "interview",
        source: "Network",
        notes: mark("note on an application"),
      })
      .returning(),
  );
  const applicationId = application.id;
  await db.insert(pipelineActivities).values({
    companyId,
    applicationId,
    activityType: "stage_changed",
    toStage: "interview",
    description: mark("step of the pipeline"),
  });
  const interview = first(
    await db
      .insert(interviews)
      .values({ companyId, applicationId, scheduledAt: new Date(Date.now() + 86_400_000), feedback: mark("feedback") })
      .returning(),
  );
  await plantOnPanel(db, interview, mark);
  await plantOnShortlist(db, application, email, mark);
  await plantOffers(db, store, companyId, applicationId, mark);
  const percent = { overallScore: 71, skillsMatch: 70, experienceMatch: 70, locationMatch: 70, salaryMatch: 70 };
  await db.insert(aiJobMatches).values({
    companyId,
    candidateId,
    jobId: job.id,
    ...percent,
    matchingFactors: { trace: mark("trace of a score") },
  });
  await db.insert(matchRuns).values({
    companyId,
    number: 1,
    jobId: job.id,
    jobTitle: job.title,
    engineVersion: "test",
    settingsHash: "0",
    inputsHash: "0",
    poolSize: 2,
    networkSize: 1,
    scored: 2,
    proof: { last: profileId },
    inputs: {},
    results: [
      { id: profileId, isNetwork: true, overall: 71, value: 71 },
      { id: candidateId, isNetwork: false, overall: 60, value: 60 },
    ],
    durationMs: 1,
  });
  await db.insert(auditLog).values([
    {
      companyId,
      action: "interview.scheduled",
      subjectType: "interview",
      subjectId: interview.id,
      details: { subject: mark("subject of a deed") },
    },
    {
      companyId,
      action: "member.invited",
      subjectType: "member",
      details: { subject: email, note: mark("deed about an address") },
    },
  ]);
  await db.insert(invitations).values({
    companyId,
    email,
    role: "Interviewer",
    tokenHash: randomUUID(),
    expiresAt: new Date(Date.now() + 86_400_000),
  });
  await db.insert(mailLog).values({
    key: `introduction-answer/${introductionRequest.id}`,
    messageId: `<${randomUUID()}@firm.example>`,
    toAddress: "recruiter@harbor.example",
    template: "introduction-answer",
    subject: `${mark("subject of a mail to somebody else")} accepted`,
    status: "sent",
  });
  return { companyId, recordId: candidateId };
};

/** Forms and emails that the person sent to the firm. */
export const plantOnDesk = async (db: Database, store: FileStore, email: string, mark: CreateMarker) => {
  const person = {
    firstName: mark("first name in a form"),
    lastName: "Form",
    email,
    company: mark("company in a form"),
  };
  const quote = first(
    await db
      .insert(quoteRequests)
      .values({ ...person, hiringNeed: mark("quote request") })
      .returning(),
  );
  await db.insert(leads).values({ ...person, interests: ["Nurses"], message: mark("inquiry") });
  const file = await storedFile(db, store, null, "job-description", mark);
  await db.insert(contactRequests).values({
    name: mark("name in a contact form"),
    phone: mark("phone in a form"),
    email,
    company: "Form",
    hiringNeeds: mark("contact request"),
    jobDescriptionFile: mark("named file"),
    fileId: file.id,
  });
  const startsAt = new Date(Date.UTC(2041, 0, 1));
  await db.insert(strategyCalls).values({
    ...person,
    startsAt,
    endsAt: new Date(startsAt.getTime() + 1_800_000),
    timeZone: "UTC",
    urgency: "month",
    challenges: mark("strategy call"),
  });
  const entry = first(
    await db
      .insert(deskEntries)
      .values({
        leadId: quote.id,
        kind: "mail",
        subject: mark("subject of a mail to the desk"),
        body: mark("body of a mail to the desk"),
        fromAddress: email,
        details: { from: mark("details of a mail") },
      })
      .returning(),
  );
  const attached = await storedFile(db, store, null, "mail-attachment", mark);
  await db.insert(deskEntryFiles).values({ entryId: entry.id, fileId: attached.id });
  await db
    .update(deskContacts)
    .set({ phone: mark("phone of a contact").slice(0, 32) })
    .where(eq(deskContacts.email, email));
  await db.insert(mailLog).values({
    key: `quote-request/${quote.id}/staff`,
    messageId: `<${randomUUID()}@firm.example>`,
    toAddress: "desk@firm.example",
    template: "lead-staff",
    subject: `New request by ${mark("subject of a mail to staff")}`,
    status: "sent",
  });
};
