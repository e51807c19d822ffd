/** Degrees and subjects as they are written. */
import { institutionScore } from "../resumes/fields/education-words.ts";
import { asTitle, trimmed, upperFirst } from "./spoken-text.ts";

export const notField =
  /^(?:pending|expected|ongoing|cleared|passed|it|that|there|school|college|university|nothing|something|stuff|a lot|hard|abroad|online|the|some|any|progress|not|yet|and|years?|well|my|good|no|never|still|only|just|from|at|to|with|for|classes|courses|studied|study|studying|currently|in my)\b/i;

export const tidyField = (given: string | undefined): string | undefined => {
  const text = trimmed(
    (given ?? "").replace(/^of\s+/i, "").replace(/\s+(?:degree|major|there|too|as well|in|and|now)$/i, ""),
  );
  if (
    text === "" ||
    (notField.test(text) && text !== "IT") ||
    text.split(" ").length > 7 ||
    text.length > 80 ||
    institutionScore(text) > 0
  )
    return undefined;
  return asTitle(text);
};

const capitals =
  /^(?:ba|ma|bs|ms|mba|bba|bsn|msn|adn|llb|llm|jd|md|mph|msw|bsw|hnd|hnc|ged|mpa|emba|bfa|mfa|nvq|btec|mbbs|pgce|mlis|qqi|aa|aas|fp|mbo|hbo|atpl|wassce|kcse|cdl|hgv|cna|cpa)$/;

export const tidyDegree = (given: string): string => {
  const text = given.trim();
  const letters = text.replaceAll(".", "");
  if (/^(?:b|m)(?:sc|eng|tech|com|ed|phil|mus|arch|des|div)$/i.test(letters))
    return text === text.toLowerCase() || text === text.toUpperCase()
      ? letters.slice(0, 1).toUpperCase() + letters.slice(1, 2).toUpperCase() + letters.slice(2).toLowerCase()
      : text;
  if (/^phd$/i.test(letters.replaceAll(" ", ""))) return "PhD";
  if (/^gcses?$/.test(letters)) return letters.replace("gcse", "GCSE");
  const [first = "", ...rest] = text.split(" ");
  if (text === text.toLowerCase() && capitals.test(first.replaceAll(".", "")))
    return [first.replaceAll(".", "").toUpperCase(), ...rest.map(upperFirst)].join(" ");
  if (text === text.toUpperCase() && /\p{Lu}{5}/u.test(text) && rest.length > 0) return asTitle(text);
  return upperFirst(text);
};
