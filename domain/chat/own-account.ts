/** Whoever works for themselves has no employer's name to tell: "self-employed", "own truck", "my own business". */
import { type Draft, jobLeadIn, tidyTitle } from "./job-words.ts";
import { asTitle, trimmed, upperFirst } from "./spoken-text.ts";

const kind =
  /(?<![\p{L}-])(?:self[- ]?employed|on my own account|selbst?ständig|selbständig|autónom[oa]|por cuenta propia|à mon compte|indépendante?|in proprio|zelfstandig|zzp'?er|egen næringsdrivende|egenföretagare)(?![\p{L}-])/iu;

const ownThing = /^(?:with |in |on |driving |running |have |had )?(?:my |an? |our )?own (?:\p{L}+ ?){1,2}$/iu;
const ownHouse =
  /^(?:(?:with|in|at|have|had) )?(?:my |our )?own (?:business|company|firm|shop|practice|studio|agency|workshop|restaurant|cafe|café|salon|farm|bakery)$/iu;

const bare = (text: string): string =>
  trimmed(`${trimmed(text.replace(/^since then\b/i, ""))} `.replace(jobLeadIn, ""));

export const onOwnAccount = (rest: string): Draft | undefined => {
  const said = kind.exec(rest);
  if (said === null) {
    const own = bare(rest);
    return ownHouse.test(own)
      ? { title: upperFirst(own.replace(/^(?:(?:with|in|at|have|had) )?(?:my|our) /i, "")), company: "" }
      : undefined;
  }
  const house = upperFirst(said[0].toLowerCase());
  const other = bare(`${rest.slice(0, said.index)} ${rest.slice(said.index + said[0].length)}`.replaceAll(/\s+/g, " "));
  if (other === "" || ownThing.test(other)) return { title: asTitle(said[0]), company: house };
  const trade = tidyTitle(
    /^(?:as|working as|als|como|comme|come) (?:(?:an?|une?|una|ein|eine) )?(?<trade>[^,;]+)$/iu.exec(other)?.groups?.[
      "trade"
    ] ?? "",
  );
  return trade === undefined ? undefined : { title: trade, company: house };
};
