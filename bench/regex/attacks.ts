/** Hostile strings for one expression, built from its own structure: what it repeats, what comes before, and an end that does not match. */
import { type AST, RegExpParser } from "@eslint-community/regexpp";

const parser = new RegExpParser({ ecmaVersion: 2025 });

/** One character of each kind that expressions distinguish. */
const alphabet = Array.from(" \u2003\u00A0\t\naeZ1_.,-–:;/()[]'\"&@+#•|<>=*!?\u0001é漢ß");
const samplesPerSet = 3;

const toTestRegex = (node: AST.Node, flags: string): RegExp | undefined => {
  try {
    return new RegExp(`^(?:${node.raw})$`, flags.replaceAll(/[gy]/g, ""));
  } catch {
    return undefined;
  }
};

const charsOf = (node: AST.Node, flags: string): string[] => {
  const test = toTestRegex(node, flags);
  if (test === undefined) return ["a"];
  const matchingChars = alphabet.filter((char) => test.test(char));
  if (matchingChars.length > 0) return matchingChars;
  for (let code = 0x21; code < 0x3000; code += 1) {
    const char = String.fromCodePoint(code);
    if (test.test(char)) return [char];
  }
  return ["a"];
};

/** Some short strings that a node matches; assertions match the empty string. */
const samplesOf = (node: AST.Node, flags: string, depth = 0): string[] => {
  switch (node.type) {
    case "Character":
      return [String.fromCodePoint(node.value)];
    case "CharacterClass":
    case "CharacterSet":
    case "ExpressionCharacterClass": {
      const chars = charsOf(node, flags);
      // Whitespace comes first in the alphabet; the last character is the rarest.
      return [...new Set([...chars.slice(0, 2), ...chars.slice(-1)])].slice(0, samplesPerSet);
    }
    case "Group":
    case "CapturingGroup": {
      const samples = node.alternatives.map((alternative) => firstSample(alternative.elements, flags, depth + 1));
      return [...new Set(samples)].slice(0, depth > 3 ? 1 : samplesPerSet);
    }
    case "Quantifier": {
      const [first = ""] = samplesOf(node.element, flags, depth + 1);
      return [first.repeat(Math.max(node.min, node.max > 0 ? 1 : 0))];
    }
    default:
      return [""];
  }
};

const firstSample = (elements: readonly AST.Element[], flags: string, depth = 0): string =>
  elements.map((element) => samplesOf(element, flags, depth)[0] ?? "").join("");

interface Pump {
  readonly before: string;
  readonly repeated: readonly string[];
  readonly after: string;
}

const maxPumps = 24;
const minRepeats = 8;

const pumpsOf = (alternatives: readonly AST.Alternative[], flags: string): Pump[] => {
  const pumps: Pump[] = [];
  const visit = (elements: readonly AST.Element[], lead: string, tail: string): void => {
    for (const [index, element] of elements.entries()) {
      const before = lead + firstSample(elements.slice(0, index), flags);
      const after = firstSample(elements.slice(index + 1), flags) + tail;
      const inner = element.type === "Quantifier" ? element.element : element;
      if (element.type === "Quantifier" && element.max >= minRepeats) {
        pumps.push({ before, repeated: samplesOf(element.element, flags), after });
      }
      if ("alternatives" in inner) {
        for (const alternative of inner.alternatives) visit(alternative.elements, before, after);
      }
    }
  };
  for (const { elements } of alternatives) visit(elements, "", "");
  return pumps;
};

/** Repeated strings that are tried on every expression. */
const genericRepeats = [
  " ",
  "\u2003",
  "\u00A0",
  "\n",
  "\t",
  "a",
  "A",
  "1",
  ".",
  ",",
  "-",
  "a ",
  "Aa ",
  "1 ",
  "a, ",
  "a.",
  "\u2003a",
  "é",
];
const nonMatchingEnds = ["", "\u0001", "!", "a", " end"];

export const attacksOn = (source: string, flags: string, length: number): readonly string[] => {
  const { alternatives } = parser.parsePattern(source, 0, source.length, {
    unicode: flags.includes("u"),
    unicodeSets: flags.includes("v"),
  });
  const attacks = new Set<string>();
  const fill = (piece: string): string => piece.repeat(Math.ceil(length / Math.max(1, piece.length))).slice(0, length);
  const addAttack = (before: string, piece: string, end: string): void => {
    if (piece === "") return;
    const remainingLength = Math.max(0, length - before.length - end.length);
    attacks.add(before + fill(piece).slice(0, remainingLength) + end);
  };
  for (const piece of genericRepeats) for (const end of ["", "\u0001"]) addAttack(`x`, piece, end);
  for (const { elements } of alternatives.slice(0, 6)) {
    const fullSample = firstSample(elements, flags);
    addAttack("", fullSample, "\u0001");
    addAttack("", fullSample.slice(0, -1), "\u0001");
    addAttack("", `${fullSample} `, "\u0001");
  }
  for (const { before, repeated, after } of pumpsOf(alternatives, flags).slice(0, maxPumps)) {
    addAttack("", before, "\u0001");
    for (const piece of repeated) {
      for (const end of nonMatchingEnds) addAttack(before, piece, end);
      addAttack(before, piece, `${after.slice(0, -1)}\u0001`);
      addAttack("x", piece, "\u0001");
      addAttack("", before + piece, "\u0001");
      addAttack("", `${piece} `, "\u0001");
      addAttack(before, `${piece} `, "\u0001");
      addAttack("", before + piece + after.slice(0, -1), "\u0001");
    }
  }
  return [...attacks];
};
