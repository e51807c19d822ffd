/** Fixtures of the two workspaces, fresh for each request. Only the ids that an endpoint case uses are created, since there are thousands of requests. */
import { createHash, randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Keyring } from "../../infra/crypto/keyring.ts";
import type { Database } from "../../db/client.ts";
import { strategyCalls } from "../../db/tables/bookings.ts";
import { applicationSubmissions } from "../../db/tables/applications.ts";
import { companyMembers, recruiterAccess } from "../../db/tables/companies.ts";
import { invitations } from "../../db/tables/invitations.ts";
import { introductionRequests } from "../../db/tables/matches.ts";
import { hiringTeamMembers, hiringTeams } from "../../db/tables/teams.ts";
import { webhookEndpoints } from "../../db/tables/webhooks.ts";
import { applicationToken } from "../../features/applications/application-link.ts";
import { callToken } from "../../features/bookings/call-link.ts";
import { interviewToken } from "../../features/interviews/interview-link.ts";
import { consentLink, readerLink } from "../../features/shortlists/shortlist-links.ts";
import { introductionToken } from "../../features/matching/introductions/introduction-link.ts";
import { offerToken } from "../../features/offers/offer-link.ts";
import { refreshProfileFacts } from "../../features/matching/match-facts.service.ts";
import { recordAudit } from "../../infra/auth/audit.ts";
import type { FileStore } from "../../infra/files/file-store.ts";
import type { DeskFixtures } from "./access-desk-fixtures.ts";
import type { Persona, World } from "./access-world.ts";
import { aCandidateFile, aMerge, aNote } from "../fixtures/candidate-factories.ts";
import {
  aCandidate,
  aCompany,
  aConnectionRequest,
  aFindableProfile,
  aJob,
  anIntroduction,
  aMove,
  anApplication,
  aProject,
  aResumeReading,
  aTestimonial,
  aUser,
} from "../fixtures/factories.ts";
import { aToken } from "../fixtures/token-factories.ts";
import { aFailedDelivery, aWebhook } from "../fixtures/webhook-factories.ts";
import { anInterview, anInterviewInvitation } from "../fixtures/interview-factories.ts";
import { aSentShortlist, aShortlist } from "../fixtures/shortlist-factories.ts";
import { aDraftOffer, anAcceptedOffer, aSentOffer } from "../fixtures/offer-factories.ts";

/** The ids of one workspace's rows, fresh for each case, so that a case may delete them. */
export interface WorkspaceFixtures {
  readonly companyId: string;
  readonly teamId: string;
  readonly teamMemberId: string;
  readonly invitationId: string;
  readonly invitationToken: string;
  readonly recruiterId: string;
  readonly sessionId: string;
  /** Of a booked call; any holder of the token may move or cancel the call. */
  readonly callToken: string;
  /** Published content belongs to no workspace, so another workspace's fixtures lack it. */
  readonly contentId: string;
  readonly contentRevisionId: string;
  /** The persona's own; another's contains the workspace marker, so that a leak is detected. */
  readonly resumeReadingId: string;
  readonly projectId: string;
  /** Of a request to connect with the persona. */
  readonly connectionId: string;
  readonly jobId: string;
  readonly candidateId: string;
  /** Of the same workspace, to merge with. */
  readonly otherCandidateId: string;
  /** Written by the persona. */
  readonly noteId: string;
  readonly candidateFileId: string;
  readonly candidateMergeId: string;
  readonly applicationId: string;
  /** Of a submitted, unconfirmed application. */
  readonly submittedApplicationId: string;
  /** Of a board move that can be undone. */
  readonly moveId: string;
  /** Of a submitted application; the holder may read its status and withdraw. */
  readonly applicationToken: string;
  /** The persona is its panel. */
  readonly interviewId: string;
  /** The persona is its panel. */
  readonly startedInterviewId: string;
  readonly interviewInvitationId: string;
  /** Of a link with a booked time; the holder may move or cancel the interview. */
  readonly interviewToken: string;
  /** Of an unsent shortlist with one candidate and one reader. */
  readonly shortlistId: string;
  /** The job of that shortlist, and the application on it. */
  readonly shortlistJobId: string;
  readonly shortlistedApplicationId: string;
  readonly shortlistReaderId: string;
  readonly shortlistEntryId: string;
  /** The holder reads the shortlist and answers. */
  readonly shortlistToken: string;
  /** Of a consent request. */
  readonly submissionToken: string;
  readonly draftOfferId: string;
  readonly sentOfferId: string;
  readonly acceptedOfferId: string;
  /** Of a pending offer. */
  readonly offerToken: string;
  /** Of the candidate network, where the owner makes no difference. */
  readonly profileId: string;
  /** Of an introduction request; the holder may answer. */
  readonly introductionToken: string;
  /** Of a request to the persona by a third company. */
  readonly introductionId: string;
  readonly apiTokenId: string;
  readonly webhookId: string;
  /** Of a failed delivery. */
  readonly webhookDeliveryId: string;
}

export type Fixtures = WorkspaceFixtures & DeskFixtures;

const once = <T>(make: () => Promise<T>): (() => Promise<T>) => {
  let created: Promise<T> | undefined;
  return () => (created ??= make());
};

export const createFixtures = (
  db: Database,
  { one, two, people, addSession }: World,
  keys: Keyring,
  files?: FileStore,
) => {
  let calls = 0;

  /** One hour after another in a far year, since calls must not overlap. */
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
    return callToken(call?.id ?? "", keys);
  };

  /** A workspace has a limit of webhooks: keeps the first and the newest. */
  const webhooks = { one: [] as string[], two: [] as string[] };
  const newWebhook = async (company: "one" | "two", values: Parameters<typeof aWebhook>[1]) => {
    const created = await aWebhook(db, values, keys);
    const [old] = webhooks[company].push(created.id) > 4 ? webhooks[company].splice(1, 1) : [];
    if (old !== undefined) await db.delete(webhookEndpoints).where(eq(webhookEndpoints.id, old));
    return created;
  };

  const findable = async (): Promise<string> => {
    const findableProfile = await aFindableProfile(db);
    await refreshProfileFacts(db, findableProfile.userId, new Date());
    return findableProfile.id;
  };

  /** The members and the team of a workspace. */
  const membersOf = (companyId: string, marker: string, leader: string) => {
    const teamMember = once(async () => {
      const { id } = await aUser(db, { name: `${marker} colleague`, kind: "employer" });
      await db.insert(companyMembers).values({ companyId, userId: id, permissions: "viewer" });
      return id;
    });
    const recruiter = async (): Promise<string> => {
      const { id } = await aUser(db, { name: `${marker} recruiter`, kind: "staff" });
      await db.insert(recruiterAccess).values({ companyId, userId: id });
      return id;
    };
    const team = once(async () => {
      const [created] = await db
        .insert(hiringTeams)
        .values({ companyId, name: `${marker} team`, description: `${marker} description`, createdBy: leader })
        .returning();
      const teamId = created?.id ?? "";
      await db.insert(hiringTeamMembers).values([
        { companyId, teamId, userId: await teamMember(), role: "Interviewer", permissions: "viewer" },
        { companyId, teamId, userId: leader, role: "Lead", permissions: "admin" },
      ]);
      await recordAudit(db, { companyId, userId: leader, action: "team.created", subject: `${marker} team` });
      return teamId;
    });
    const invitation = once(async () => {
      const token = randomUUID() + randomUUID();
      const [created] = await db
        .insert(invitations)
        .values({
          companyId,
          teamId: await team(),
          email: `${randomUUID()}@people.example`,
          role: `${marker} role`,
          permissions: "viewer",
          tokenHash: createHash("sha256").update(token).digest("hex"),
          expiresAt: new Date(Date.now() + 86_400_000),
        })
        .returning();
      return { id: created?.id ?? "", token };
    });
    return { teamMember, recruiter, team, invitation };
  };

  /** The session and other personal rows belong to `holderName`, or to a team member if undefined. */
  return async (
    company: "one" | "two",
    holderName: Persona | undefined,
    isRequested: (name: keyof WorkspaceFixtures) => boolean,
  ): Promise<WorkspaceFixtures> => {
    const companyId = company === "one" ? one.id : two.id;
    const marker = company === "one" ? "Marker-One" : "Marker-Two";
    const leader = company === "one" ? people.admin.id : people["admin of another"].id;
    const { teamMember, recruiter, team, invitation } = membersOf(companyId, marker, leader);
    const isKnown = holderName !== undefined && holderName !== "anonymous";
    const holder = async (): Promise<string> => (isKnown ? people[holderName].id : teamMember());
    const content = once(async () =>
      holderName === undefined ? { id: randomUUID(), revisionId: randomUUID() } : aTestimonial(db),
    );
    const job = once(
      async () => (await aJob(db, { companyId, title: `${marker} Nurse`, mustHave: ["Patient care"] })).id,
    );
    const person = () => aCandidate(db, { companyId, firstName: marker, skills: ["Patient care"] });
    const introduction = async (): Promise<string> => {
      const [introductionRequest] = await db
        .insert(introductionRequests)
        .values({ companyId, jobId: await job(), profileId: (await aFindableProfile(db)).id })
        .returning();
      return introductionToken({ id: introductionRequest?.id ?? "", companyId }, keys);
    };
    const sentApplication = async (confirmedAt: Date | null): Promise<string> => {
      const { id } = await anApplication(db, companyId);
      const submission = { firstName: "Sent", lastName: "By link", email: `${randomUUID()}@people.example` };
      await db.insert(applicationSubmissions).values({ ...submission, applicationId: id, companyId, confirmedAt });
      return id;
    };
    const draft = once(() => aShortlist(db, companyId, marker));
    const sentShortlist = once(() => aSentShortlist(db, companyId, marker));
    const create = async (name: keyof WorkspaceFixtures, make: () => Promise<string>): Promise<string> =>
      isRequested(name) ? make() : randomUUID();
    return {
      companyId,
      teamId: await create("teamId", team),
      teamMemberId: await create("teamMemberId", teamMember),
      invitationId: await create("invitationId", async () => (await invitation()).id),
      invitationToken: await create("invitationToken", async () => (await invitation()).token),
      recruiterId: await create("recruiterId", recruiter),
      sessionId: await create("sessionId", async () => (await addSession(await holder())).id),
      callToken: await create("callToken", bookedCall),
      contentId: await create("contentId", async () => (await content()).id),
      contentRevisionId: await create("contentRevisionId", async () => (await content()).revisionId),
      resumeReadingId: await create("resumeReadingId", async () =>
        aResumeReading(db, { userId: await holder(), fileName: isKnown ? "own.pdf" : `${marker} resume.pdf` }),
      ),
      projectId: await create("projectId", async () =>
        aProject(db, await holder(), isKnown ? "Own project" : `${marker} project`),
      ),
      connectionId: await create("connectionId", async () =>
        aConnectionRequest(db, await holder(), isKnown ? "Hello" : `${marker} request`),
      ),
      jobId: await create("jobId", job),
      candidateId: await create("candidateId", async () => (await person()).id),
      otherCandidateId: await create("otherCandidateId", async () => (await person()).id),
      noteId: await create("noteId", async () =>
        aNote(db, { companyId, candidateId: (await person()).id, authorId: await holder(), text: `${marker} note` }),
      ),
      candidateFileId: await create("candidateFileId", async () =>
        aCandidateFile(db, files, { companyId, candidateId: (await person()).id, fileName: `${marker}.png` }),
      ),
      candidateMergeId: await create("candidateMergeId", async () =>
        aMerge(db, companyId, [(await person()).id, (await person()).id]),
      ),
      applicationId: await create("applicationId", async () => (await anApplication(db, companyId)).id),
      moveId: await create("moveId", async () => (await aMove(db, companyId)).id),
      submittedApplicationId: await create("submittedApplicationId", () => sentApplication(null)),
      applicationToken: await create("applicationToken", async () =>
        applicationToken({ id: await sentApplication(new Date()), companyId }, keys),
      ),
      interviewId: await create(
        "interviewId",
        async () => (await anInterview(db, companyId, await holder())).interviewId,
      ),
      startedInterviewId: await create(
        "startedInterviewId",
        async () => (await anInterview(db, companyId, await holder(), 2021)).interviewId,
      ),
      shortlistId: await create("shortlistId", async () => (await draft()).shortlistId),
      shortlistJobId: await create("shortlistJobId", async () => (await draft()).jobId),
      shortlistedApplicationId: await create("shortlistedApplicationId", async () => (await draft()).applicationId),
      shortlistReaderId: await create("shortlistReaderId", async () => (await draft()).readerId),
      shortlistEntryId: await create("shortlistEntryId", async () => (await sentShortlist()).entryId),
      shortlistToken: await create("shortlistToken", async () =>
        readerLink.tokenOf({ id: (await sentShortlist()).readerId, companyId }, keys),
      ),
      submissionToken: await create("submissionToken", async () =>
        consentLink.tokenOf({ id: (await draft()).consentId, companyId }, keys),
      ),
      interviewInvitationId: await create("interviewInvitationId", async () =>
        anInterviewInvitation(db, companyId, await teamMember()),
      ),
      interviewToken: await create("interviewToken", async () =>
        interviewToken({ id: await anInterviewInvitation(db, companyId, await teamMember()), companyId }, keys),
      ),
      draftOfferId: await create("draftOfferId", async () => (await aDraftOffer(db, companyId)).id),
      sentOfferId: await create("sentOfferId", async () => (await aSentOffer(db, files, companyId)).id),
      acceptedOfferId: await create("acceptedOfferId", async () => (await anAcceptedOffer(db, files, companyId)).id),
      offerToken: await create("offerToken", async () =>
        offerToken({ id: (await aSentOffer(db, files, companyId)).id, companyId }, keys),
      ),
      profileId: await create("profileId", findable),
      introductionToken: await create("introductionToken", introduction),
      apiTokenId: await create("apiTokenId", async () => (await aToken(db, { companyId, name: `${marker} token` })).id),
      webhookId: await create("webhookId", async () => (await newWebhook(company, { companyId, marker })).id),
      webhookDeliveryId: await create("webhookDeliveryId", async () =>
        aFailedDelivery(db, await newWebhook(company, { companyId, marker })),
      ),
      introductionId: await create("introductionId", async () =>
        anIntroduction(db, await holder(), isKnown ? (await aCompany(db)).id : companyId, marker),
      ),
    };
  };
};
