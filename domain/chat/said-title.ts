/** What somebody works as, or wants to. */
import { isKnownLocation } from "../resumes/fields/locations.ts";
import { isNoise } from "./noise.ts";
import { chosen, secondThought } from "./second-thoughts.ts";
import { asTitle, trimmed } from "./spoken-text.ts";
import { tradeScore } from "./trade-words.ts";

const sought =
  /\b(?:looking|searching|hunting|hoping|applying|aiming) for (?:(?:an?|the|some|my|new|next|first|another|any|entry[- ]level|full[- ]time|part[- ]time) )*(?<wanted>[^,.;!?]+?)(?: (?:roles?|positions?|jobs?|work|gigs?|opportunit\w+|posts?|openings?|spots?|places?|placements?))\b|\b(?:looking|want|wanting|hoping|trying|tryna|gonna|wanna|going|like|love|aiming|hope|ready)(?: to)? (?:be|become|work as|get (?:a job |work |hired )?as|move into(?: a)?|find (?:work|a job) as|step up to|start as) (?:(?:an?|the) )?(?<become>[^,.;!?]+)|\b(?:looking|searching|hunting|applying|aiming) (?:for|into) (?:(?:an?|the|some|my|new|next|another) )*(?<bare>[^,.;!?]+)/iu;

const soughtAs = /\b(?:roles?|positions?|jobs?|work|something|anything) as (?:an? )?(?<as>[^,.;!?]+)/iu;

const named =
  /\b(?:(?:my |the )?(?:(?:current|official|job|working|new|full|actual|exact) )*(?:title|role|position|job|occupation|profession|post|designation|function|rank)(?: title)?(?: (?:is|can be|was|should be|would be|should say|should read)(?: actually| now)?|:|'s)|(?:change|set|make|update|put|switch)(?: my)?(?: job)? title (?:to|as|is|into)|call me)\s+(?:an? |the |that of an? )?(?<title>[^.;!?\n]+)/iu;

const working =
  /(?:^|[\s,.;!])(?:i(?:'m| am| was|'ve been| have been)?|im|am|and|but|currently|now|been)\s+(?:(?:currently|now|presently|actually|just|also|still|mostly|mainly|basically|really)\s+)*(?:(?:work(?:ing|ed)?|employed|serv(?:e|ing)|act(?:ing)?|train(?:ed|ing)?|practi[sc]ing|qualified)(?: (?:currently|now|mostly|part[- ]time|full[- ]time))?\s+as\s+(?:an?|the|their)?\s*|(?:an?|the)\s+)(?<title>[^.;!?\n]+)/giu;

const cut =
  /\s*(?:@|,\s*(?!(?=\p{Lu}\p{L}+ (?:Engineer|Manager|Director)))|\(|\s[-–—]\s|(?<!-)\b(?:at|with|from|based|living|looking|seeking|hoping|wanting|who|that|which|since|but|because|where|until|currently|right now|at the moment|now|these days|and (?:i|my|i'm|am|have|looking|want|live|currently|before|also|in|love|hope)|for (?:the|about|over|almost|nearly|more|\d+|an?|my|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|many|several|years)|so|though|trying|although|if|by trade|by day|by profession|by training|by education|forever|i guess|i suppose|i think|or something|or so|all my life|for life|speciali[sz](?:e|es|ed|ing)\b|working|role|position|\d+ (?:years?|yrs)|please|thanks|instead|not|of (?:an?|my|our)|returning)\b).*$/isu;

const lead =
  /^(?:(?:oh|ok|okay|fine|whatever|alright|last (?:job |role |title |one )?was|my last (?:job|role|title) was|i'd say|i would say|i'd call myself|let's say|call it|like i said|as i said|as mentioned|same as before|sure|yes|yeah|well|um+|uh+|hi|hello|hey|actually|sorry|wait|so|right|it's|its|it is|that's|that would be|i guess|i think|i suppose|probably|currently|right now|at the moment|now|presently|i'm|i am|im|i was|i've been|i have been|been|am|most recently|recently|formerly|previously|used to be|i used to be|i used to work as|i work(?:ed)? as|i (?:do|work in|work on)|something in|anything in|work(?:ing|ed)? as|employed as|as|former|ex|unemployed|between jobs|in between jobs|not working|retired(?=[,.!:])|je suis(?: une?)?|moi,? je suis|ich bin(?: eine?)?|soy(?: una?)?|sono(?: una?)?|eu sou(?: uma?)?|sou(?: uma?)?|ik ben(?: een)?|jag är(?: en)?|jestem|my title is|title is|title:|job title:|job title is|role:|position:|mostly|mainly|basically|just|still|an?|the|some kind of|kind of|sort of|aspiring|trained as|qualified as|also|and|but)[\s,.!:-]+)+/i;

const people =
  /\b(?:person|guy|girl|man|woman|human|lover|fan|mess|bit|lot|believer|thinker|learner|worker bee|dad|mom|mum|father|mother|parent|citizen|native|resident|perfectionist|optimist|newbie|beginner|pro|genius|ninja|member of|graduate of|student (?:at|of)|fluent)\b/i;

const notTitle =
  /^(?:lol|ok|okay|yes|no|none|nothing|idk|dunno|what|why|who|not sure|unsure|unknown|anything|something|everything|whatever|any|work|a job|job|jobs|hm+|nope|haha|open to (?:anything|offers|everything)|anything with .*|something with .*|unemployed|jobless|between jobs|in between jobs|not working|not employed|retired|n\/a|home|good|great|fine|it|me|you|i|new|better|remote|full[- ]time|part[- ]time)$/i;

/** "Delivery driver rn": who is no nurse says "right now". */
const rightNow = /(?<!\bnurse|\bmidwife) rn(?=\s*(?:$|,|\bbut\b))/;

const tidy = (given: string): string | undefined => {
  const bare = trimmed(
    given
      .replace(rightNow, "")
      .replace(cut, "")
      .replace(/\s+in\s+(?<place>\p{L}[\p{L} ]+)$/u, (all, place: string) =>
        isKnownLocation(asTitle(place)) ? "" : all,
      )
      .replace(/\s+(?:role|position|job|post|roles|positions|jobs|work|stuff)s?$/i, ""),
  );
  const text = trimmed(bare.replace(/^(?:an?|the|some|my|very|really|new)\s+/i, ""));
  if (
    text.length < 2 ||
    text.length > 90 ||
    text.split(/\s+/).length > 9 ||
    !/\p{L}{2}/u.test(text) ||
    notTitle.test(text) ||
    isNoise(text) ||
    /@/.test(text)
  )
    return undefined;
  return asTitle(text);
};

const isNegated = (before: string): boolean =>
  /\b(?:not|never|n't|no longer|wasn't|isn't)\s*(?:really |actually |exactly )?$/i.test(before);

/** "Please put Hospital Chaplain as my title". */
const putAs =
  /\b(?:put|write|use|set|have|enter|list)\s+(?:down\s+)?(?<title>[^,.;!?\n]+?)\s+as (?:my|the) (?:job )?title\b/iu;

const heldTitle = (text: string): string | undefined => {
  const put = tidy(putAs.exec(text)?.groups?.["title"] ?? "");
  if (put !== undefined) return put;
  const explicit = named.exec(text)?.groups?.["title"];
  const own =
    explicit === undefined || /^(?:to|that|not|in|at|with|for|as)\b/i.test(explicit) ? undefined : tidy(explicit);
  if (own !== undefined && (tradeScore(own) > 0 || /\btitle\b/i.test(text))) return own;
  for (const match of text.matchAll(working)) {
    const title = match.groups?.["title"] ?? "";
    if (isNegated(text.slice(0, match.index + match[0].length - title.length).replace(/\s+(?:an?|the)\s*$/i, "")))
      continue;
    const found = tidy(title);
    if (found !== undefined && tradeScore(found) > 0 && !people.test(found)) return found;
  }
  return undefined;
};

/** From "I work as …", "my title is …" or "I'm a …", where the words are a trade. */
export const saidTitle = (text: string): string | undefined => {
  const wanted = heldTitle(text) ?? wantedTitle(text);
  return wanted !== undefined && tradeScore(wanted) > 0 ? wanted : undefined;
};

const wantedTitle = (text: string): string | undefined => {
  const groups = sought.exec(text)?.groups;
  const words = soughtAs.exec(text)?.groups?.["as"] ?? groups?.["wanted"] ?? groups?.["become"] ?? groups?.["bare"];
  const field = words?.replace(
    /^(?:anything|something|any (?:job|work)|work|jobs?|roles?) (?:in|with|around|to do with|related to) (?:an? |the )?/i,
    "",
  );
  return field === undefined || /^(?:anything|something|whatever)\b/i.test(field) ? undefined : tidy(field);
};

const isSeeking =
  /^\W*(?:(?:i'm|i am|im|currently|now|i'd|i would|i|well|unemployed|between jobs|not working|just|hoping|still|actively|no title|no job|student|but|and|right now|laid off|out of work)[\s,.]+)*(?:looking|searching|hunting|want|wanting|hope|hoping|aiming|applying|like|love|trying|seeking)\b/i;
const saidNot = /\b(?:i'm|i am|im|i was) not (?:really )?(?:an? )?[^,.;]+[,.;]\s*(?:but\s+)?/gi;

/** "A summer job, like a cafe assistant" and "I fly as an A320 captain". */
const likeThis =
  /\b(?:jobs?|work|something|anything|roles?)\b[^,.;]{0,20},? (?:like|such as|maybe|e\.g\.) (?:an? )?(?<title>[^,.;!?]+)/iu;
const asThis = /\bas (?:(?:an?|the|their) )?(?<title>[^,.;!?]+)/iu;

/** "Anything in care, ideally night nurse", "receptionist would be perfect". */
const preferred = (text: string): string | undefined => {
  const groups =
    /(?:^|[,.;!?–—-]\s*|\b(?:but|and|or|maybe) )(?:an? )?(?<before>[^,.;!?]+?)(?: (?:job|role|work|position))? (?:would|'d|could|might) be (?:(?:the|my|an?|really|just|absolutely|most) )*(?:ideal|perfect|great|best|nice|amazing|brilliant|lovely|dream|a dream|favou?rite|first choice)\b|\b(?:ideally|preferably|best of all|my dream (?:job|role) (?:is|would be)|at best)(?: as)?,? (?:an? )?(?<after>[^,.;!?]+)/iu.exec(
      text,
    )?.groups;
  return groups?.["before"] ?? groups?.["after"];
};
const isChoice = /\b(?:keep|stick (?:with|to)|stay with|go with)\b/i;

/** The answer to "What is your job title?": the one that is held before the one that is sought. */
export const answeredTitle = (given: string): string | undefined => {
  const best = preferred(given) ?? chosen(given);
  const favourite = best === undefined ? undefined : tidy(best.replace(lead, ""));
  if (favourite !== undefined && (tradeScore(favourite) > 0 || isChoice.test(given))) return favourite;
  const text = given
    .replace(/^\W*(?:like|as) i (?:said|told you|mentioned|wrote)(?: (?:before|above|earlier))?[\s,:]+/i, "")
    .replaceAll(saidNot, "")
    .replace(/\bstay at home\b/i, "stay-at-home")
    .replace(/\bsous[- ]chef\b/i, "sous chef");
  if (isSeeking.test(text)) return wantedTitle(text.replace(/\bseeking\b/i, "looking for")) ?? undefined;
  const again = secondThought(text) ?? /,\s*so (?:an? )?(?<so>[^,.;!?]+)$/iu.exec(text)?.groups?.["so"];
  const better = again === undefined ? undefined : answeredTitle(again);
  if (better !== undefined && tradeScore(better) > 0) return better;
  const own = heldTitle(text);
  const body = text.replace(lead, "");
  const pieces = body.split(/\s*[;\n]\s*|(?<=[a-z)]{3})[.!]\s+/u);
  const first = pieces.find((piece) => !isNoise(piece)) ?? "";
  const bare = tidy(first);
  const isSentence =
    /\b(?:i|we|you|they|is|are|was|were|have|has|do|don't|can't|know|think|like|want|need|my|your)\b/i.test(
      bare ?? "",
    ) || /\bit\b/.test(bare ?? "");
  if (own !== undefined) return own;
  const likened = likeThis.exec(text)?.groups?.["title"] ?? asThis.exec(text)?.groups?.["title"];
  const like = likened === undefined ? undefined : tidy(likened);
  if (like !== undefined && tradeScore(like) > 0) return like;
  if (bare !== undefined && !isSentence && !people.test(bare) && (tradeScore(bare) > 0 || bare.split(" ").length <= 6))
    return bare;
  return wantedTitle(text);
};
