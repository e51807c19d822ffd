/** What of wrk's words is believed, and which rounds are asked again. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { bySteadyClock, ClockJumped, readRun } from "./wrk.ts";

beforeEach(() => void vi.spyOn(console, "error").mockReturnValue());
afterEach(() => void vi.restoreAllMocks());

const said = (took: string, complaint = ""): string => `Running 2s test @ http://127.0.0.1:22307/
  1 threads and 32 connections
  Thread Stats   Avg      Stdev     Max   +/- Stdev
    Latency     1.88ms    1.84ms  79.86ms   95.20%
    Req/Sec    16.35k     5.55k   23.72k    71.43%
  35350 requests in ${took}, 0.89GB read
${complaint}Requests/sec:  17500.25
Transfer/sec:    452.13MB
`;
const inVain = "  Socket errors: connect 0, read 0, write 0, timeout 32\n";

test("a run of the length asked for is counted", () => {
  expect(readRun(said("2.02s"), 2)).toEqual({ perSecond: 17_500.25, requests: 35_350 });
  expect(readRun(said("1.00m"), 60)).toEqual({ perSecond: 17_500.25, requests: 35_350 });
});

test("an answer waited for in vain ends the bench; a refusal or a broken connection does so whatever the clock did", () => {
  const refused = "  Non-2xx or 3xx responses: 7\n";
  const broken = "  Socket errors: connect 0, read 3, write 0, timeout 32\n";
  for (const output of [
    said("2.02s", inVain),
    ...["2.02s", "1.50m"].flatMap((took) => [said(took, refused), said(took, inVain + refused), said(took, broken)]),
  ]) {
    const read = (): unknown => readRun(output, 2);
    expect(read).toThrow(output);
    expect(read).not.toThrow(ClockJumped);
  }
});

test("a run that wrk believes to be far longer than asked, or begun after its end, says nothing about the server", () => {
  // As wrk wrote it with its clock set 88 s forward, and back.
  for (const took of ["4.10s", "1.50m", "1.02h", "307445734560.39m"]) {
    expect(() => readRun(said(took, inVain), 2)).toThrow(ClockJumped);
    expect(() => readRun(said(took), 2)).toThrow(ClockJumped);
  }
});

test("such a round is asked again from its start, three times in all; any other failure ends it at once", async () => {
  let asked = 0;
  const answering = (run: () => string) => (): Promise<unknown> => {
    asked += 1;
    return Promise.resolve().then(() => readRun(run(), 2));
  };
  await expect(bySteadyClock(answering(() => said(asked < 3 ? "1.50m" : "2.02s")))).resolves.toBeDefined();
  expect(asked).toBe(3);
  asked = 0;
  await expect(bySteadyClock(answering(() => said("1.50m", inVain)))).rejects.toThrow(ClockJumped);
  expect(asked).toBe(3);
  asked = 0;
  await expect(bySteadyClock(answering(() => said("2.02s", inVain)))).rejects.toThrow("timeout 32");
  expect(asked).toBe(1);
});
