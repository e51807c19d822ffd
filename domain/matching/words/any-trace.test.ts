/** Properties of the text that hold for any trace. */
import fc from "fast-check";
import { expect, it } from "vitest";
import { type ElementTrace, limitReasons, type MatchTrace } from "../score/trace.ts";
import { mayReplaceQuestions, mayReplaceText } from "./rewriting/accept-rewriting.ts";
import { absent, elementTrace, exampleJob, exampleTrace, needTrace } from "./example-traces.ts";
import { interviewQuestionsOf } from "./questions/interview-questions.ts";
import { isLawfulQuestion } from "./questions/lawful-question.ts";
import { matchTextOf } from "./match-text.ts";
import { revealsPersonalTraits } from "./quotable-title.ts";

const labels = [
  "React",
  "Go or Java or Kotlin",
  "User research & usability testing you ran yourself",
  "Active RN licence, Texas or compact (multistate)",
  "4+ yrs designing digital products end to end (web or mobile apps)",
  "A structured method ( / , or )",
  "Spanish",
  "Accessibility",
  "not only professional fee",
  "OSHA 10",
  "Bachelor's in accounting",
  "absolute discretion",
] as const;

type ElementProof = Pick<ElementTrace, "how" | "evidence" | "credit">;

/** Only the states that the scorer can leave an element in. */
const proofs: readonly ElementProof[] = [
  { how: "itself", evidence: "role", credit: 1 },
  { how: "itself", evidence: "role", credit: 0.7 },
  { how: "itself", evidence: "held", credit: 1 },
  { how: "itself", evidence: "listed", credit: 0.8 },
  { how: "itself", evidence: "listed", credit: 0.12 },
  { how: "itself", evidence: "summary", credit: 0.5 },
  { how: "implied", evidence: "role", credit: 0.7 },
  { how: "implied", evidence: "listed", credit: 0.56 },
  { how: "neighbor", evidence: "role", credit: 0.4 },
  { how: "words", evidence: "role", credit: 0.3 },
];

const foundElement = fc
  .tuple(
    fc.constantFrom(...labels),
    fc.constantFrom(...proofs),
    fc.constantFrom("Vue.js", "Next.js", "Medical ICU", "Go"),
    fc.option(fc.integer({ min: 1, max: 300 })),
  )
  .map(([label, proof, by, months]) =>
    elementTrace({ label, ...proof, by: proof.how === "words" ? null : by, months }),
  );

const elements = fc.oneof(foundElement, fc.constantFrom(...labels).map(absent));

const needs = fc
  .tuple(
    fc.boolean(),
    fc.array(elements, { minLength: 0, maxLength: 3 }),
    fc.constantFrom(...labels),
    fc.double({ min: 0.01, max: 1, noNaN: true }),
  )
  .map(([must, parts, words, weight]) => ({ must, parts, words, weight }));

const aboutArbitrary = fc.array(fc.constantFrom(...labels, "no nights", ""), { maxLength: 5 });

const traces: fc.Arbitrary<MatchTrace> = fc
  .record({
    needs: fc.array(needs, { maxLength: 8 }),
    overall: fc.integer({ min: 0, max: 100 }),
    before: fc.integer({ min: 0, max: 100 }),
    relevantMonths: fc.integer({ min: 0, max: 400 }),
    minimumMonths: fc.option(fc.integer({ min: 0, max: 180 })),
    occupation: fc.double({ min: 0, max: 1, noNaN: true }),
    nearestTitle: fc.constantFrom("Frontend Engineer", "Salesman", "Staff RN, Medical ICU", null),
    place: fc.constantFrom("same-place", "near", "remote", "moving", "open-to-move", "elsewhere", "refused", "unknown"),
    pay: fc.constantFrom("in-band", "below-band", "slightly-above", "above", "far-above", "unknown"),
    ratio: fc.option(fc.double({ min: 0.5, max: 2, noNaN: true })),
    limits: fc.array(fc.tuple(fc.constantFrom(...limitReasons), aboutArbitrary), { maxLength: 4 }),
    flags: fc.array(
      fc.tuple(fc.constantFrom("unsupported-skills", "instruction-like-text", "not-recent"), aboutArbitrary),
      {
        maxLength: 2,
      },
    ),
    years: fc.option(fc.tuple(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 0, max: 40 }))),
  })
  .map((traceInput) => {
    const needTraces = traceInput.needs.map(({ must, parts, words, weight }, index) =>
      needTrace(`${must ? "must" : "nice"}-${index}`, {
        elements: parts,
        weight,
        ...(parts.length === 0 ? { words } : {}),
      }),
    );
    return exampleTrace({
      overall: traceInput.overall,
      value: traceInput.overall,
      beforeLimits: traceInput.before,
      needs: needTraces,
      experience: {
        relevantMonths: traceInput.relevantMonths,
        datedMonths: traceInput.relevantMonths,
        minimumMonths: traceInput.minimumMonths,
        roles: [],
      },
      domain: { occupation: traceInput.occupation, industry: 0, nearestTitle: traceInput.nearestTitle },
      location: { verdict: traceInput.place, spans: [] },
      salary: { verdict: traceInput.pay, ratio: traceInput.ratio },
      limits: traceInput.limits.map(([reason, about]) => ({ reason, about, ceiling: 59, spans: [] })),
      redFlags: [
        ...traceInput.limits.map(([kind, about]) => ({ kind, about, spans: [] })),
        ...traceInput.flags.map(([kind, about]) => ({ kind: kind as "not-recent", about, spans: [] })),
        ...(traceInput.years === null
          ? []
          : [{ kind: "years-differ" as const, about: traceInput.years.map(String), spans: [] }]),
      ],
      counterfactuals: needTraces
        .filter(({ state }) => state !== "met")
        .map(({ need, words }) => ({ need, words, overall: Math.min(100, traceInput.overall + 7), gain: 7 })),
    });
  });

it("writes no gaps, wrong plurals or personal details, and passes its own check", () => {
  fc.assert(
    fc.property(traces, (trace) => {
      const words = matchTextOf(trace, exampleJob);
      const questions = interviewQuestionsOf(trace, exampleJob);
      const all = [
        words.reasoning,
        ...words.recommendations,
        ...words.redFlags,
        ...questions.flatMap(({ question, why, goodAnswer }) => [question, why, goodAnswer]),
      ];
      for (const text of all) {
        expect(text).toMatch(/^["\p{Lu}\p{N}].*[.?]$/u);
        expect(text).not.toMatch(
          /undefined|null|NaN|\[object|\b1 (?:years|months|must-haves)\b|\b0 (?:years|months)|\s{2}|\.\./,
        );
        expect(revealsPersonalTraits(text)).toBe(false);
      }
      expect(questions.length).toBeGreaterThanOrEqual(5);
      expect(questions.length).toBeLessThanOrEqual(8);
      expect(questions.filter(({ question }) => !isLawfulQuestion(question))).toEqual([]);
      const about = { trace, job: exampleJob, forbidden: [] };
      expect(mayReplaceText(words, words, about)).toBe(true);
      expect(mayReplaceQuestions(questions, questions, about)).toBe(true);
      expect(matchTextOf(trace, exampleJob)).toEqual(words);
    }),
    { numRuns: 100 },
  );
}, 60_000);
