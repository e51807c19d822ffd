/** "Seit 2019", "2017 óta", "de 2007 a 2016": since, from and until in the languages people slip into, in English words. */

const year = String.raw`(?:\p{L}+ )?(?:19|20)\d{2}`;

/** Before the year. */
const since =
  "seit|depuis|desde(?: el)?|dal|dall'|sinds|vanaf|sedan|siden|fra(?: og med)?|od|din|de în|sejak|dari|mula(?: noong)?|tangu|kutoka|từ(?: năm)?|kể từ|vuodesta|від|з|с|от|από(?: το)?|ab|à partir de|a partir de|a partire dal";
/** Behind it. */
const sinceAfter =
  "óta|'?(?:den|dan|ten|tan) beri|'?(?:den|dan) itibaren|lähtien|alkaen|년부터|부터|年から|から|से|থেকে|dekho|bhanda";
const until =
  "bis|jusqu'en|jusqu'à|jusqu’en|hasta(?: el)?|fino al|fino a|até|tot(?: en met)?|fram till|indtil|do|până în|pana in|hingga|sampai|hanggang|hadi|đến(?: năm)?|до|έως|μέχρι";
const now =
  "heute|jetzt|aujourd'hui|maintenant|hoy|ahora|la fecha|la actualidad|oggi|adesso|hoje|agora|heden|nu|nå|i dag|idag|teraz|dziś|dzisiaj|obecnie|azi|prezent|sekarang|kini|ngayon|sasa|nay|bây giờ|сейчас|сегодня|нині|σήμερα|bugün|şimdi|ma";

const range = new RegExp(
  String.raw`(?<![\p{L}\d])(?:de|del|du|von|vom|van|da|dal|od|fra|från|dari|din|entre|zwischen|tussen|mellan|mellom|от|с|з|between) (?<start>${year}) (?:a|al|à|au|bis|tot|até|ao|do|til|till|hingga|sampai|e|y|et|und|en|och|og|până în|по|до|and) (?<end>${year})(?!\d)`,
  "giu",
);
const bareRange = new RegExp(
  String.raw`(?<![\p{L}\d])(?<start>${year}) (?:bis|tot|hasta|até|fino al?|jusqu'[eà]n?|til|hingga|sampai|hadi|hanggang|до|по|au|à|al) (?<end>${year})(?!\d)`,
  "giu",
);
const startAfter = new RegExp(String.raw`(?<![\p{L}\d])(?<date>${year})[- ]?(?:${sinceAfter})(?!\p{L})`, "giu");
const startBefore = new RegExp(String.raw`(?<![\p{L}\d])(?:${since}) (?<date>${year})(?!\d)`, "giu");
const open = new RegExp(String.raw`,?\s*(?<![\p{L}\d])(?:${until}) (?:${now})(?!\p{L})`, "giu");
const end = new RegExp(String.raw`(?<![\p{L}\d])(?:${until}) (?<date>${year})(?!\d)`, "giu");

/** Who says it in two languages says it once: "2017 óta (since 2017)". */
const twice = /\bsince (?<date>(?:19|20)\d{2}),?\s*\((?:since|from) \k<date>\)/giu;

export const inEnglishDates = (text: string): string =>
  text
    .replaceAll(range, "$<start> to $<end>")
    .replaceAll(bareRange, "$<start> to $<end>")
    .replaceAll(startAfter, "since $<date>")
    .replaceAll(startBefore, "since $<date>")
    .replaceAll(twice, "since $<date>")
    .replaceAll(open, (_all, at: number, whole: string) =>
      /\bsince (?:\p{L}+ )?(?:19|20)\d{2}/iu.test(whole.slice(0, at)) ? "" : " to present",
    )
    .replaceAll(end, "until $<date>");
