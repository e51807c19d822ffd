/**
 * The model's provider fails at random moments while people chat with the profile assistant. Our own parsers must answer every message in
 * time, and the provider must be used again once it recovers.
 */
import { setTimeout as wait } from "node:timers/promises";
import { seededRandom } from "#server/db/seed/seeded-random.ts";
import {
  replyWith,
  type ProviderBehavior,
  cutsOff,
  fails,
  floods,
  hangs,
  repliesWith,
  sendsHtml,
  startModelProvider,
} from "#server/test/model-provider.ts";
import { describeMachine, percentile, formatInteger, writeSection } from "../support/report.ts";
import { startDatabase, startProcess } from "../support/bench-processes.ts";

const quick = process.argv.includes("--quick");
const times = quick ? 1 : 10;
const perSecond = quick ? 10 : 20;
const seed = Number(process.env["SEED"] ?? Date.now() % 1_000_000);
const random = seededRandom(seed);
const modelLimitMs = 2000;
const pauseMs = 1000;
/** The model's time limit plus a margin for a busy machine. */
const maxWaitMs = modelLimitMs + 2000;

const failureModes: readonly (readonly [string, ProviderBehavior])[] = [
  ["returns 500", fails(500)],
  ["returns 429 with Retry-After of one second", fails(429, { "retry-after": "1" })],
  ["returns 529 (overloaded)", fails(529)],
  ["accepts the request and never responds", hangs],
  ["closes the connection mid-response", cutsOff],
  ["returns an HTML page", sendsHtml],
  ["returns prose instead of JSON", repliesWith("Certainly! The candidate is a ring spinner.")],
  ["returns JSON that doesn't match the schema", replyWith({ profile: "ring spinner" })],
  ["sends 10 MB", floods],
];

/** A job title that our own parsers do not find in this message, so an answer that contains it came from the model. */
const jobTitle = "ring spinner";
const message = `they have me on the frames, ${jobTitle} is what the papers call it I suppose`;
const emptyProfile = {
  firstName: null,
  lastName: null,
  location: null,
  title: null,
  skills: [],
  experience: [],
  education: [],
};
const healthyAnswer = replyWith({ ...emptyProfile, title: jobTitle });

interface ChatResponse {
  readonly status: number;
  readonly ms: number;
  readonly isFromModel: boolean;
}

const database = await startDatabase();
const provider = await startModelProvider();
const app = await startProcess({
  roles: "api",
  databaseUrl: database.serverUrl,
  env: {
    LOG_LEVEL: "fatal",
    CHAT_MESSAGES_PER_MINUTE: "1000000",
    MODEL_PROVIDER: "openai-compatible",
    MODEL_NAME: "local",
    MODEL_BASE_URL: provider.url,
    MODEL_TIME_LIMIT_MS: String(modelLimitMs),
    MODEL_TOKENS_PER_DAY: "1000000000",
    MODEL_REST_MS: String(pauseMs),
  },
});

const sendMessage = async (): Promise<ChatResponse> => {
  const startedAt = performance.now();
  try {
    const response = await fetch(`${app.origin}/api/candidate/chat`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ message, currentStep: "title" }),
      signal: AbortSignal.timeout(30_000),
    });
    const { extractedData } = (await response.json()) as { extractedData?: { title?: string } };
    const isFromModel = extractedData?.title?.toLowerCase() === jobTitle;
    return { status: response.status, ms: performance.now() - startedAt, isFromModel };
  } catch {
    return { status: 0, ms: performance.now() - startedAt, isFromModel: false };
  }
};

const startChatting = () => {
  const responses: ChatResponse[] = [];
  const open = new Set<Promise<void>>();
  const stopController = new AbortController();
  const chatting = (async () => {
    const startedAt = performance.now();
    for (let n = 0; !stopController.signal.aborted; n += 1) {
      await wait(Math.max(0, startedAt + (n * 1000) / perSecond - performance.now()));
      const one = sendMessage().then((answered) => void responses.push(answered));
      open.add(one);
      void one.finally(() => open.delete(one));
    }
  })();
  return {
    heard: responses,
    stop: async () => {
      stopController.abort();
      await chatting;
      await Promise.all(open);
    },
  };
};

interface Outcome {
  readonly name: string;
  readonly responses: readonly ChatResponse[];
  /** Number of requests to the provider while it was failing. */
  readonly requestsWhileFailing: number;
  readonly recoveryMs: readonly number[];
}

const msUntilModelAnswers = async (responses: readonly ChatResponse[]): Promise<number> => {
  const [from, startedAt] = [responses.length, performance.now()];
  while (!responses.slice(from).some(({ isFromModel }) => isFromModel)) {
    if (performance.now() - startedAt > 60_000) throw new Error("the provider is well and nobody asks it");
    await wait(10);
  }
  return performance.now() - startedAt;
};

const runFailureMode = async (name: string, behavior: ProviderBehavior): Promise<Outcome> => {
  const chat = startChatting();
  const recoveryTimesMs: number[] = [];
  let requestsWhileFailing = 0;
  for (let time = 0; time < times; time += 1) {
    provider.behave(healthyAnswer);
    await wait(random.between(500, 2000));
    const before = provider.asked.length;
    provider.behave(behavior);
    await wait(random.between(1000, 4000));
    requestsWhileFailing += provider.asked.length - before;
    provider.behave(healthyAnswer);
    recoveryTimesMs.push(await msUntilModelAnswers(chat.heard));
  }
  await chat.stop();
  return { name, responses: chat.heard, requestsWhileFailing, recoveryMs: recoveryTimesMs };
};

const failed = ({ responses }: Outcome): number => responses.filter(({ status }) => status !== 200).length;
const longest = ({ responses }: Outcome): number => Math.max(...responses.map(({ ms }) => ms));
const rowOf = (outcome: Outcome): string =>
  `| ${outcome.name} | ${times} | ${formatInteger(outcome.responses.length)} | **${failed(outcome)}** | ${formatInteger(outcome.responses.filter(({ isFromModel }) => !isFromModel).length)} | ${formatInteger(outcome.requestsWhileFailing)} | ${percentile(
    outcome.responses.map(({ ms }) => ms),
    0.5,
  ).toFixed(0)} ms | ${longest(outcome).toFixed(0)} ms | ${(Math.max(...outcome.recoveryMs) / 1000).toFixed(1)} s |`;

const outcomes: Outcome[] = [];
try {
  // The first message loads code, so one is sent before timing starts.
  provider.behave(healthyAnswer);
  await sendMessage();
  for (const [name, behavior] of failureModes) {
    outcomes.push(await runFailureMode(name, behavior));
    console.error(rowOf(outcomes.at(-1) as Outcome));
  }
} finally {
  await app.stop();
  provider.close();
  database.stop();
}
const report = `## Model provider failures

\`npm run faults:model\` (seed ${seed}): ${perSecond} messages a second to the profile assistant. The provider fails ${times} times in each way, for one to four seconds at
random moments, on ${describeMachine()}. The model has a time limit of ${modelLimitMs / 1000} s; after five failures in a row it gets no requests for ${pauseMs / 1000} s. Every message must be answered with 200 within
${maxWaitMs / 1000} s. "Recovery" is the longest time from the provider's recovery to the next answer that used it.

| provider behavior | times | messages | unanswered | answered without it | requests to the failing provider | p50 | slowest | recovery |
| --- | --- | --- | --- | --- | --- | --- | --- | --- |
${outcomes.map(rowOf).join("\n")}`;
console.log(report);
if (!quick) writeSection("model-faults", report, "reliability");
process.exit(outcomes.every((each) => failed(each) === 0 && longest(each) < maxWaitMs) ? 0 : 1);
