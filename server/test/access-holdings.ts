/** What the two workspaces hold, made anew for each knock: what a door does not ask for is not made, since thousands knock. */
import { createHash, randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Keyring } from "../infra/keyring.ts";
import type { Database } from "../db/client.ts";
import { strategyCalls } from "../db/tables/bookings.ts";
import { applicationSubmissions } from "../db/tables/applications.ts";
import { companyMembers, recruiterAccess } from "../db/tables/companies.ts";
import { invitations } from "../db/tables/invitations.ts";
import { introductionRequests } from "../db/tables/matches.ts";
import { hiringTeamMembers, hiringTeams } from "../db/tables/teams.ts";
import { webhookEndpoints } from "../db/tables/webhooks.ts";
import { applicationToken } from "../features/applications/application-link.ts";
import { callToken } from "../features/bookings/call-link.ts";
import { interviewToken } from "../features/interviews/interview-link.ts";
import { consentLink, readerLink } from "../features/shortlists/shortlist-links.ts";
import { introductionToken } from "../features/matching/introduction-link.ts";
import { offerToken } from "../features/offers/offer-link.ts";
import { makeProfileFacts } from "../features/matching/match-facts.service.ts";
import { writeDown } from "../infra/audit.ts";
import type { FileStore } from "../infra/files/file-store.ts";
import type { DeskHoldings } from "./access-desk.ts";
import type { Knocker, World } from "./access-world.ts";
import { aCandidateFile, aMerge, aNote } from "./candidate-factories.ts";
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
} from "./factories.ts";
import { aToken } from "./token-factories.ts";
import { aFailedDelivery, aWebhook } from "./webhook-factories.ts";
import { anInterview, anInterviewInvitation } from "./interview-factories.ts";
import { aSentShortlist, aShortlist } from "./shortlist-factories.ts";
import { aDraftOffer, anAcceptedOffer, aSentOffer } from "./offer-factories.ts";

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
  /** Of the same workspace, to be merged with. */
  readonly otherCandidateId: string;
  /** Written by whoever knocks. */
  readonly noteId: string;
  readonly candidateFileId: string;
  readonly candidateMergeId: string;
  readonly applicationId: string;
  /** Of an application that an applicant has sent and nobody has confirmed. */
  readonly submittedApplicationId: string;
  /** Of a move on a board that can be undone. */
  readonly moveId: string;
  /** Of an application that somebody has sent; whoever holds it may read where it stands and withdraw. */
  readonly applicationToken: string;
  /** Whoever knocks is its panel. */
  readonly interviewId: string;
  readonly interviewInvitationId: string;
  /** Of a link by which a time was chosen; whoever holds it may move or cancel the interview. */
  readonly interviewToken: string;
  /** Of a list that has not been sent, with one person and one reader. */
  readonly shortlistId: string;
  /** The job of that list, and the application of the person on it. */
  readonly shortlistJobId: string;
  readonly shortlistedApplicationId: string;
  readonly shortlistReaderId: string;
  readonly shortlistEntryId: string;
  /** Whoever holds it reads the list and answers. */
  readonly shortlistToken: string;
  /** Of the question whether somebody may be shown. */
  readonly submissionToken: string;
  readonly draftOfferId: string;
  readonly sentOfferId: string;
  readonly acceptedOfferId: string;
  /** Of an offer that waits for its answer. */
  readonly offerToken: string;
  /** Of the network, where everybody may be found by everybody: whose it is makes no difference. */
  readonly profileId: string;
  /** Of a request for an introduction; whoever holds it may answer. */
  readonly introductionToken: string;
  /** Of a request to whoever knocks, by a company that is neither of the two. */
  readonly introductionId: string;
  readonly apiTokenId: string;
  readonly webhookId: string;
  /** Of a message that was given up. */
  readonly webhookDeliveryId: string;
}

export type Holdings = WorkspaceHoldings & DeskHoldings;

const once = <T>(make: () => Promise<T>): (() => Promise<T>) => {
  let made: Promise<T> | undefined;
  return () => (made ??= make());
};

export const createHoldings = (
  db: Database,
  { one, two, people, addSession }: World,
  keys: Keyring,
  files?: FileStore,
) => {
  let calls = 0;

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
    return callToken(call?.id ?? "", keys);
  };

  /** A workspace has room for a few: the first stays, of the later ones the newest. */
  const webhooks = { one: [] as string[], two: [] as string[] };
  const newWebhook = async (company: "one" | "two", values: Parameters<typeof aWebhook>[1]) => {
    const made = await aWebhook(db, values, keys);
    const [old] = webhooks[company].push(made.id) > 4 ? webhooks[company].splice(1, 1) : [];
    if (old !== undefined) await db.delete(webhookEndpoints).where(eq(webhookEndpoints.id, old));
    return made;
  };

  const findable = async (): Promise<string> => {
    const found = await aFindableProfile(db);
    await makeProfileFacts(db, found.userId, new Date());
    return found.id;
  };

  /** The people and the team of a workspace. */
  const membersOf = (companyId: string, marker: string, leader: string) => {
    const colleague = once(async () => {
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
      const [made] = await db
        .insert(hiringTeams)
        .values({ companyId, name: `${marker} team`, description: `${marker} description`, createdBy: leader })
        .returning();
      const teamId = made?.id ?? "";
      await db.insert(hiringTeamMembers).values([
        { companyId, teamId, userId: await colleague(), role: "Interviewer", permissions: "viewer" },
        { companyId, teamId, userId: leader, role: "Lead", permissions: "admin" },
      ]);
      await writeDown(db, { companyId, userId: leader, deed: "team.created", subject: `${marker} team` });
      return teamId;
    });
    const invitation = once(async () => {
      const token = randomUUID() + randomUUID();
      const [made] = await db
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
      return { id: made?.id ?? "", token };
    });
    return { colleague, recruiter, team, invitation };
  };

  /** The session among it, and what else is one person's, belongs to `holderName`, or else to a colleague there. */
  return async (
    company: "one" | "two",
    holderName: Knocker | undefined,
    asksFor: (name: keyof WorkspaceHoldings) => boolean,
  ): Promise<WorkspaceHoldings> => {
    const companyId = company === "one" ? one.id : two.id;
    const marker = company === "one" ? "Marker-One" : "Marker-Two";
    const leader = company === "one" ? people.admin.id : people["admin of another"].id;
    const { colleague, recruiter, team, invitation } = membersOf(companyId, marker, leader);
    const isKnown = holderName !== undefined && holderName !== "anonymous";
    const holder = async (): Promise<string> => (isKnown ? people[holderName].id : colleague());
    const content = once(async () =>
      holderName === undefined ? { id: randomUUID(), revisionId: randomUUID() } : aTestimonial(db),
    );
    const job = once(
      async () => (await aJob(db, { companyId, title: `${marker} Nurse`, mustHave: ["Patient care"] })).id,
    );
    const person = () => aCandidate(db, { companyId, firstName: marker, skills: ["Patient care"] });
    const introduction = async (): Promise<string> => {
      const [asked] = await db
        .insert(introductionRequests)
        .values({ companyId, jobId: await job(), profileId: (await aFindableProfile(db)).id })
        .returning();
      return introductionToken({ id: asked?.id ?? "", companyId }, keys);
    };
    const sentApplication = async (confirmedAt: Date | null): Promise<string> => {
      const { id } = await anApplication(db, companyId);
      const said = { firstName: "Sent", lastName: "By link", email: `${randomUUID()}@people.example` };
      await db.insert(applicationSubmissions).values({ ...said, applicationId: id, companyId, confirmedAt });
      return id;
    };
    const draft = once(() => aShortlist(db, companyId, marker));
    const sent = once(() => aSentShortlist(db, companyId, marker));
    const made = async (name: keyof WorkspaceHoldings, make: () => Promise<string>): Promise<string> =>
      asksFor(name) ? make() : randomUUID();
    return {
      companyId,
      teamId: await made("teamId", team),
      colleagueId: await made("colleagueId", colleague),
      invitationId: await made("invitationId", async () => (await invitation()).id),
      invitationToken: await made("invitationToken", async () => (await invitation()).token),
      recruiterId: await made("recruiterId", recruiter),
      sessionId: await made("sessionId", async () => (await addSession(await holder())).id),
      callToken: await made("callToken", bookedCall),
      contentId: await made("contentId", async () => (await content()).id),
      contentRevisionId: await made("contentRevisionId", async () => (await content()).revisionId),
      resumeReadingId: await made("resumeReadingId", async () =>
        aResumeReading(db, { userId: await holder(), fileName: isKnown ? "own.pdf" : `${marker} resume.pdf` }),
      ),
      projectId: await made("projectId", async () =>
        aProject(db, await holder(), isKnown ? "Own project" : `${marker} project`),
      ),
      connectionId: await made("connectionId", async () =>
        aConnectionRequest(db, await holder(), isKnown ? "Hello" : `${marker} request`),
      ),
      jobId: await made("jobId", job),
      candidateId: await made("candidateId", async () => (await person()).id),
      otherCandidateId: await made("otherCandidateId", async () => (await person()).id),
      noteId: await made("noteId", async () =>
        aNote(db, { companyId, candidateId: (await person()).id, authorId: await holder(), text: `${marker} note` }),
      ),
      candidateFileId: await made("candidateFileId", async () =>
        aCandidateFile(db, files, { companyId, candidateId: (await person()).id, fileName: `${marker}.png` }),
      ),
      candidateMergeId: await made("candidateMergeId", async () =>
        aMerge(db, companyId, [(await person()).id, (await person()).id]),
      ),
      applicationId: await made("applicationId", async () => (await anApplication(db, companyId)).id),
      moveId: await made("moveId", async () => (await aMove(db, companyId)).id),
      submittedApplicationId: await made("submittedApplicationId", () => sentApplication(null)),
      applicationToken: await made("applicationToken", async () =>
        applicationToken({ id: await sentApplication(new Date()), companyId }, keys),
      ),
      interviewId: await made(
        "interviewId",
        async () => (await anInterview(db, companyId, await holder())).interviewId,
      ),
      shortlistId: await made("shortlistId", async () => (await draft()).shortlistId),
      shortlistJobId: await made("shortlistJobId", async () => (await draft()).jobId),
      shortlistedApplicationId: await made("shortlistedApplicationId", async () => (await draft()).applicationId),
      shortlistReaderId: await made("shortlistReaderId", async () => (await draft()).readerId),
      shortlistEntryId: await made("shortlistEntryId", async () => (await sent()).entryId),
      shortlistToken: await made("shortlistToken", async () =>
        readerLink.tokenOf({ id: (await sent()).readerId, companyId }, keys),
      ),
      submissionToken: await made("submissionToken", async () =>
        consentLink.tokenOf({ id: (await draft()).consentId, companyId }, keys),
      ),
      interviewInvitationId: await made("interviewInvitationId", async () =>
        anInterviewInvitation(db, companyId, await colleague()),
      ),
      interviewToken: await made("interviewToken", async () =>
        interviewToken({ id: await anInterviewInvitation(db, companyId, await colleague()), companyId }, keys),
      ),
      draftOfferId: await made("draftOfferId", async () => (await aDraftOffer(db, companyId)).id),
      sentOfferId: await made("sentOfferId", async () => (await aSentOffer(db, files, companyId)).id),
      acceptedOfferId: await made("acceptedOfferId", async () => (await anAcceptedOffer(db, files, companyId)).id),
      offerToken: await made("offerToken", async () =>
        offerToken({ id: (await aSentOffer(db, files, companyId)).id, companyId }, keys),
      ),
      profileId: await made("profileId", findable),
      introductionToken: await made("introductionToken", introduction),
      apiTokenId: await made("apiTokenId", async () => (await aToken(db, { companyId, name: `${marker} token` })).id),
      webhookId: await made("webhookId", async () => (await newWebhook(company, { companyId, marker })).id),
      webhookDeliveryId: await made("webhookDeliveryId", async () =>
        aFailedDelivery(db, await newWebhook(company, { companyId, marker })),
      ),
      introductionId: await made("introductionId", async () =>
        anIntroduction(db, await holder(), isKnown ? (await aCompany(db)).id : companyId, marker),
      ),
    };
  };
};
