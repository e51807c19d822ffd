import type { FastifyInstance, FastifyRequest } from "fastify";
import * as correctNeedsApi from "#domain/matching/ad/correct-needs.ts";
import * as interviewQuestionsApi from "#domain/matching/endpoints/interview-questions.ts";
import * as introductionApi from "#domain/matching/endpoints/introduction.ts";
import * as lastRunApi from "#domain/matching/endpoints/last-run.ts";
import * as matchCandidatesApi from "#domain/matching/endpoints/match-candidates.ts";
import * as introductionsApi from "#domain/profiles/introductions.ts";
import { addressBlock, countAgainst } from "../../infra/http/rate-limit.ts";
import { serve } from "../../infra/http/route.ts";
import { createBulkhead } from "../../infra/work/bulkhead.ts";
import { openWorkspace, type AuthContext, type OpenWorkspaceContext } from "../../infra/auth/auth-context.ts";
import {
  answerIntroduction,
  answerOwnIntroduction,
  type IntroductionDeps,
  listWaitingIntroductions,
  openIntroduction,
  requestIntroduction,
} from "./introductions/introductions.service.ts";
import { correctNeeds, readNeeds, teamOfJob } from "./job-needs.service.ts";
import { readLastRun } from "./last-run.service.ts";
import { matchCandidates, type MatchDeps, writeInterviewQuestions } from "./matching.service.ts";

/** Demo visitors are rate-limited by address; members are not, since their runs are logged. */
const demoRunsPerMinute = 30;

/** One run reads from the database while another scores; more at once only slow each other down. */
const bulkheadOptions = {
  maxConcurrent: 2,
  maxQueue: 8,
  maxWaitMs: 5000,
  message: "We're running a lot of matches right now. Please try again in a few seconds.",
};

interface MatchingDeps extends Omit<MatchDeps, "bulkhead"> {
  readonly auth: AuthContext;
}

export const matchingRoutes = (api: FastifyInstance, { db, auth, model }: MatchingDeps): void => {
  const deps = { db, model, bulkhead: createBulkhead(bulkheadOptions) };
  const contextOf = async (request: FastifyRequest): Promise<OpenWorkspaceContext> => {
    const { workspace } = await auth.identityOf(request);
    if (workspace !== null) return auth.requireCan(request, "match.run");
    return { companyId: await openWorkspace(auth, request, "match.run"), userId: null };
  };
  const runContextOf = async (request: FastifyRequest): Promise<OpenWorkspaceContext> => {
    const context = await contextOf(request);
    if (context.userId === null)
      await countAgainst(db, [
        { key: `match-demo:${addressBlock(request.ip)}`, ceiling: demoRunsPerMinute, windowMs: 60_000 },
      ]);
    return context;
  };

  serve(api, matchCandidatesApi.matchCandidates, async ({ request, body }) =>
    matchCandidates(deps, await runContextOf(request), body.jobId, new Date()),
  );
  serve(api, lastRunApi.readLastRun, async ({ request, params }) =>
    readLastRun(db, await contextOf(request), params.jobId),
  );
  serve(api, interviewQuestionsApi.generateInterviewQuestions, async ({ request, body }) => {
    const details = await writeInterviewQuestions(deps, await runContextOf(request), body, new Date());
    return { questions: details.map(({ question }) => question), details: [...details] };
  });
  serve(api, correctNeedsApi.readNeeds, async ({ request, params }) =>
    readNeeds(db, await openWorkspace(auth, request, "job.read"), params.id),
  );
  serve(api, correctNeedsApi.correctNeeds, async ({ request, params, body }) => {
    const { companyId } = await auth.requireCan(request, "job.read");
    const teamId = await teamOfJob(db, companyId, params.id);
    return correctNeeds(db, await auth.requireCan(request, "job.edit", { teamId }), params.id, body);
  });
};

export const introductionRoutes = (
  api: FastifyInstance,
  deps: IntroductionDeps & { readonly auth: AuthContext },
): void => {
  serve(api, introductionApi.requestIntroduction, async ({ request, body }) =>
    requestIntroduction(deps, await deps.auth.requireCan(request, "introduction.request"), body),
  );
  serve(api, introductionApi.openIntroduction, ({ params }) => openIntroduction(deps, params.token));
  serve(api, introductionApi.answerIntroduction, ({ params, body }) =>
    answerIntroduction(deps, params.token, body.answer),
  );
  serve(api, introductionsApi.listIntroductions, async ({ request }) => {
    const { person } = await deps.auth.identityOf(request);
    return { introductions: person === null ? [] : [...(await listWaitingIntroductions(deps.db, person.id))] };
  });
  serve(api, introductionsApi.answerOwnIntroduction, async ({ request, params, body }) => {
    const { id } = await deps.auth.requirePerson(request);
    return { introductions: [...(await answerOwnIntroduction(deps, id, params.id, body.answer))] };
  });
};
