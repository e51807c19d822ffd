/**
 * The model's provider fails at random moments while people talk to the profile assistant. Everybody must be answered, in time, by our
 * own readers; and once the provider is well, it must be asked again.
 */
import { setTimeout as wait } from "node:timers/promises";
import { chance } from "#server/db/seed/chance.ts";
import {
  answers,
  type Behaviour,
  cutsOff,
  fails,
  floods,
  hangs,
  says,
  sendsHtml,
  startModelProvider,
} from "#server/test/model-provider.ts";
import { machine, percentile, whole, writeSection } from "../report.ts";
import { startDatabase, startProcess } from "../running.ts";

const quick = process.argv.includes("--quick");
const times = quick ? 1 : 10;
const perSecond = quick ? 10 : 20;
const seed = Number(process.env["SEED"] ?? Date.now() % 1_000_000);
const draw = chance(seed);
const modelLimitMs = 2000;
const restMs = 1000;
/** The model's limit, and what a busy machine may add. */
const longestWaitMs = modelLimitMs + 2000;

const ways: readonly (readonly [string, Behaviour])[] = [
  ["answers 500", fails(500)],
  ["answers 429 and asks for a second's rest", fails(429, { "retry-after": "1" })],
  ["answers 529, overloaded", fails(529)],
  ["takes the request and says nothing", hangs],
  ["hangs up in the middle of its answer", cutsOff],
  ["answers with a page of HTML", sendsHtml],
  ["answers with words instead of JSON", says("Certainly! The candidate is a ring spinner.")],
  ["answers with JSON of another shape", answers({ profile: "ring spinner" })],
  ["sends ten megabytes", floods],
];

/** A trade that our own readers do not find there: who names it in the answer has asked the model. */
const trade = "ring spinner";
const message = `they have me on the frames, ${trade} is what the papers call it I suppose`;
const nothing = {
  firstName: null,
  lastName: null,
  location: null,
  title: null,
  skills: [],
  experience: [],
  education: [],
};
const well = answers({ ...nothing, title: trade });

interface Answered {
  readonly status: number;
  readonly ms: number;
  readonly isModelled: boolean;
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
    MODEL_REST_MS: String(restMs),
  },
});

const say = async (): Promise<Answered> => {
  const begun = performance.now();
  try {
    const answer = await fetch(`${app.origin}/api/candidate/chat`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ message, currentStep: "title" }),
      signal: AbortSignal.timeout(30_000),
    });
    const { extractedData } = (await answer.json()) as { extractedData?: { title?: string } };
    const isModelled = extractedData?.title?.toLowerCase() === trade;
    return { status: answer.status, ms: performance.now() - begun, isModelled };
  } catch {
    return { status: 0, ms: performance.now() - begun, isModelled: false };
  }
};

const startTalking = () => {
  const heard: Answered[] = [];
  const open = new Set<Promise<void>>();
  const ending = new AbortController();
  const talking = (async () => {
    const begun = performance.now();
    for (let n = 0; !ending.signal.aborted; n += 1) {
      await wait(Math.max(0, begun + (n * 1000) / perSecond - performance.now()));
      const one = say().then((answered) => void heard.push(answered));
      open.add(one);
      void one.finally(() => open.delete(one));
    }
  })();
  return {
    heard,
    stop: async () => {
      ending.abort();
      await talking;
      await Promise.all(open);
    },
  };
};

interface Outcome {
  readonly name: string;
  readonly heard: readonly Answered[];
  /** How often the provider was asked while it failed. */
  readonly askedInVain: number;
  readonly backMs: readonly number[];
}

const untilModelled = async (heard: readonly Answered[]): Promise<number> => {
  const [from, begun] = [heard.length, performance.now()];
  while (!heard.slice(from).some(({ isModelled }) => isModelled)) {
    if (performance.now() - begun > 60_000) throw new Error("the provider is well and nobody asks it");
    await wait(10);
  }
  return performance.now() - begun;
};

const suffer = async (name: string, behaviour: Behaviour): Promise<Outcome> => {
  const talk = startTalking();
  const backMs: number[] = [];
  let askedInVain = 0;
  for (let time = 0; time < times; time += 1) {
    provider.behave(well);
    await wait(draw.between(500, 2000));
    const before = provider.asked.length;
    provider.behave(behaviour);
    await wait(draw.between(1000, 4000));
    askedInVain += provider.asked.length - before;
    provider.behave(well);
    backMs.push(await untilModelled(talk.heard));
  }
  await talk.stop();
  return { name, heard: talk.heard, askedInVain, backMs };
};

const failed = ({ heard }: Outcome): number => heard.filter(({ status }) => status !== 200).length;
const longest = ({ heard }: Outcome): number => Math.max(...heard.map(({ ms }) => ms));
const rowOf = (each: Outcome): string =>
  `| ${each.name} | ${times} | ${whole(each.heard.length)} | **${failed(each)}** | ${whole(each.heard.filter(({ isModelled }) => !isModelled).length)} | ${whole(each.askedInVain)} | ${percentile(
    each.heard.map(({ ms }) => ms),
    0.5,
  ).toFixed(0)} ms | ${longest(each).toFixed(0)} ms | ${(Math.max(...each.backMs) / 1000).toFixed(1)} s |`;

const outcomes: Outcome[] = [];
try {
  // Whatever is loaded with the first message is loaded before the clocks run.
  provider.behave(well);
  await say();
  for (const [name, behaviour] of ways) {
    outcomes.push(await suffer(name, behaviour));
    console.error(rowOf(outcomes.at(-1) as Outcome));
  }
} finally {
  await app.stop();
  provider.close();
  database.stop();
}
const report = `## When the model's provider fails

\`npm run faults:model\` (seed ${seed}): ${perSecond} messages a second to the profile assistant, the provider failing ${times} times each way for one to four seconds at
random moments, on ${machine()}. The model has ${modelLimitMs / 1000} s; after five failures in a row it is left alone for ${restMs / 1000} s. Every message must be answered with 200 within
${longestWaitMs / 1000} s. "Back" is the slowest time from the provider's recovery to the next answer it helped with.

| the provider | times | messages | not answered | answered without it | asked while it failed | p50 | longest | back |
| --- | --- | --- | --- | --- | --- | --- | --- | --- |
${outcomes.map(rowOf).join("\n")}`;
console.log(report);
if (!quick) writeSection("model-faults", report, "reliability");
process.exit(outcomes.every((each) => failed(each) === 0 && longest(each) < longestWaitMs) ? 0 : 1);
