/** Traces for tests of the text: three candidates and one job, as the scorer would leave them. */
import type { ElementTrace, MatchTrace, NeedTrace } from "../score/trace.ts";
import type { JobTextInput } from "./read-trace.ts";

export const exampleJob: JobTextInput = {
  title: "Senior Frontend Engineer",
  location: "Austin, TX",
  remote: false,
  salaryMin: 120_000,
  salaryMax: 150_000,
};

type ElementInput = Partial<ElementTrace> & Pick<ElementTrace, "label">;

export const elementTrace = (overrides: ElementInput): ElementTrace => ({
  credit: 1,
  how: "itself",
  evidence: "role",
  by: overrides.label,
  months: 36,
  spans: [],
  ...overrides,
});

export const absent = (label: string): ElementTrace =>
  elementTrace({ label, credit: 0, how: "not-met", evidence: "none", by: null, months: null });

type NeedInput = Partial<Omit<NeedTrace, "elements">> & { readonly elements: readonly ElementTrace[] };

export const needTrace = (need: string, overrides: NeedInput): NeedTrace => {
  const credit =
    overrides.elements.reduce((sum, each) => sum + each.credit, 0) / Math.max(1, overrides.elements.length);
  return {
    need,
    words: overrides.elements.map(({ label }) => label).join(" and "),
    must: need.startsWith("must"),
    weight: 0.25,
    credit,
    state: credit >= 0.75 ? "met" : credit >= 0.25 ? "partly" : "missing",
    ...overrides,
  };
};

export const exampleTrace = (overrides: Partial<MatchTrace> = {}): MatchTrace => ({
  engineVersion: "match-1",
  overall: 86,
  value: 86.2,
  beforeLimits: 86.2,
  parts: [],
  needs: [
    needTrace("must-1", { elements: [elementTrace({ label: "React", months: 74 })], weight: 0.4 }),
    needTrace("must-2", { elements: [elementTrace({ label: "TypeScript", months: 50 })], weight: 0.3 }),
    needTrace("must-3", {
      elements: [elementTrace({ label: "Accessibility", credit: 0.8, evidence: "listed", months: null })],
      weight: 0.2,
    }),
    needTrace("nice-1", { elements: [elementTrace({ label: "GraphQL", months: 14 })], weight: 0.1 }),
  ],
  experience: { relevantMonths: 74, datedMonths: 74, minimumMonths: 60, roles: [0, 1] },
  domain: { occupation: 1, industry: 1, nearestTitle: "Frontend Engineer" },
  location: { verdict: "same-place", spans: [] },
  salary: { verdict: "in-band", ratio: 0.96 },
  overlapPoints: 0,
  limits: [],
  redFlags: [],
  counterfactuals: [],
  ...overrides,
});

/** One must-have is missing, one is met by a neighbor, the years fall short, the pay is too high, they live elsewhere. */
export const weakTrace = (overrides: Partial<MatchTrace> = {}): MatchTrace =>
  exampleTrace({
    overall: 52,
    value: 52.4,
    beforeLimits: 61.7,
    needs: [
      needTrace("must-1", {
        elements: [elementTrace({ label: "React", credit: 0.4, how: "neighbor", by: "Vue.js", months: 30 })],
        weight: 0.4,
      }),
      needTrace("must-2", { elements: [absent("TypeScript")], weight: 0.3 }),
      needTrace("must-3", {
        words: "Accessibility audits you ran yourself, to WCAG 2.2 AA or better",
        elements: [absent("Accessibility audits you ran yourself, to WCAG 2.2 AA or better")],
        weight: 0.2,
      }),
      needTrace("nice-1", { elements: [elementTrace({ label: "GraphQL", months: 14 })], weight: 0.1 }),
    ],
    experience: { relevantMonths: 30, datedMonths: 30, minimumMonths: 60, roles: [0] },
    domain: { occupation: 0.6, industry: 0, nearestTitle: "Web Developer" },
    location: { verdict: "elsewhere", spans: [] },
    salary: { verdict: "above", ratio: 1.12 },
    limits: [{ reason: "must-haves-missing", ceiling: 59, about: ["TypeScript", "Accessibility audits"], spans: [] }],
    redFlags: [
      { kind: "must-haves-missing", about: ["TypeScript", "Accessibility audits"], spans: [] },
      { kind: "short-of-years", about: [], spans: [] },
      { kind: "pay-above-band", about: [], spans: [] },
      { kind: "elsewhere", about: [], spans: [] },
    ],
    counterfactuals: [
      { need: "must-2", words: "TypeScript", overall: 68, gain: 16 },
      { need: "must-1", words: "React", overall: 57, gain: 5 },
    ],
    ...overrides,
  });

/** Nothing fits: no needs met, no relevant role, and text addressed to the software. */
export const poorTrace = (): MatchTrace =>
  exampleTrace({
    overall: 4,
    value: 4.1,
    beforeLimits: 4.1,
    needs: [
      needTrace("must-1", { elements: [absent("React")] }),
      needTrace("must-2", { elements: [absent("TypeScript")] }),
      needTrace("must-3", { elements: [absent("Accessibility")] }),
    ],
    experience: { relevantMonths: 0, datedMonths: 0, minimumMonths: 60, roles: [] },
    domain: { occupation: 0, industry: 0, nearestTitle: "Waitress" },
    location: { verdict: "unknown", spans: [] },
    salary: { verdict: "unknown", ratio: null },
    redFlags: [
      { kind: "must-haves-missing", about: ["React", "TypeScript", "Accessibility"], spans: [] },
      { kind: "instruction-like-text", about: [], spans: [] },
    ],
  });
