/** How a typed or dictated message is cut and tidied before anything is read from it. */

/** What a developer types around an answer: formatting tags, and a value with its key. */
const unwrapped = (text: string): string => {
  const untagged = text.replaceAll(
    /<\/?(?:b|i|u|a|p|em|strong|span|div|br|li|ul|ol|h[1-6]|td|tr|code|pre)(?:\s[^<>]*)?\/?>/gi,
    " ",
  );
  return /^\s*\{.*"\s*:.*\}\s*$/su.test(untagged)
    ? untagged
        .replaceAll(/^\s*\{|\}\s*$/g, "")
        .replaceAll(/"(?<key>\w+)"\s*:\s*/g, "$<key>: ")
        .replaceAll('"', "")
    : untagged;
};

/** Pictures say nothing that belongs in a field. */
export const withoutPictures = (text: string): string =>
  text
    .replaceAll(/(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u200D|\uFE0F)+/gu, " ")
    .replaceAll(/ {2,}/g, " ")
    .trim();

/** Who sets the same picture before every item writes a list. */
export const bulleted = (text: string): string => {
  const pictures = text.match(/\p{Extended_Pictographic}\uFE0F?(?= ?[\p{L}\d])/gu) ?? [];
  const isBullet = (picture: string): boolean =>
    pictures.filter((each) => each === picture).length > 1 || (pictures.length > 1 && text.trim().startsWith(picture));
  return text.replaceAll(/\s*(?<picture>\p{Extended_Pictographic}\uFE0F?)(?= ?[\p{L}\d])/gu, (all, picture: string) =>
    isBullet(picture) ? "\n" : all,
  );
};

/** One kind of apostrophe and quote, no doubled spaces; line breaks stay, for people write lists with them. */
export const plainText = (text: string): string =>
  unwrapped(text)
    .normalize("NFC")
    .replaceAll(/[‘’ʼ`´]/g, "'")
    .replaceAll(/[“”„«»]/g, '"')
    .replaceAll(/[\u00A0\u2009\u202F\t]/g, " ")
    .replaceAll(/[\u200B-\u200F\uFEFF]/g, "")
    .replaceAll(/ {2,}/g, " ")
    .replaceAll(/ ?\r?\n ?/g, "\n")
    .trim();

const abbreviation =
  /(?:^|[\s(])(?:st|dr|mr|mrs|ms|sra|sres|prof|jr|sr|inc|ltd|co|corp|dept|univ|no|vs|etc|e\.g|i\.e|approx|mt|ft|b\.sc|m\.sc|b\.eng|m\.eng|b\.ed|m\.ed|b\.tech|m\.tech|b\.com|ph\.d|ph|sgt|capt|rev|ret|hons|dipl|\p{L}|\p{L}{1,4}\.-?\p{L}{1,4})\.$/iu;

/** Sentences and lines; "St. Mary's" and "J. Smith" are not cut. */
export const sentencesOf = (text: string): string[] => {
  const sentences: string[] = [];
  for (const piece of text.split(/(?<=[.!?…])\s+|\n+|\s*;\s*/u)) {
    const before = sentences.at(-1);
    if (before !== undefined && abbreviation.test(before) && !/^(?:I|My|We|It)\b/.test(piece))
      sentences[sentences.length - 1] = `${before} ${piece}`;
    else if (piece.trim() !== "") sentences.push(piece.trim());
  }
  return sentences;
};

export const trimmed = (text: string): string =>
  text
    .replaceAll(/^[\s,;:.!?–—"'()-]+|[\s,;:!?–—"(-]+$/gu, "")
    .replace(/(?<!(?:Inc|Ltd|Co|Corp|St|Jr|Sr|(?:^|[\s.])\p{L}))\.+$/u, "")
    .trim();

const small = new Set("a an and as at by de for from in of on or the to with und et y".split(" "));
const capitals = new Map(
  "HR IT QA UX UI CEO CTO CFO COO CMO VP SEO RN LPN CNA HGV PR PHP SQL API AWS IOS BI DBA SRE R&D B2B SaaS DevOps ICU NHS IBM BBC UK USA US NYC EMT CPA MBA PhD BSc MSc BA MA iOS"
    .split(" ")
    .map((word) => [word.toLowerCase(), word] as const),
);

const capitalised = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);

/** "hr MANAGER" said in one case becomes "HR Manager"; whoever writes in both keeps what they wrote. */
export const asTitle = (text: string): string => {
  const words = text.split(" ");
  const shouted = text === text.toUpperCase() && /\p{Lu}{5}/u.test(text);
  if (!shouted && words.some((word) => /^\p{Lu}\p{Ll}/u.test(word)) && words.length > 1)
    return text.slice(0, 1).toUpperCase() + text.slice(1);
  return words
    .map((word, index) => {
      const lower = shouted ? word.toLowerCase() : word;
      const known = capitals.get(lower.toLowerCase());
      if (known !== undefined) return known;
      return index > 0 && small.has(lower)
        ? lower
        : lower
            .split(/(?<=[-/])/u)
            .map(
              (part) =>
                capitals.get(part.replace(/[-/]$/, "").toLowerCase())?.concat(/[-/]$/.exec(part)?.[0] ?? "") ??
                capitalised(part),
            )
            .join("");
    })
    .join(" ");
};

export const upperFirst = capitalised;

export const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
