/** "Smyth, not Smith", "change Leeds to York": the words that are to go and those that take their place. */
import { trimmed } from "./spoken-text.ts";

export interface Swap {
  readonly from: string;
  readonly to: string;
}

const value = String.raw`[^,.;!?\n]{1,60}?`;
const patterns: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:change|replace|swap|correct|update|switch)\s+(?:the |my |that )?(?<from>${value})\s+(?:to|with|for|into|by)\s+(?<to>[^,;!?\n]{1,60}?)(?=[,;!?\n]|\.(?:\s|$)|$)`,
    "iu",
  ),
  new RegExp(
    String.raw`(?<to>[^\s,;!?\n][^,;!?\n]{0,60}?),?\s+(?:and )?(?:not|rather than|instead of)\s+(?<from>${value})(?=[,.;!?\n]|$)`,
    "iu",
  ),
  new RegExp(
    String.raw`\bnot\s+(?<from>${value}),?\s+(?:but|it's|its|it is|it should be|it was|i meant|rather|make it)\s+(?<to>[^,;!?\n]{1,60}?)(?=[,;!?\n]|\.(?:\s|$)|$)`,
    "iu",
  ),
  new RegExp(String.raw`\bnot\s+(?<from>${value}),\s+(?<to>[^,;!?\n]{1,40}?)(?=[,;!?\n]|\.(?:\s|$)|$)`, "iu"),
  new RegExp(
    String.raw`(?<from>${value})\s+(?:should (?:be|have been|say|read)|was meant to be|is wrong,? (?:it's|it is|it should be))\s+(?<to>[^,;!?\n]{1,60}?)(?=[,;!?\n]|\.(?:\s|$)|$)`,
    "iu",
  ),
];

const clean = (text: string): string =>
  trimmed(
    text
      .replace(
        /^(?:.*\b(?:is|it's|its|was|be|spelled|spelt|use|put|write|actually|sorry|wait|meant|say|said|in|at|to|as|like|wrote|written|name|with|until|till|from|since|my|the|oops|no|called)\s+)(?=\S+)/iu,
        "",
      )
      .replace(/^["']|["']$/g, "")
      .replace(/\s+(?:now|currently|these days|at the moment|instead|actually|please|sorry)$/i, ""),
  );

export const swapsIn = (sentence: string): Swap[] =>
  patterns.flatMap((pattern) => {
    const groups = pattern.exec(sentence)?.groups;
    const [from, to] = [groups?.["from"] ?? "", groups?.["to"] ?? ""];
    if (from === "" || to === "") return [];
    return [
      { from: clean(from), to: clean(to) },
      { from: trimmed(from), to: clean(to) },
      { from: trimmed(from), to: trimmed(to) },
    ].filter((swap) => swap.from.length > 1 && swap.to !== "" && swap.from.toLowerCase() !== swap.to.toLowerCase());
  });
