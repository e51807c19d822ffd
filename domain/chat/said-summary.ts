/** A summary is kept as it was written, without what was only said to the assistant. */
import { isNoise } from "./noise.ts";
import { isQuestion } from "./asides.ts";
import { plainText, sentencesOf, upperFirst } from "./spoken-text.ts";

const lead =
  /^(?:(?:ok|okay|sure|well|so|um+|uh+|hmm+|yes|yeah|hi|hello|alright|right|let's see|let me see|let me think|here goes|here it is|here you go|here's (?:mine|my summary|one)|something like|how about|maybe|my summary(?: is| would be)?|summary|i'd say|i would say(?: that)?|you can (?:write|say|put)(?: that)?|just (?:write|say|put)(?: that)?|write|put)\s*[,.:;!–—-]+\s*|(?:you can |please |just )?(?:write|say|put)(?: down)?(?: that)?:?\s+(?=I\b|i'm\b))+/i;

export const saidSummary = (text: string, otherFacts: boolean): string | undefined => {
  const kept = sentencesOf(text)
    .filter((sentence) => !isNoise(sentence) && !isQuestion(sentence))
    .join(" ");
  const body = plainText(kept.replace(lead, ""))
    .replaceAll("\n", " ")
    .replaceAll(/^[\s,.;:–—-]+|\s+$/g, "")
    .replace(/^"(?<inside>[^"]+)"$/, "$<inside>");
  const words = body.split(/\s+/).filter((word) => /\p{L}{2}/u.test(word)).length;
  const leftover =
    /^(?:and|also|by the way|btw|oh|actually|wait|sorry|it's|my)\b/i.test(body) && otherFacts && words < 6;
  return words < (otherFacts ? 5 : 2) || leftover ? undefined : upperFirst(body).slice(0, 10_000);
};
