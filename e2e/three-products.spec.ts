/** One hire through all three products: the site and its desk, the candidate's profile, the employer's workspace. */
import { test } from "@playwright/test";
import { agreesToBeShown, findsHerAtScreening, makesAShortlist, saysYes, sendsTheShortlist } from "./journey/client.ts";
import { asksForAQuote, isWonAtTheDesk, joins, opensWorkspace } from "./journey/desk.ts";
import { company, dana, inOwnBrowser, mira, patienceMs } from "./journey/parts.ts";
import { acceptsTheOffer, figuresAreTrue, isHired, sendsAnOffer } from "./journey/offer.ts";
import { allowsRecruiters, buildsProfile, makesAnAccount } from "./journey/stranger.ts";
import {
  acceptsTheIntroduction,
  asksForAnInterview,
  asksToMeet,
  choosesATime,
  handsInACard,
  invitesAColleague,
  opensCandidate,
  publishesAJob,
} from "./journey/workspace.ts";
import { withMailServer } from "./mail-server.ts";
import { aRecruiter } from "./workspace-people.ts";

test("a stranger's chat becomes a hire, through every hand and every mail", async ({ browser }) => {
  test.setTimeout(600_000);
  await withMailServer(async (postbox) => {
    const stranger = await inOwnBrowser(browser, true);
    await test.step("the stranger builds a profile by chat", () => buildsProfile(stranger));
    await test.step("keeps it in an account", () => makesAnAccount(stranger, postbox));
    await test.step("allows recruiters", () => allowsRecruiters(stranger));

    const employer = await inOwnBrowser(browser);
    const { page: recruiter } = await aRecruiter(browser);
    recruiter.setDefaultTimeout(patienceMs);
    await test.step("the employer asks for a quote", () => asksForAQuote(employer));
    await test.step("it is won at the desk", () => isWonAtTheDesk(recruiter));
    await test.step("the employer joins the workspace", () => joins(employer, postbox, dana));
    await test.step("invites a colleague", () => invitesAColleague(employer));
    const colleague = await inOwnBrowser(browser);
    await test.step("who joins", () => joins(colleague, postbox, mira));
    await test.step(`the recruiter opens ${company}`, () => opensWorkspace(recruiter));
    const board = await test.step("and publishes a job", () => publishesAJob(recruiter));
    await test.step("the match finds the stranger", () => asksToMeet(recruiter));
    await test.step("the stranger accepts", () => acceptsTheIntroduction(stranger, postbox));
    await test.step("a shortlist is made", () => makesAShortlist(recruiter, board));
    await test.step("the stranger agrees to be shown", () => agreesToBeShown(stranger, postbox));
    await test.step("the shortlist is sent", () => sendsTheShortlist(recruiter, board));
    const client = await inOwnBrowser(browser);
    await test.step("the client says yes to somebody without a name", () => saysYes(client, postbox));
    await test.step("and the board follows", () => findsHerAtScreening(recruiter, board));

    await test.step("the employer opens the candidate", () => opensCandidate(employer, board));
    await test.step("the employer asks for an interview", () => asksForAnInterview(employer));
    await test.step("the stranger chooses a time", () => choosesATime(stranger, postbox));
    const notes = { dana: "Calm about the night of the power cut.", mira: "Knows her ventilators cold." };
    await test.step("the panel writes blind", async () => {
      await handsInACard(colleague, postbox, { email: mira.email, note: notes.mira, hidden: notes.dana });
      await handsInACard(employer, postbox, { email: dana.email, note: notes.dana, hidden: notes.mira });
    });

    await test.step("the employer makes an offer", async () => {
      await opensCandidate(employer, board);
      await sendsAnOffer(employer);
    });
    await test.step("the stranger accepts it", () => acceptsTheOffer(stranger, postbox));
    await test.step("and is hired", () => isHired(employer, board));
    await test.step("every figure of the reports is what the rows say", () => figuresAreTrue(employer));
  });
});
