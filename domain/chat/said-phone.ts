/** Telephone numbers, typed or dictated. */
import { type Hit, type Said, wanted } from "./contact-hits.ts";
import { digitsOf, spokenDigits } from "./spoken-digits.ts";

/** Telephone numbers in the words of the one who gives them: their grouping and their country code, if they said one. */
const printed = /(?:\+ ?|\b00|\()?\d[\d\s().\-–/]{5,22}\d(?:\s*(?:x|ext\.?|extension)\s*\d{1,6})?/giu;
const phoneLead =
  /(?:(?:,|\band|\bbut|;)?\s*(?:you can |please )?(?:(?:call|text|ring|reach|whatsapp|phone) me (?:at|on|under)|(?:my |the )?(?:(?:new|best|work|personal|current|correct|right|main|real) )*(?:phone|cell(?:phone)?|mobile|mob|tel(?:ephone)?|number|whatsapp|handy)(?: phone)?(?: number| no\.?| nr\.?)?(?: is|'s|:| has changed to| changed to| should be| would be)?(?: now| actually)?|it's|its|it is|tel\.?|phone:?)[\s:]*)$/i;

/** "2019-2023", "09/2014 - 06/2018", "2019.03 – 2023.08" and "12.05.2019" are dates. */
const dated = String.raw`(?:\d{1,2}[./-]){0,2}(?:19|20)\d{2}(?:[./-]\d{1,2}){0,2}`;
const isDate = new RegExp(String.raw`^\(?(?:${dated}\D+(?:${dated}|\d{2})|\d{1,2}[./-]\d{1,2}[./-]\d{2,4})\)?$`);

const isPhone = (text: string): boolean => {
  const digits = text.replace(/(?:x|ext).*$/i, "").replaceAll(/\D/g, "");
  return digits.length >= 7 && digits.length <= 15 && !isDate.test(text.trim());
};

const moneyBefore = /[$€£]\s?$/;

const balanced = (value: string): string => (value.startsWith("(") && !value.includes(")") ? value.slice(1) : value);

export const saidPhone = (given: string): Said | undefined => {
  const text = given.replaceAll(spokenDigits, digitsOf).replaceAll(/\bplus (?=\d)/gi, "+");
  const hits: Hit[] = [...text.matchAll(printed)]
    .map((match) => ({ value: match[0].trim(), from: match.index, to: match.index + match[0].length }))
    .filter((hit) => isPhone(hit.value) && !moneyBefore.test(text.slice(0, hit.from)));
  const found = wanted(text, hits);
  if (!found) return undefined;
  const rest = hits
    .toSorted((a, b) => b.from - a.from)
    .reduce((left, hit) => `${left.slice(0, hit.from).replace(phoneLead, " ")} ${left.slice(hit.to)}`, text)
    .replaceAll(/ {2,}/g, " ")
    .trim();
  return { value: balanced(found.value).replaceAll(/\s+/g, " ").replace(/^\+ /, "+"), rest };
};
