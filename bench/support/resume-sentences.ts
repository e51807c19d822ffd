/** Reads the sentences of every second file in a folder of honest resumes, as text or markup. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const sentence = /(?:[^.!?\n]|[.!?](?!\s|$))+[.!?]*/g;

export const readResumeSentences = (folder: string, half: 0 | 1): readonly string[] =>
  readdirSync(folder)
    .toSorted()
    .filter((_, index) => index % 2 === half)
    .flatMap(
      (name) =>
        readFileSync(join(folder, name), "utf8")
          .replaceAll(/<[^>]+>/g, "")
          .match(sentence) ?? [],
    )
    .map((each) => each.trim())
    .filter((each) => /\p{L}{3}/u.test(each) && each.length < 500);
