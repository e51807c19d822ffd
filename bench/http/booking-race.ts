/** A thousand clients request the same slot at once, in twenty rounds: one must get it, all others must get the list of free slots. */
import pg from "pg";
import { Agent, request } from "undici";
import { callSlot, type CallSlot } from "#domain/bookings/strategy-call.ts";
import { describeMachine, median, formatInteger, writeSection } from "../support/report.ts";
import { durableSettings, disableOverloadCheck, startDatabase, startProcess } from "../support/bench-processes.ts";

const quick = process.argv.includes("--quick");
const rounds = quick ? 2 : 20;
const racers = quick ? 50 : 1000;
/** These connections stay open across rounds. */
const connections = quick ? 50 : 100;

const database = await startDatabase(durableSettings);
const server = await startProcess({ roles: "api", databaseUrl: database.serverUrl, env: disableOverloadCheck });
const client = new pg.Client({ connectionString: database.ownerUrl });
const dispatcher = new Agent({ connections, pipelining: 1, keepAliveTimeout: 60_000 });

const fetchSlots = async (): Promise<CallSlot[]> => {
  const { body } = await request(`${server.origin}/api/strategy-call-slots`, { dispatcher });
  return callSlot.array().parse(await body.json());
};

interface RaceResult {
  readonly status: number;
  readonly milliseconds: number;
  /** Whether the response lists eight slots and marks the requested one as taken. */
  readonly hasCurrentSlots: boolean;
}

const requestSlot = async (round: number, racer: number, requestedSlot: string): Promise<RaceResult> => {
  const startedAt = performance.now();
  const { statusCode, body } = await request(`${server.origin}/api/strategy-calls`, {
    dispatcher,
    method: "POST",
    // Every racer has a different address, because limits are per address.
    headers: {
      "content-type": "application/json",
      "x-forwarded-for": `10.${round}.${Math.floor(racer / 250)}.${racer % 250}`,
    },
    body: JSON.stringify({
      startsAt: requestedSlot,
      timeZone: "UTC",
      firstName: "Ra",
      lastName: "Cer",
      email: `racer${round}-${racer}@race.example`,
      company: "Race",
      urgency: "month",
      challenges: "First",
    }),
  });
  const reply = (await body.json()) as { slots?: CallSlot[] };
  const requested = reply.slots?.find((slot) => slot.startsAt === requestedSlot);
  return {
    status: statusCode,
    milliseconds: performance.now() - startedAt,
    hasCurrentSlots: reply.slots?.length === 8 && requested?.available === false,
  };
};

const results = [];
try {
  await client.connect();
  for (let round = 0; round < rounds; round += 1) {
    // Each round uses a different slot. After eight rounds all calls are canceled, which frees the slots.
    if (round % 8 === 0) await client.query("update strategy_calls set status = 'cancelled'");
    const requestedSlot = (await fetchSlots())[round % 8]?.startsAt ?? "";
    const roundStartedAt = performance.now();
    const responses = await Promise.all(
      Array.from({ length: racers }, (_none, racer) => requestSlot(round, racer, requestedSlot)),
    );
    const seconds = (performance.now() - roundStartedAt) / 1000;
    const { rows } = await client.query<{ n: string }>(
      "select count(*) n from strategy_calls where starts_at = $1 and status = 'booked'",
      [requestedSlot],
    );
    const sortedMs = responses.map((response) => response.milliseconds).toSorted((one, other) => one - other);
    results.push({
      booked: responses.filter(({ status }) => status === 201).length,
      conflicts: responses.filter(({ status, hasCurrentSlots }) => status === 409 && hasCurrentSlots).length,
      stored: Number(rows[0]?.n),
      seconds,
      slowestMs: sortedMs.at(-1) ?? 0,
    });
    console.log(`round ${round + 1}:`, results.at(-1));
  }
} finally {
  await dispatcher.close();
  await client.end();
  await server.stop();
  database.stop();
}

const passingRounds = results.filter(
  ({ booked, conflicts, stored }) => booked === 1 && conflicts === racers - 1 && stored === 1,
);
const report = `## Booking race: 1,000 requests for one slot

\`npm run bench:booking-race\`: ${racers.toLocaleString("en-US")} simultaneous requests for one strategy call slot over ${connections} keep-alive connections, ${rounds} rounds, one API
process, durable PostgreSQL, on ${describeMachine()}. A conflict counts only if its response lists the eight slots with the
requested one taken.

| what | measured | target |
| --- | --- | --- |
| rounds with one 201 and ${racers - 1} conflicts with fresh slots | **${passingRounds.length} of ${rounds}** | all |
| calls stored in all rounds | ${results.reduce((sum, { stored }) => sum + stored, 0)} | ${rounds} |
| duration of a round, median | ${median(results.map(({ seconds }) => seconds)).toFixed(2)} s | |
| responses a second, median | ${formatInteger(median(results.map(({ seconds }) => racers / seconds)))} | |
| slowest response of a round, median | ${formatInteger(median(results.map(({ slowestMs: last }) => last)))} ms | |`;
console.log(report);
if (!quick) writeSection("booking-race", report);
if (passingRounds.length !== rounds) process.exit(1);
