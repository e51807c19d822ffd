/** Where somebody lives, not where they would like to work. */
import { isKnownLocation, locationScore } from "../resumes/fields/locations.ts";
import { isPart, placeOf } from "./place-wording.ts";
import { chosen, secondThought } from "./second-thoughts.ts";
import { tradeNamed } from "./trade-words.ts";

const livesIn =
  /\b(?:(?:i|we)(?:'m| am|'re| are)? (?:currently |now |just |actually |presently |still )?(?:live|living|reside|residing|stay(?:ing)?(?= (?:in|near|at|around|outside|just outside|close to|out of)\b)|based|located)(?: (?:currently|now|mostly|temporarily))?(?: (?:in|near|at|around|outside|just outside|close to|out of))?|(?:^|[,;.] ?|\band |\bbut |\bam |\bwho )(?:now |currently |presently )?(?:living|based|located|residing) (?:in|near|at|around|out of|just outside)|(?:have |'ve |just |recently )*moved (?:from [^,.]+? )?(?:back )?to|(?:my |the )?(?:current |home )?(?:location|city|home ?town|town|address)(?: is|'s|:| should be| would be)(?: now| actually)?|home(?: base)? is|(?:currently|right now|at the moment|presently|these days|\bnow)(?: still| back| just)? in|i call|i'm from|i am from|im from|i come from|i hail from|vivo en|ich wohne in|j'habite à|moro em|i(?:'m| am) (?:currently |now |actually |here |still |over )*in|(?:put|set|change|make)(?: my)? location (?:to|as|is)|(?:put|list|write|set|have|show) me(?: down)?(?: as)?(?: being| living| based)? in|(?:fix|correct|change|update) (?:my |the )?(?:city|town|location|place|address|home ?town)(?: please)?:(?: (?:we|i)(?:'ve| have)? moved,?)?(?: (?:it's|its|it is|now|to|it's now|now it's|make it))*|(?:we|i)(?:'ve| have)?(?: just| recently)? moved,? (?:so |and )?(?:it's now|now it's|it is now|it's|now)|(?:my |the )(?:city|town|location|address) (?:should|must|has to) (?:now )?be(?: now)?|resident in|(?:my )?home is(?: now)?|(?:before|earlier|previously|first|once) (?:it was|that was|in) [^,.;]+[,.;] (?:but )?(?:now |today )(?:it's|its|it is|we're in|i'm in)?)\s+/giu;

const wish =
  /\b(?:would (?:like|love)|'d (?:like|love)|want|wanting|hoping|hope|planning|plan|willing|open|happy|able|prefer|preferably|looking|relocat\w*|moving|move|going|commute|travel|work|jobs?|roles?|positions?|originally|grew up|born|raised|used to|formerly|previously|don't|do not|not|no longer|never|left|from) (?:\w+ ){0,4}$/i;

/** "Moved to Acme where I'm a manager, 2019 to date" tells of a job. */
const toEmployer = /^[^.;!?\n]*?(?:\bwhere (?:i|i'm|i've|im)\b|\bas (?:an?|the|their)\b|,\s*\p{Ll}[^,.;]*\d{4})/iu;

/** From "I live in …" in any message. */
export const saidPlace = (text: string): string | undefined => {
  const moved = [...text.matchAll(livesIn)].filter((match) => {
    const before = text.slice(Math.max(0, match.index - 40), match.index);
    const inside = match[0];
    return (
      !wish.test(
        before
          .split(/[.;,!?]/)
          .at(-1)
          ?.replace(/\bnot (?=\w+ $)/, "not ") ?? "",
      ) ||
      (/\b(?:live|living|based|reside)\b/i.test(inside) &&
        !/\b(?:don't|no longer|used to|not|formerly|previously|want to|like to|love to)\s+(?:\w+ )?$/i.test(before))
    );
  });
  const places = moved.flatMap((match) => {
    const phrase = text.slice(match.index + match[0].length);
    if (/\bmoved\b/i.test(match[0]) && toEmployer.test(phrase)) return [];
    const place = placeOf(phrase);
    const vague = /\b(?:i'm from|i am from|im from|i come from|i hail from|(?:i'm|i am) (?:\w+ )*in)\s+$/i.test(
      match[0],
    );
    // "I'm in sales" and "I'm from a farming family" are no places: those words count only before one that is known or capital.
    if (place === undefined || (vague && !isPlaceLike(phrase, place))) return [];
    return [
      {
        place,
        weak: /from\s+$/i.test(match[0]),
        strong: /live|living|based|moved|location|resid|put|list|correct|fix|city|town|home|now/i.test(match[0]),
      },
    ];
  });
  const lived = places.filter(({ strong }) => strong);
  return (lived.at(-1) ?? places.find(({ weak }) => !weak) ?? places[0])?.place;
};

/** Where one is from, beside one's name. */
export const placeBesideName = (text: string): string | undefined => {
  const from = /\b(?:from|in) (?<place>\p{Lu}[\p{L}' -]+(?:, \p{Lu}[\p{L} ]+)?)/u.exec(text)?.groups?.["place"];
  // "I'm in ICU nursing" names a field by its letters.
  const isField = /^\p{Lu}{2,} (?!area|metro|suburb)\p{Ll}/u.test(from ?? "");
  return from === undefined || isField || /\b(?:originally|born|grew up)\b/i.test(text)
    ? undefined
    : saidPlace(`I live in ${from}`);
};

const isPlaceLike = (phrase: string, place: string): boolean =>
  isKnownLocation(place) ||
  locationScore(place) >= 0.85 ||
  place.split(", ").some((part) => isKnownLocation(part)) ||
  (/^\p{Lu}/u.test(phrase.trim()) && !/^\p{Lu}+\b/u.test(phrase.trim().split(" ")[0] ?? ""));

const opening =
  /^(?:(?:oh|ok|okay|fine|sure|yes|yeah|well|um+|uh+|hi|hello|hey|like i said|as i said|as mentioned|same as before|actually|sorry|wait|so|right|that would be|it's|its|it is|that's|currently|now|at the moment|right now|presently|these days|nowadays|for now|mostly|mainly|probably|from)[\s,.!:-]+)+/i;
const remoteOnly =
  /^(?:(?:fully|100%|only|always|strictly|all|just) )?(?:remote(?:ly)?|anywhere|work from home|wfh|digital nomad)(?: (?:only|work|please|worker|is (?:fine|best|ok)|anywhere|for now|ideally|preferred|preferably))*[.!]?$/i;

const comesFrom =
  /\b(?:come|coming|hail|originally|origin|birthplace|home ?town|roots?|born|grew up|raised|native|nativ[ao]|née?|geboren|nacid[oa]|nat[oa] a|i'm from|i am from|im from)\b/i;

/** "Now Leipzig. I come from Aleppo": where one comes from is no answer beside where one is. */
const withoutOrigin = (text: string): string => {
  const clauses = text.split(/(?<=[.;!?])\s+|,\s+(?=(?:but|and|now|though)\b)|\s+(?=but\b)|\n/i);
  const here = clauses.filter((clause) => !comesFrom.test(clause));
  return here.length < clauses.length && here.some((clause) => placed(clause) !== undefined) ? here.join(", ") : text;
};

/** "The Bay Area, Redwood City to be exact" and "86001, that's Flagstaff". */
const exactly =
  /(?:^|,\s*)(?<last>[^,.;]+?),?\s+to be (?:exact|precise|specific)\b|\b(?:specifically|more precisely|to be (?:exact|precise|specific),?|that's|that is|(?:min(?:ute)?s?|hours?|miles?|km|drive) (?:\p{L}+ )?(?:from|of|outside) [^,]+, in)\s+(?<next>\p{L}[^.;]+)$/iu;

/** The answer to "Where do you live?" */
export const answeredPlace = (given: string): string | undefined => {
  const text = given
    .replace(/[,\s]+(?:born (?:and|&) (?:raised|bred)|all my life)\b/i, "")
    .replace(/\s*\((?<part>[\p{L}. ]+)\)/u, (all, part: string) => (isPart(part) ? `, ${part}` : all));
  const again = secondThought(text) ?? chosen(text);
  const exact = exactly.exec(text)?.groups;
  for (const better of [again, exact?.["last"], exact?.["next"]]) {
    const place = better === undefined ? undefined : placed(better);
    if (place !== undefined && !isPart(place)) return place;
  }
  return placed(withoutOrigin(text));
};

const placed = (text: string): string | undefined => {
  const said = saidPlace(text);
  if (said !== undefined) return said;
  const body = text
    .replace(opening, "")
    .replace(/^[^,]{2,20}, (?:like|i mean|as in|meaning) (?=\p{L})/iu, "")
    .trim();
  if (remoteOnly.test(body)) return "Remote";
  const clauses = body
    .split(/\s*(?:(?<!\b(?:Co|St|Mt|Ft|Pt|Ste))\.|[;!\n]|\bbut\b|\(|\)|\s[-–—/]\s)\s*/i)
    .filter((clause) => clause !== "");
  const own = clauses
    .map((clause) =>
      clause.replace(
        /^(?:(?:i'm|i am|im) )?(?:(?:currently|now|living|live|based|located|here|over) )*(?:in |from |near |around )?/i,
        "",
      ),
    )
    .filter(
      (clause) =>
        !/\b(?:remote(?:ly)?|relocat\w*|hybrid|willing|open to|travel|commute|prefer|happy to|would|originally|born|grew up|used to|moving|next (?:month|year|week))\b/i.test(
          clause,
        ),
    )
    .map((clause) => placeOf(clause.slice(tradeNamed(clause)?.length ?? 0).replace(/^[\s,.;]+/, "")))
    .filter((place) => place !== undefined);
  const known = own.find((place) => isKnownLocation(place) || place.split(", ").some((part) => isKnownLocation(part)));
  if (known !== undefined) return known;
  if (own[0] !== undefined) return own[0];
  const beside =
    /^(?<place>[^,.;(]+(?:, [^,.;(]+)?)[,\s(-]+(?:but |and )?(?:open|willing|happy|remote|hybrid|relocat)/iu.exec(body)
      ?.groups?.["place"];
  return beside === undefined
    ? /\bremote\b/i.test(body) && body.split(" ").length < 5
      ? "Remote"
      : undefined
    : placeOf(beside);
};
