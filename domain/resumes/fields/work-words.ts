/** A small lexicon of job-title and company words, used only if the layout does not decide. */
import lexicon from "#data/compiled/work-words.json" with { type: "json" };
import { replaceParentheses } from "../../text/replace-parentheses.ts";
import { fold } from "../sections/headings.ts";

const titleNouns: ReadonlySet<string> = new Set(lexicon.title);
const seniority: ReadonlySet<string> = new Set(lexicon.seniority);
const legalForms: ReadonlySet<string> = new Set(lexicon["legal-form"]);
const companyNouns: ReadonlySet<string> = new Set(lexicon.company);

/** Trades that are too many to list are recognized by their endings: stagehand, radiographer, beekeeper, cellist. */
const tradeEnding =
  /[a-z]{3}(?:hand|grapher|keeper|builder|maker|wright|mason|ologist)$|^(?!(?:check|play|short|wait)list|baptist|methodist|minimalist)[a-z]{4,}ist$/;
const isTitleNoun = (word: string): boolean =>
  titleNouns.has(word) || compoundTitle.test(word) || tradeEnding.test(word);

const words = (text: string): string[] => fold(text).split(" ");

/** German and Dutch attach the noun to the word before it: Vertriebsleiterin, Projectmanager. */
const compoundTitle =
  /(?:leiter|leiterin|manager|managerin|berater|beraterin|techniker|technikerin|ingenieur|ingenieurin|buchhalter|buchhalterin|verkaufer|fahrer|pfleger|entwickler|entwicklerin|arbeiter|arbeiterin|mechaniker|fachkraft|fachfrau|fachmann|angestellte|angestellter|medewerker|beheerder|adviseur|monteur|lehrer|lehrerin|meister|meisterin|kaufmann|kauffrau|referent|referentin|assistent|assistentin|trainer|helfer|koch)$/;

export const titleScore = (text: string): number => {
  const all = words(replaceParentheses(text, () => " "));
  const head = words(text.split(/,| - | – |\(| of | for | de | du /)[0] ?? "").at(-1) ?? "";
  const noun = all.some((word) => isTitleNoun(word));
  return (isTitleNoun(head) ? 2 : 0) + (noun ? 1 : 0) + (all.length > 1 && seniority.has(all[0] ?? "") ? 0.5 : 0);
};

export const companyScore = (text: string): number => {
  const all = words(text);
  const legal = all.slice(1).some((word) => legalForms.has(word)) || /\bS\.?A\.?S?\.?$|\bA\/S\b/.test(text);
  const nouns = all.filter((word) => companyNouns.has(word)).length;
  const head = words(text.split(/,| - | – |\(/)[0] ?? "").at(-1) ?? "";
  return (
    (legal ? 3 : 0) +
    (companyNouns.has(head) ? 2 : nouns > 0 ? 1 : 0) +
    (/\s&\s|\+/.test(text) ? 0.5 : 0) +
    (/self[- ]?employed|freelance$|selbst(?:st)?[aä]ndig|ind[eé]pendant|aut[oó]nomo|various|private/i.test(text)
      ? 2
      : 0)
  );
};

export const isLegalForm = (text: string): boolean => legalForms.has(fold(text).replaceAll(" ", ""));
