import { expect, test } from "vitest";
import { ApiError } from "./api.ts";
import { toProblem, formatWait } from "./problem.ts";

test.each([
  [1, "1 second"],
  [42, "42 seconds"],
  [60, "60 seconds"],
  [61, "2 minutes"],
  [900, "15 minutes"],
  [3601, "2 hours"],
])("formats %i seconds as %s", (seconds, expected) => {
  expect(formatWait(seconds)).toBe(expected);
});

test("returns the server's message and field errors", () => {
  const text = JSON.stringify({ code: "conflict", message: "Taken.", errors: { email: "Taken." } });
  expect(toProblem(new ApiError(409, text))).toEqual({
    code: "conflict",
    message: "Taken.",
    errors: { email: "Taken." },
  });
});

test("states the retry time for a rate limit and has a message for unreadable errors", () => {
  expect(toProblem(new ApiError(429, "", 42)).message).toBe("Too many attempts. Please try again in 42 seconds.");
  expect(toProblem(new ApiError(429, "")).message).toContain("later");
  expect(toProblem(new ApiError(502, "<html>")).message).toContain("on our side");
  expect(toProblem(new TypeError("fetch failed")).message).toContain("connection");
});
