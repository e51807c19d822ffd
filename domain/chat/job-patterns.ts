/** The shapes of sentences in which people tell a job. */

const company = String.raw`(?<company>[^,;:()]+?)`;

const title = String.raw`(?<title>[^;()]+?)`;

const article = String.raw`(?:an?\s+|the\s+|their\s+)?`;

const stop = String.raw`(?=\s*(?:[,;:(]|$|\s[-–—]\s|\b(?:where|doing|handling|managing|running|leading|until|since|which|who|but|and (?:i|we|my|now|did|ran|led|managed|was|then|got|loved|left|moved|became)|as (?:an?|the|their)|responsible|in charge|mostly|mainly|on the|before|after|when|because|helping|selling|serving|teaching|building|making|working|looking after|taking care|\p{Ll}{3,}ing (?:the|an?|my|their|our|all|for|with))\b))`;

const told = String.raw`(?:(?:work|employ|intern|volunteer|temp|start|join|contract|serv|sail|cook|clean|train|guid|play|fish|farm|paint|weld|nurs|tutor|perform|assist|apprentic|help)(?:ed|ing|s)?|serve|taught|teach(?:ing)?|drove|driv(?:e|ing)|sold|flew|flying|freelanc(?:ed|ing)|been|began|am|was|i'm|im)`;

const spent = String.raw`(?:(?:out|off|currently|now|also|mostly|full[- ]time|part[- ]time|there|only|ever|still)\s+)*`;

export const heads: readonly RegExp[] = [
  new RegExp(
    String.raw`\b${told}\s+${spent}(?:(?:at|for|with|in|wi|w\/|@)\s+|(?<=joined\s))?(?!(?:as|out|off)\b)${company},?\s+as\s+${article}${title}${stop}`,
    "iu",
  ),
  new RegExp(String.raw`\bas\s+${article}${title}\s+(?:at|for|with|@|in|wi)\s+${company}${stop}`, "iu"),
  new RegExp(
    String.raw`(?:^|\s)(?:at|for|@|with|in)\s+${company},?\s+(?:i(?:\s+(?:was|am|worked as|work as|have been)|'m|'ve been)|as)\s+${article}${title}${stop}`,
    "iu",
  ),
  new RegExp(
    String.raw`^${title}\s+(?:at|@|with|for|wi|w\/|chez|bei|beim|im|bij|hos|presso|nel|nella|dans|au|à la|à l'|à|aux|en|em|na|w|di|u|pr[zš]y|ved|vid|på|sa|kwa|tại)\s+${company}${stop}`,
    "iu",
  ),
  new RegExp(String.raw`^${company},?\s+as\s+${article}${title}${stop}`, "iu"),
];

/** "I left Rappi, where I was a designer", "moved to BDO where I'm a manager". */
export const whereIWas = new RegExp(
  String.raw`\b(?:joined|left|moved(?: on| over)? to|went to|switched to|hired by|at|with|for)\s+(?<company>[^,;()]+?),?\s+where\s+(?:i'm|im|i am|i was|i've been|i have been|i work(?:ed)? as|i became)\s+${article}${title}${stop}`,
  "iu",
);

/** Told in the middle of a sentence, and believed only where the words are a trade. */
export const held = new RegExp(
  String.raw`\b(?:was|am|i'm|im|been|became|as|being)\s+${spent}${article}(?<title>[^,;()]+?)\s+(?:at|for|with|@|in|wi)\s+${company}${stop}`,
  "iu",
);

/** "In my uncle's hotel, the Rocky Mountain Hotel, as a receptionist". */
export const apposed = new RegExp(
  String.raw`\b(?:in|at|for|with)\s+(?:an?|my|our|the)\s+[^,;]+,\s*(?<company>(?:the\s+)?\p{Lu}[^,;]+),\s*(?:i was |i am |i'm )?as\s+${article}${title}${stop}`,
  "u",
);

export const founder =
  /^(?<title>(?:co-?)?(?:founder|owner|proprietor|director and owner|ceo and founder|founder and ceo)(?: and \p{L}+)?)\s+of\s+(?<company>[^,;()]+)/iu;

/** "CFO of Curro Holdings": these lead a whole house, not a part of it. */
export const headOfHouse =
  /^(?<title>(?:(?:deputy|interim|acting|vice|assistant|regional)[ -])?(?:c[eftomi]o|chief \p{L}+(?: \p{L}+)? officer|managing director|general manager|president|chair(?:man|woman|person)?|headteacher|head teacher|rector|mayor))\s+of\s+(?:the\s+)?(?<company>[^,;()]+)/iu;

export const companyOnly = new RegExp(
  String.raw`\b(?:${told}|job|stint|time|spent|years)\s+${spent}(?:some time\s+|time\s+|a while\s+|\p{Ll}+\s+)?(?:at|for|with|by|@|wi|in(?=\s+(?:the\s+)?\p{Lu}))\s+${company}${stop}`,
  "u",
);

export const joined = new RegExp(String.raw`\bjoined\s+${company}${stop}`, "iu");

export const titleOnly = new RegExp(
  String.raw`(?:^|\b)(?:was|am|i'm|im|been|became|worked as|work as|working as|employed as|left as|as|did some|a job as|promoted to|so)\s+(?:(?:now|currently|also|still|mostly|mainly)\s+)*(?:an?\s+|the\s+|their\s+)?${title}${stop}`,
  "iu",
);

export const ownBusiness =
  /\b(?:ran|run|running|owned|own|founded|started|opened|had|have)\s+(?<what>my own (?<kind>[^,.;]+?))(?:,\s*(?<name>\p{Lu}[^,.;]*))?(?=\s*(?:[,.;(]|$|\bfrom\b|\bsince\b|\bin \d|\bfor\b|\bwhere\b|\bdoing\b|\bin\b))/u;

export const called =
  /\b(?:managed|ran|run|led|owned|own|helped|worked (?:at|in)|at|in)\s+(?:an?|the|my|our)\s+[^,;]+?\s+(?:called|named)\s+(?<company>[^,;]+?)(?=\s*(?:[,;]|$|\bas (?:an?|the)?\b|\bin \p{L}))/iu;
