/** One hire through all three products: the site and its desk, the candidate's profile, the employer's workspace. */
import { test } from "@playwright/test";
import {
  consentToShortlist,
  expectAtScreening,
  createShortlist,
  approveAsClient,
  sendShortlist,
} from "../journey/client.ts";
import { requestQuote, winLeadAtDesk, acceptInvitation, openClientWorkspace } from "../journey/desk.ts";
import { company, dana, newBrowserPage, mira, stepTimeoutMs } from "../journey/people.ts";
import { acceptOffer, expectCorrectReports, expectHired, sendOffer } from "../journey/offer.ts";
import { makeVisibleToRecruiters, buildProfile, createAccount } from "../journey/candidate.ts";
import {
  acceptIntroduction,
  requestInterview,
  requestIntroduction,
  chooseInterviewTime,
  startInterview,
  submitScorecard,
  inviteTeamMember,
  openCandidate,
  publishJob,
} from "../journey/workspace.ts";
import { withCaughtEmails } from "../environment/mail-server.ts";
import { createRecruiter } from "../support/workspace-members.ts";

test("a visitor's chat becomes a hire, through every step and every email", async ({ browser }) => {
  test.setTimeout(600_000);
  await withCaughtEmails(async (mailbox) => {
    const candidate = await newBrowserPage(browser, true);
    await test.step("the candidate builds a profile by chat", () => buildProfile(candidate));
    await test.step("saves it in an account", () => createAccount(candidate, mailbox));
    await test.step("allows recruiters", () => makeVisibleToRecruiters(candidate));

    const employer = await newBrowserPage(browser);
    const { page: recruiter } = await createRecruiter(browser);
    recruiter.setDefaultTimeout(stepTimeoutMs);
    await test.step("the employer asks for a quote", () => requestQuote(employer));
    await test.step("staff win the lead at the desk", () => winLeadAtDesk(recruiter));
    await test.step("the employer joins the workspace", () => acceptInvitation(employer, mailbox, dana));
    await test.step("invites a team member", () => inviteTeamMember(employer));
    const teamMember = await newBrowserPage(browser);
    await test.step("the team member joins", () => acceptInvitation(teamMember, mailbox, mira));
    await test.step(`the recruiter opens ${company}`, () => openClientWorkspace(recruiter));
    const board = await test.step("and publishes a job", () => publishJob(recruiter));
    await test.step("the match finds the candidate", () => requestIntroduction(recruiter));
    await test.step("the candidate accepts", () => acceptIntroduction(candidate, mailbox));
    await test.step("a shortlist is made", () => createShortlist(recruiter, board));
    await test.step("the candidate agrees to be shown", () => consentToShortlist(candidate, mailbox));
    await test.step("the shortlist is sent", () => sendShortlist(recruiter, board));
    const client = await newBrowserPage(browser);
    await test.step("the client approves an anonymous candidate", () => approveAsClient(client, mailbox));
    await test.step("the board moves the candidate", () => expectAtScreening(recruiter, board));

    await test.step("the employer opens the candidate", () => openCandidate(employer, board));
    await test.step("the employer asks for an interview", () => requestInterview(employer));
    await test.step("the candidate chooses a time", () => chooseInterviewTime(candidate, mailbox));
    await test.step("the interview takes place", startInterview);
    const notes = { dana: "Calm about the night of the power cut.", mira: "Knows her ventilators cold." };
    await test.step("both interviewers submit blind scorecards", async () => {
      await submitScorecard(teamMember, mailbox, { email: mira.email, note: notes.mira, hidden: notes.dana });
      await submitScorecard(employer, mailbox, { email: dana.email, note: notes.dana, hidden: notes.mira });
    });

    await test.step("the employer makes an offer", async () => {
      await openCandidate(employer, board);
      await sendOffer(employer);
    });
    await test.step("the candidate accepts it", () => acceptOffer(candidate, mailbox));
    await test.step("and is hired", () => expectHired(employer, board));
    await test.step("every report metric matches the rows", () => expectCorrectReports(employer));
  });
});
