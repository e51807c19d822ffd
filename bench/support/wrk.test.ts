/** Tests which wrk output is trusted, and which rounds are repeated. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { retryOnClockJump, ClockJumped, parseWrkOutput } from "./wrk.ts";

beforeEach(() => void vi.spyOn(console, "error").mockReturnValue());
afterEach(() => void vi.restoreAllMocks());

const wrkOutput = (duration: string, errorLines = ""): string => `Running 2s test @ http://127.0.0.1:22307/
  1 threads and 32 connections
  Thread Stats   Avg      Stdev     Max   +/- Stdev
    Latency     1.88ms    1.84ms  79.86ms   95.20%
    Req/Sec    16.35k     5.55k   23.72k    71.43%
  35350 requests in ${duration}, 0.89GB read
${errorLines}Requests/sec:  17500.25
Transfer/sec:    452.13MB
`;
const timeouts = "  Socket errors: connect 0, read 0, write 0, timeout 32\n";

test("counts a run of the requested length", () => {
  expect(parseWrkOutput(wrkOutput("2.02s"), 2)).toEqual({ perSecond: 17_500.25, requests: 35_350 });
  expect(parseWrkOutput(wrkOutput("1.00m"), 60)).toEqual({ perSecond: 17_500.25, requests: 35_350 });
});

test("a client timeout ends the bench; so does a refusal or a broken connection", () => {
  const refused = "  Non-2xx or 3xx responses: 7\n";
  const broken = "  Socket errors: connect 0, read 3, write 0, timeout 32\n";
  for (const output of [
    wrkOutput("2.02s", timeouts),
    ...["2.02s", "1.50m"].flatMap((duration) => [
      wrkOutput(duration, refused),
      wrkOutput(duration, timeouts + refused),
      wrkOutput(duration, broken),
    ]),
  ]) {
    const parseOutput = (): unknown => parseWrkOutput(output, 2);
    expect(parseOutput).toThrow(output);
    expect(parseOutput).not.toThrow(ClockJumped);
  }
});

test("throws ClockJumped if the reported duration is impossible", () => {
  // Real wrk output after its clock was set 88 s forward, and back.
  for (const duration of ["4.10s", "1.50m", "1.02h", "307445734560.39m"]) {
    expect(() => parseWrkOutput(wrkOutput(duration, timeouts), 2)).toThrow(ClockJumped);
    expect(() => parseWrkOutput(wrkOutput(duration), 2)).toThrow(ClockJumped);
  }
});

test("tries a round up to three times after clock jumps; other failures end it", async () => {
  let callCount = 0;
  const roundOf = (run: () => string) => (): Promise<unknown> => {
    callCount += 1;
    return Promise.resolve().then(() => parseWrkOutput(run(), 2));
  };
  await expect(retryOnClockJump(roundOf(() => wrkOutput(callCount < 3 ? "1.50m" : "2.02s")))).resolves.toBeDefined();
  expect(callCount).toBe(3);
  callCount = 0;
  await expect(retryOnClockJump(roundOf(() => wrkOutput("1.50m", timeouts)))).rejects.toThrow(ClockJumped);
  expect(callCount).toBe(3);
  callCount = 0;
  await expect(retryOnClockJump(roundOf(() => wrkOutput("2.02s", timeouts)))).rejects.toThrow("timeout 32");
  expect(callCount).toBe(1);
});
