/** The job's location inside a sentence: "in Austin, TX", "remote within the United States". */
import type { JobTextInput } from "./read-trace.ts";

export const jobLocationText = ({ location }: JobTextInput): string | undefined => {
  const place = (location ?? "").replaceAll(/\s+/g, " ").trim();
  if (place === "") return undefined;
  if (!/\bremote\b/i.test(place)) return `in ${place}`;
  const within = place
    .replaceAll(/\b(?:fully\s+)?remote\b|[()]/gi, " ")
    .replaceAll(/\s+/g, " ")
    .replace(/^[\s,;:–-]+|(?<![\s,;:–-])[\s,;:–-]+$/g, "");
  if (within === "") return "remote";
  return `remote within ${/^(?:united states|us|usa|uk|eu|european union|netherlands)\b/i.test(within) ? "the " : ""}${within}`;
};
