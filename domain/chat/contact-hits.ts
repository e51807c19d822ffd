/** Where several addresses or numbers are given: which one is meant. */

export interface Said {
  readonly value: string;
  /** What is left of the message without it. */
  readonly rest: string;
}

export interface Hit {
  readonly value: string;
  readonly from: number;
  readonly to: number;
}

const unwanted =
  /(?:\bnot|\bold(?: one| email| number| address)?(?: is| was|:)?|\binstead of|\bno longer(?: use)?|\bused to be|\bformerly|\bwas|\bdon't use|\brather than|\bexcept|\bignore)\s*(?:\w+ ){0,2}$/i;
const othersOwn =
  /\b(?:his|her|their|(?:my|our) (?:wife|husband|partner|mother|mom|mum|father|dad|sister|brother|son|daughter|boss|manager|friend|assistant|recruiter|agent)(?:'s)?)\b[^.;!?\n]*$/i;

const second =
  /^\W*(?:no |oh |oops |wait |,)*\b(?:sorry|wait|no|oops|correction|i mean|i meant|actually|typo|rather)\b[^@\d]{0,30}$/i;

/** "Use the gmail one", "better the mobile", "please take the second": a word that points at one of them. */
const pointer =
  /\b(?:better|prefer(?:ably|red)?|best|rather|use|take|pick|choose|go with|stick with)\W+(?:(?:the|my|is|on|to|call|use|just|please)\s+)*(?<word>\p{L}[\p{L}-]+)(?!\S*@)(?!\W*\d)/giu;
const places: readonly RegExp[] = [/^(?:first|former|1st)$/i, /^(?:second|latter|2nd)$/i, /^(?:third|3rd)$/i];
const otherNames: Readonly<Record<string, string>> = {
  mobile: "mob(?:ile)?|cell",
  cell: "cell(?:phone)?|mobile",
  landline: "landline|tel|phone",
  private: "private|personal|home|own",
  personal: "personal|private|own",
  work: "work|office|business|company",
  office: "office|work",
};

/** What is said beside a hit, up to the next comma or the hit before. */
const beside = (text: string, hits: readonly Hit[], index: number): string => {
  const [hit, before, after] = [hits[index], hits[index - 1], hits[index + 1]];
  if (hit === undefined) return "";
  const lead =
    text
      .slice(before?.to ?? 0, hit.from)
      .split(/[,;.]\s|\b(?:or|and)\b/i)
      .at(-1) ?? "";
  const tail = text.slice(hit.to, after?.from ?? text.length).split(/[,;.]\s|\b(?:or|and)\b|\s[-–—]\s|\(/i)[0] ?? "";
  return `${hit.value} ${lead} ${tail}`;
};

const pointedAt = (text: string, hits: readonly Hit[]): Hit | undefined => {
  if (hits.length < 2) return undefined;
  for (const match of text.matchAll(pointer)) {
    const word = (match.groups?.["word"] ?? "").toLowerCase();
    const place = places.findIndex((pattern) => pattern.test(word));
    if (place >= 0) return hits[place];
    const named = new RegExp(String.raw`(?<!\p{L})(?:${otherNames[word] ?? word})(?!\p{L})`, "iu");
    const [only, ...more] = hits.filter((_hit, index) => named.test(beside(text, hits, index)));
    if (only !== undefined && more.length === 0) return only;
  }
  return undefined;
};

/** Of several, the one that is pointed at; else the first that is not called old, wrong or somebody else's. */
export const wanted = (text: string, hits: readonly Hit[]): Hit | undefined => {
  const own = hits.filter((hit) => !othersOwn.test(text.slice(0, hit.from)));
  const pointed = pointedAt(text, own);
  if (pointed !== undefined) return pointed;
  const first = own.findIndex((hit) => !unwanted.test(text.slice(0, hit.from)));
  // "jsmith@gmial.com sorry jsmith@gmail.com": the one after the excuse is meant.
  const last = own.findLastIndex(
    (hit, index) => index > first && second.test(text.slice(own[index - 1]?.to ?? 0, hit.from)),
  );
  return own[Math.max(first, last)];
};
