import type { FastifyInstance, FastifyRequest } from "fastify";
import { correctNeeds as correctEndpoint, readNeeds as needsEndpoint } from "#domain/matching/correct-needs.ts";
import { generateInterviewQuestions as questionsEndpoint } from "#domain/matching/interview-questions.ts";
import {
  answerIntroduction as answerEndpoint,
  openIntroduction as openEndpoint,
  requestIntroduction as requestEndpoint,
} from "#domain/matching/introduction.ts";
import { matchCandidates as matchEndpoint } from "#domain/matching/match-candidates.ts";
import { answerOwnIntroduction as answerOwnEndpoint, listIntroductions } from "#domain/profiles/introductions.ts";
import { addressBlock, countAgainst } from "../../infra/rate-limit.ts";
import { serve } from "../../infra/route.ts";
import { createTurns } from "../../infra/turns.ts";
import { openWorkspace, type Who } from "../../infra/who.ts";
import {
  answerIntroduction,
  answerOwnIntroduction,
  type IntroductionTools,
  listWaitingIntroductions,
  openIntroduction,
  requestIntroduction,
} from "./introductions.service.ts";
import { correctNeeds, readNeeds, teamOfJob } from "./job-needs.service.ts";
import { matchCandidates, type Matcher, type MatchTools, writeInterviewQuestions } from "./matching.service.ts";

/** A visitor in the demo is counted by address; members are not, their runs are in the log. */
const demoRunsAMinute = 30;

/** One reads from the database while another scores; more at once only make each slower. */
const turns = {
  atOnce: 2,
  longestQueue: 8,
  longestWaitMs: 5000,
  message: "Many matches are being made right now. Please try again in a few seconds.",
};

interface MatchingParts extends Omit<MatchTools, "inTurn"> {
  readonly who: Who;
}

export const matchingRoutes = (api: FastifyInstance, { db, who, model }: MatchingParts): void => {
  const tools = { db, model, inTurn: createTurns(turns) };
  const matcherOf = async (request: FastifyRequest): Promise<Matcher> => {
    const { workspace } = await who.askerOf(request);
    if (workspace !== null) return who.requireCan(request, "match.run");
    await countAgainst(db, [
      { key: `match-demo:${addressBlock(request.ip)}`, ceiling: demoRunsAMinute, windowMs: 60_000 },
    ]);
    return { companyId: await openWorkspace(who, request, "match.run"), userId: null };
  };

  serve(api, matchEndpoint, async ({ request, body }) =>
    matchCandidates(tools, await matcherOf(request), body.jobId, new Date()),
  );
  serve(api, questionsEndpoint, async ({ request, body }) => {
    const details = await writeInterviewQuestions(tools, await matcherOf(request), body, new Date());
    return { questions: details.map(({ question }) => question), details: [...details] };
  });
  serve(api, needsEndpoint, async ({ request, params }) =>
    readNeeds(db, await openWorkspace(who, request, "job.read"), params.id),
  );
  serve(api, correctEndpoint, async ({ request, params, body }) => {
    const { companyId } = await who.requireCan(request, "job.read");
    const teamId = await teamOfJob(db, companyId, params.id);
    return correctNeeds(db, await who.requireCan(request, "job.edit", { teamId }), params.id, body);
  });
};

export const introductionRoutes = (api: FastifyInstance, tools: IntroductionTools & { readonly who: Who }): void => {
  serve(api, requestEndpoint, async ({ request, body }) =>
    requestIntroduction(tools, await tools.who.requireCan(request, "introduction.request"), body),
  );
  serve(api, openEndpoint, ({ params }) => openIntroduction(tools, params.token));
  serve(api, answerEndpoint, ({ params, body }) => answerIntroduction(tools, params.token, body.answer));
  serve(api, listIntroductions, async ({ request, reply }) => {
    void reply.header("cache-control", "private, no-store");
    const { person } = await tools.who.askerOf(request);
    return { introductions: person === null ? [] : [...(await listWaitingIntroductions(tools.db, person.id))] };
  });
  serve(api, answerOwnEndpoint, async ({ request, params, body }) => {
    const { id } = await tools.who.requirePerson(request);
    return { introductions: [...(await answerOwnIntroduction(tools, id, params.id, body.answer))] };
  });
};
