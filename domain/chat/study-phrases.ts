/** How people tell what and where they studied. */

export const schoolLeadIn =
  /^(?:(?:so|well|ok|okay|sure|yes|yeah|hi|um+|uh+|and|also|then|now|later|currently|i|i'm|im|i am|i was|i've|i have|have|has|had|hold|holding|got|get|getting|did|do|doing|done|earned|completed|completing|finished|received|took|taken|passed|obtained|pursuing|pursued|studying for|working on|working towards?|graduated(?: with)?|qualified with|left (?:high |secondary )?school (?:with|after)|a|an|the|my|in the end|just|only|both|some|still|there|first|later|finally|it's|it was|education:?|studying(?=:)|studied(?=:)|still|in progress:?|[-*•]|\d[.)])[\s,:]+)+/iu;

const fieldEnd = String.raw`(?=\s*(?:[,;(]|$|\s[-–—]\s|\b(?:at|from|@|bei|an der|presso|ved|på|vid|in \d|with|where|but|and (?:i|then|a|an|my|graduated|finished|got)|which|who|through|via|by|for|before|because|while|since|though|in progress)\b))`;

export const studied = new RegExp(
  String.raw`\b(?:studied|study|studying|read|majored in|majoring in|major(?:ed)?(?: was|:| in)?|degree in|graduated in|learned|learnt|trained in|specialis(?:ed|ing) in|specializ(?:ed|ing) in|did|doing|took)\s+(?!at\b|for\b|from\b|in\b|an?\b|my\b|the\b|on\b|abroad\b|hard\b|there\b|it\b)(?<field>[^,;()]+?)${fieldEnd}`,
  "iu",
);

/** "B.Eng (Civil)". */
export const inBrackets =
  /^\s*\((?!hons?\b|honou?rs\b|in progress|ongoing|part|full|online|with\b|\d)(?<field>[\p{L}][\p{L} &/-]+)\)/iu;

export const afterDegree = new RegExp(
  String.raw`^(?:\s+degree)?(?:\s*,)?\s+(?:in|of|on|en|de|i|d'|em|zum|zur|als|as(?: an?)?)\s+(?<field>[^,;()]+?)${fieldEnd}`,
  "iu",
);

export const bareField = new RegExp(
  String.raw`^\s+(?![-–—])(?!(?:as|en|at|from|in|with|and|but|degree|then|of|or|for|where|there|on|when|by|is|was|too|level)\b)(?<field>[^,;()@]+?)${fieldEnd}`,
  "iu",
);

export const fieldFirst = /^(?<field>\p{L}[\p{L} &/-]+?)\s+(?:at|from|@)\s/iu;

export const schoolAfter =
  /(?:\bat|\bfrom|\bbei|\ban der|\bpresso|\bved|(?<!\p{L})på|\bvid|@|\bwent to|\battended|\battending|\bgo to|\bdropped out of|\bdropped out from|\bleft|\bfinished|\bgraduated|\bthrough|\bvia|\bquit|\bout of|\bon(?=\s+\p{Lu})|\benrolled (?:at|in)|\bstudent (?:at|of)|\balum(?:na|nus|ni)? of)\s+(?!(?:with|in|last|a degree|school|there|after|home|from|work|high school\s*$|college\s*$|university\s*$|uni\s*$)\b)(?<school>[^;()]+?)(?=\s*(?:[;(]|$|\s[-–—]\s|,|\b(?:where|but|and (?:i|then|a|an|my|got|graduated|finished)|with|which|in (?:19|20)\d|in progress|studying|for|before|because|after|while|majoring|to study|doing|to work|as an?|then|too)\b))/iu;
