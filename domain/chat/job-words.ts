/** Titles and companies as they stand in a sentence, without the words around them. */
import { isKnownLocation } from "../resumes/fields/locations.ts";
import { asTitle, trimmed } from "./spoken-text.ts";

export interface Draft {
  readonly title: string;
  readonly company: string;
  readonly location?: string;
}

export const jobLeadIn =
  /^(?:(?:so|well|ok|okay|sure|yes|yeah|hi|um+|uh+|joking|kidding|wait|sorry|correction|i meant?|meant|promoted to|i was promoted to|became|i became|went on to (?:be|become)|same as (?:i said|before|above):?|like i said|as i said|and|also|first(?=[,:])|first i|firstly|second(?=[,:])|secondly|third(?=[,:])|finally|lastly|now|currently|right now|at the moment|presently|today|recently|most recently|lately|originally|initially|these days|on the side|part[- ]time|full[- ]time|i|i'm|im|i am|i was|i've|i have|i've been|i have been|been|we|my (?:current|first|last|latest|previous|most recent|present|next|second|main|other) (?:job|role|position|employer|gig)(?: is| was| has been|:)?(?: as)?|(?:job|role|position|employer)(?: \d)?(?:is|was|:)?|as an? volunteer|a|an|the|am|was|it's|it was|did|do|doing|had|have|got|used to be|used to|let's see|let me see|still|just|only|ever|mostly|mainly|actually|oh|before(?: in \p{Lu}\p{L}+)?|previous|current|past|prior|past jobs?|jobs?|experience|(?:the )?(?:only |one |single )+(?:job|role|position|employer)(?: is| was|:)?|vorher|davor|zuvor|danach|dann|avant(?: ça| cela)?|puis|ensuite|antes|luego|después|prima|poi|dopo|depois|wcześniej|potem|tidigare|tidligere|daarvoor|daarna|sebelumnya|nothing (?:formal|official|much),? but|\d{1,2}[.)]|[-*•])[\s,:]+)+/iu;

/** "Northside Hospital in Chicago" and "Globex, Berlin". */
export const sited = (given: string): { name: string; place?: string } => {
  const inPlace =
    /^(?<name>.+?)\s+(?:in|,|based in|out of)\s+(?<place>\p{Lu}[\p{L}'.-]+(?: \p{Lu}[\p{L}'.-]+)*(?:, ?\p{Lu}[\p{L}.]+)?)$/u.exec(
      given,
    )?.groups;
  if (inPlace)
    return { name: inPlace["name"] ?? given, ...(inPlace["place"] === undefined ? {} : { place: inPlace["place"] }) };
  const lower = /^(?<name>.+?)\s+in\s+(?<place>[\p{L} ]+)$/u.exec(given)?.groups;
  const place = lower?.["place"] === undefined ? "" : asTitle(lower["place"]);
  return lower && isKnownLocation(place) ? { name: lower["name"] ?? given, place } : { name: given };
};

const notCompany =
  /^(?:(?:as|joined|fly|flying|flew|sail(?:ed|ing)?|hired|please|put|seeking|looking|an? (?:role|job|position|trade|living|hobby|child|kid|student|teenager|family|company|friend)|apprenticeship|internship|working|worked|currently|employed|acting|serving|freelanc\w+|self[- ]employed|myself|me|them|him|her|it|there|here|the (?:moment|time|same|past|last|company|office|family)|a while|a (?:few|couple|long)|years|now|that|this|once|least|different|various|several|many|some|left|finished|quit|promoted|retired|got|became|moved|started|ended|then|most|much|private (?:clients|families|family))\b|(?:home|school|work|night|nights|weekends|all|money|free|fun|cash|moment|minute|present|time being)$)/i;

export const tidyCompany = (given: string): string | undefined => {
  const bare = trimmed(given)
    .replace(
      /^(?:i |was |got |have been )*(?:(?:made redundant|laid off|let go|fired|sacked|retired|resigned|discharged) (?:from|by)|(?:changed|switched|transferred|moved(?: on| over)?|went) to)\s+(?=(?:the )?\p{Lu})/u,
      "",
    )
    .replace(/\s+in (?:19|20)\d{2}$/, "")
    .replace(/^(?:(?:\p{L}+ed|working|been|began|drove|taught)\s+)?(?:at|with|for|in|@|by|wi)\s+(?=\S)/iu, "")
    .replace(/^(?:en|em|bei|beim|im|chez|presso|hos|bij|na|w|på|vid|sa|nel|nella|dans|ved|tại)\s+(?=\p{Lu})/u, "")
    .replace(/^(?:an?|the|this|my|our|some)\s+(?=[\p{Lu}\p{Ll}])/u, (article) =>
      /^(?:an?|some|my)\s/i.test(article)
        ? /\p{Lu}/u.test(given.slice(article.length, article.length + 1))
          ? ""
          : article
        : "",
    )
    .replace(/^(?:an?|the|my|our)\s+(?:\p{L}+\s+){0,2}(?:called|named)\s+/iu, "")
    // "Run the Meze Taverna", "after we moved I found Kiwi.com", "own bakery Súrdeig": the name begins at its capital.
    .replace(/^(?:.*\b[Ii] )?(?:ran|run|owned|own|managed|founded|opened|found|joined)\s+(?:the\s+)?(?=\p{Lu})/u, "")
    .replace(/^(?:my )?[Oo]wn \p{Ll}+ (?=\p{Lu})/u, "");
  const text = trimmed(
    (/^\p{Lu}/u.test(bare) ? bare.replace(/\s+\p{Ll}{3,}ing\b.*$/u, "") : bare).replace(
      /\s+(?:for (?:a (?:while|bit|few\b.*)|some time|most .*|much .*|the (?:last|past|most).*|now|years|about .*|over .*|almost .*|nearly .*)|now|too|as well|currently|at the moment|back then|back in the day|there|full[- ]time|part[- ]time|before that|at first|originally)$/i,
      "",
    ),
  );
  if (
    text === "" ||
    /^\d+$/.test(text) ||
    (notCompany.test(text) && !/^\p{Lu}{2,} \p{Lu}\p{Ll}/u.test(text)) ||
    text.length > 90 ||
    text.split(" ").length > 9 ||
    !/\p{L}|\d/u.test(text)
  )
    return undefined;
  return text === text.toLowerCase() && !/^(?:a|an|my|the|some|own)\b/.test(text) && text.includes(" ")
    ? asTitle(text)
    : text === text.toLowerCase() && text.length > 3 && !/^(?:a|an|my|the|some|own)\b/.test(text)
      ? asTitle(text)
      : text;
};

export const tidyTitle = (given: string): string | undefined => {
  const text = trimmed(
    given
      .replace(jobLeadIn, "")
      .replace(/^(?:moved|went|came|relocated|emigrated|returned) (?:back |over )?to [^,]+,\s*/i, "")
      .replace(/^(?:so|as|like)\s+(?=\S)/i, "")
      .replace(/^(?:an?|the|their|some|my)\s+/i, "")
      .replace(/^(?:part|full)[- ]time\s+/i, "")
      .replace(
        /\s+(?:job|role|position|gig|there|(?:at (?:the )?)?same (?:place|company|firm|employer|shop)|too|as well|currently|now|mostly|part[- ]time|full[- ]time|by trade|by profession|by training)$/i,
        "",
      )
      .replace(/(?<!contract|temp|agency|shift|bar|warehouse|social|case|care|site)\s+work$/i, ""),
  );
  if (
    text === "" ||
    text.length > 80 ||
    text.split(" ").length > 8 ||
    /^(?:cook|clean|guid|tutor|nurs|paint|weld|farm|train|help|work|serv)ed$|^own boss$|^same$/i.test(text) ||
    /\bi\s|\b(?:we|you|is|are|my|have|worked|years?|they)\b/i.test(text) ||
    !/\p{L}{2}/u.test(text)
  )
    return undefined;
  return asTitle(text);
};
