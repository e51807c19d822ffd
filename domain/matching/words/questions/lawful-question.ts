/** Whether a question may lawfully be asked of a candidate. If in doubt it may not, because another question is easy to find. */
import { unlawfulTopics } from "./unlawful-topics.ts";

const plain = (text: string): string =>
  text
    .normalize("NFKC")
    .replaceAll(/[‘’ʼ]/g, "'")
    .replaceAll(/\s+/g, " ")
    .toLowerCase()
    .replaceAll("u.s.a.", "usa")
    .replaceAll("u.s.", "us");

/** The topic that makes the question unlawful, or undefined if it may be asked. */
export const unlawfulTopic = (text: string): string | undefined => {
  const question = plain(text);
  return unlawfulTopics.find(({ asked, allowedPhrases }) => {
    const textToCheck = allowedPhrases === undefined ? question : question.replaceAll(allowedPhrases, " … ");
    return asked.some((rule) => rule.test(textToCheck));
  })?.topic;
};

export const isLawfulQuestion = (text: string): boolean => unlawfulTopic(text) === undefined;

const sensitive =
  /\b(?:age|aged|ages|birth\w*|born|old|older|young\w*|generation|retir\w+|marri\w+|marital|spous\w+|husband|wife|wives|partner|kids?|child\w*|bab(?:y|ies)|famil\w+|parent\w*|mother\w*|father\w*|pregnan\w*|maternity|paternity|depend[ae]nts?|religio\w*|faith|church\w*|pray\w*|holy|holidays?|god|ethnic\w*|rac(?:e|ial|ially)|accents?|native|national\w*|citizen\w*|immigra\w*|passport|visa|born|origin\w*|disab\w*|health\w*|medica\w*|illness\w*|ill|sick\w*|disease\w*|injur\w*|doctor\w*|therap\w*|drug\w*|alcohol\w*|drink\w*|smok\w*|weight|height|arrest\w*|convict\w*|crim\w*|guilty|court\w*|jail\w*|prison\w*|police|salary|salaries|earn\w*|income|paid|union\w*|military|army|navy|veteran\w*|discharg\w*|reserv\w+|sex\w*|gender\w*|gay|wom[ae]n|m[ae]n|male|female|politic\w*|vot(?:e|ed|ing)|credit|debts?|bankrupt\w*|genetic\w*|pronouns?|alone|gap|absent|absence\w*)\b/g;

/** Sensitive words that a rewritten question adds and its source question does not have. */
export const sensitiveWordsAdded = (text: string, from: string): readonly string[] => {
  const before = new Set(plain(from).match(sensitive));
  return (plain(text).match(sensitive) ?? []).filter((word) => !before.has(word));
};
