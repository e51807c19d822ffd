/** Reads spoken languages and their levels. */
import { cut, splitSlice, withoutBullet, type Line, type Slice } from "../layout/document-lines.ts";

export interface FoundLanguage {
  readonly name: Slice;
  readonly level: string;
}

const names = new Set(
  "english|german|french|spanish|italian|portuguese|dutch|polish|russian|ukrainian|czech|slovak|hungarian|romanian|bulgarian|greek|turkish|arabic|hebrew|persian|farsi|hindi|urdu|bengali|punjabi|marathi|gujarati|tamil|telugu|kannada|malayalam|nepali|sinhala|chinese|mandarin|cantonese|japanese|korean|vietnamese|thai|tagalog|filipino|indonesian|malay|swahili|amharic|somali|yoruba|igbo|hausa|zulu|xhosa|afrikaans|swedish|norwegian|danish|finnish|icelandic|estonian|latvian|lithuanian|serbian|croatian|bosnian|slovenian|albanian|macedonian|catalan|basque|galician|welsh|irish|gaelic|haitian creole|creole|maori|māori|te reo māori|american sign language|asl|bsl|british sign language|sign language|latin|deutsch|englisch|französisch|français|anglais|allemand|espagnol|español|inglés|francés|alemán|italiano|inglese|nederlands|engels|duits|polski|angielski|niemiecki|wolof|quechua|tigrinya|malagasy|isizulu|isixhosa|pulaar|sesotho|setswana|tok pisin|pashto|dari|kurdish|burmese|khmer|lao|hmong|navajo|yiddish|luxembourgish|maltese|georgian|armenian|azerbaijani|kazakh|uzbek|mongolian|tibetan|kinyarwanda|lingala|shona|oromo|twi".split(
    "|",
  ),
);

const level =
  /^(?:(?:native|bilingual|fluent|fluency|near[- ]native|proficient|proficiency|advanced|upper|lower|intermediate|pre-intermediate|conversational|basic|elementary|beginner|limited|full|professional|working|business|mother tongue|first language|second language|good|very good|excellent|spoken|written|reading|knowledge|level|speaker|or|and|[ABC][12]|muttersprache|fließend|verhandlungssicher|grundkenntnisse|natif|courant|langue maternelle|nativo|fluido|madrelingua|moedertaal|vloeiend)[\s,/.()-]*)+$/iu;
const label = /^(?:languages?|mother tongue(?:\(s\))?|other languages?(?:\(s\))?|spoken languages?)\s*[:\t]\s*/iu;

/** A line that is about languages though its section is not. */
export const namesLanguages = (line: Line): boolean => {
  const items = line.text.split(/[,;|•·\t:(]/).filter((item) => item.trim() !== "");
  return label.test(line.text)
    ? items.some((item) => isLanguage(item))
    : items.length > 1 && items.every((item) => isLanguage(item));
};

export const isLanguage = (text: string): boolean => names.has(text.trim().toLowerCase());

/** A level belongs to the first language above that has none, as in a row of names with a row of levels below. */
export const readLanguages = (lines: readonly Line[]): FoundLanguage[] => {
  const found: { name: Slice; level: string }[] = [];
  for (const line of lines) {
    const lead = line.text.length - withoutBullet(line.text).length;
    const labelText = label.exec(line.text.slice(lead))?.[0] ?? "";
    const parts = splitSlice(
      cut({ text: line.text, start: line.start, end: line.end }, lead + labelText.length),
      /[,;|•·\t]|\s?[–—:(/)]\s?|\s-\s/gu,
    );
    for (const part of parts) {
      const [first = "", ...rest] = part.text.split(" ");
      const open = found.find((each) => each.level === "");
      if (isLanguage(part.text)) found.push({ name: part, level: "" });
      else if (level.test(part.text)) {
        if (open) open.level = part.text;
      } else if (isLanguage(first) && level.test(rest.join(" ")))
        found.push({ name: cut(part, 0, first.length), level: rest.join(" ") });
      else if (isLanguage(rest.at(-1) ?? "") && level.test([first, ...rest.slice(0, -1)].join(" ")))
        found.push({
          name: cut(part, part.text.lastIndexOf(" ") + 1),
          level: part.text.slice(0, part.text.lastIndexOf(" ")),
        });
    }
  }
  return found;
};
