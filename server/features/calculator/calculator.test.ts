import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { expect, test } from "vitest";
import { defaultScenario } from "#domain/calculator/scenario.ts";
import { scenarioToQuery } from "#domain/calculator/share.ts";
import { buildTestApp } from "../../test/build-test-app.ts";

const { app } = await buildTestApp();
const ask = (query = "", address = "203.0.113.4") =>
  app.inject({ url: `/api/calculator-report.pdf${query}`, remoteAddress: address });

test("returns the scenario as a PDF download for any query", async () => {
  const changed = { ...defaultScenario, inputs: { ...defaultScenario.inputs, hiresPerYear: 60 } };
  for (const query of [
    "",
    `?${new URLSearchParams(scenarioToQuery(changed)).toString()}`,
    "?hiresPerYear=%3Cb%3E&a=b&a=c",
  ]) {
    const response = await ask(query);
    expect(response.statusCode).toBe(200);
    expect(response.headers["content-type"]).toBe("application/pdf");
    expect(response.headers["content-disposition"]).toContain("attachment");
    expect(response.rawPayload.subarray(0, 5).toString()).toBe("%PDF-");
    expect(response.rawPayload.length).toBeGreaterThan(3000);
    const pdf = await getDocument({ data: new Uint8Array(response.rawPayload), verbosity: 0 }).promise;
    expect(pdf.numPages).toBe(2);
  }
});

test("rate limits repeated downloads", async () => {
  // In parallel: on a busy machine, rendering them in sequence takes longer than the limit's minute.
  const responses = await Promise.all(Array.from({ length: 22 }, () => ask("", "198.51.100.5")));
  expect(responses.filter(({ statusCode }) => statusCode === 429)).toHaveLength(2);
});
