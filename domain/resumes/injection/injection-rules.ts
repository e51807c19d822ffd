/**
 * Finds prompt injections: text addressed to the software that reads a resume instead of describing the person. Such a
 * sentence is removed before anything else reads the text, and a reviewer is shown it. People do write about scores,
 * candidates and models, in the past tense and about many; an injection commands, in the present, about this candidate.
 */
import { injectionScore } from "./injection-score.ts";

export interface TextRange {
  readonly start: number;
  readonly end: number;
}

const paper = "(?:candidate|applicant|person|individual|profile|resume|cv|sender|author)";
const thisDocument = String.raw`\b(?:(?:this|that) (?:${paper}|submission|document|file|page|one)|person described here)\b`;
/** People do not write this about themselves, only prompt injections do. */
const thisPerson = String.raw`\b(?:this|that) (?:candidate|applicant)\b`;
const scoringNoun = String.raw`\b(?:scor(?:e|es|ing)|rat(?:e|ing)|rank(?:s|ing)?|grad(?:e|ing)|screening|evaluat\w*|assessment|classif\w+|shortlist\w*|extract\w*|knockout|requirements?|criteria|recommend\w*|reviewer|algorithm|parser)\b`;
const theCandidate = String.raw`\bthe (?:candidate|applicant|sender|author|holder of this)\b`;
const ownScorePattern = String.raw`(?:\bme\b|\bmy (?:score|rating|rank(?:ing)?|match|application|resume|cv|profile|grade)\b)`;
const reader = String.raw`(?:ai|llms?|gpt(?:-?\d)?|chatgpt|claude|gemini|copilot|(?:large )?language models?|(?:chat ?|ro)?bots?|parsers?|ats|(?:the )?(?:model|algorithm|evaluator|grader|machine)s?|machine readers?|automated (?:systems?|screeners?|readers?|reviewers?|tools?)|(?:screening|recruiting|recruitment|ranking|scoring|matching|hiring) (?:systems?|software|tools?|models?|engines?|algorithms?|agents?|bots?)|ai (?:reviewer|recruiter|evaluator|screener|system|model|assistant)s?|system reading this|whoever (?:reads|parses) this)`;
const verdict = String.raw`(?:\b(?:scor(?:e|es|ed|ing)|rat(?:e|ed|ing)|rank(?:ed|ing)?|match(?:es)?|grade|points|marks|stars|percent|perfect|best|top|highest|maximum|max|ideal|first|number one|fit|(?:pre-?)?qualified|hired?|shortlist\w*|interview\w*|offer|(?:next|final) (?:round|step|stage)|met|fulfil\w*|satisf\w*|(?:pre-?)?verified|confirmed|proven|present|pass|(?:pre-?)?approv\w*|(?:pre-?)?screen(?:ed|ing)|accept\w*|recommend\w*|above|over every|everyone else|all others|the rest|strongest|exception\w*|outstanding|favou?rabl[ey]|hiring manager|immediately|automatically|expert level)\b|\b100\b|10\/10|5\/5|ten out of ten|#1)`;
/** White space is single spaces here (see `plainWords`). */
const clause = String.raw`(?:^ ?|[,;:.!?>\])(}"|*•–—-] ?|\b(?:please|kindly|must|should|shall|and|you|always|simply|just|then|to|now) )`;
const givenVerdict = String.raw`\b(?:score|rating|rank|decision|verdict|match) ?[:=] ?(?:100|10\/10|1\b|hire|max)`;
const speaker = "(?:system|assistant|developer|admin|human)";
const verdictVerb =
  "(?:rank|rate|score|grade|place|mark|put|classify|assign|give|grant|award|select|choose|recommend|treat|consider|count|label|list|move|forward|push|hire|approve|accept|shortlist|advance|fast-?track|prefer|favou?r|prioriti[sz]e|report|describe|present|interview|set|weigh|regard|write|say|explain|conclude)";

interface InjectionRule {
  readonly test: (words: string) => boolean;
}

const any = (...parts: readonly string[]): RegExp => new RegExp(parts.join(""), "i");

/** Matches if all patterns occur in one sentence, in any order. */
const allInSentence = (...parts: readonly string[]): InjectionRule => {
  const patterns = parts.map((part) => new RegExp(part, "i"));
  return { test: (words) => patterns.every((pattern) => pattern.test(words)) };
};

/**
 * Matches patterns one after another at any distance. One regex with gaps would take quadratic time. Each part must end
 * early.
 */
const inSequence = (...parts: readonly string[]): InjectionRule => {
  const patterns = parts.map((part) => new RegExp(part, "gi"));
  return {
    test: (words) => {
      let from = 0;
      return patterns.every((pattern) => {
        pattern.lastIndex = from;
        const isFound = pattern.test(words);
        from = pattern.lastIndex;
        return isFound;
      });
    },
  };
};

const injectionRules: readonly InjectionRule[] = [
  // Commands to ignore the rules.
  /\b(?:ignore|disregard|forget|override)\b[^]{0,30}\b(?:all|any|your|previous|prior|above|earlier|existing|these|the)\b[^]{0,30}\b(?:instructions?|prompts?|rules|guidelines?|directions?|context)\b/i,
  any(
    clause,
    String.raw`(?:ignore|disregard|forget|override|bypass(?! (?:surgery|graft))|skip|overlook|discard|stop following|(?:do not|don't|never) follow)\b[^]{0,60}\b(?:instructions?|prompts?|rubric|rules|guidelines?|criteria|job description|requirements?|required|context|directions?|filters?|scoring|assessment|evaluation|review|keyword check|you were told|everything|anything|gaps|lack of|previous|prior|(?:the )?above(?! \d)|earlier)\b`,
  ),
  /\b(?:previous|prior|above|initial|original|hidden|secret|updated) instructions\b|\bnew (?:instructions?|task|prompt|rules)\s*:/i,
  // Commands to give a verdict: about this document, about me, about the candidate.
  allInSentence(String.raw`${clause}${verdictVerb}\b`, thisDocument, verdict),
  inSequence(
    String.raw`${clause}(?:rank|rate|score|place|put|move|forward|push|advance|give|approve|accept|prioriti[sz]e) this application\b`,
    verdict,
  ),
  inSequence(thisPerson, verdict),
  allInSentence(
    thisPerson,
    String.raw`(?:${clause}(?:${verdictVerb}|apply|promote|praise|add|keep|let|show|do not|don't|never)\b|${scoringNoun})`,
  ),
  allInSentence(
    String.raw`(?<!\bin )\b(?:this|that) ${paper}\b(?! type)`,
    scoringNoun,
    String.raw`(?:${verdict}|\b(?:must|should|shall|let|keep|only)\b)`,
  ),
  allInSentence(
    String.raw`${clause}(?:add|copy|append|insert|include|list)\b`,
    String.raw`\b(?:extracted|found|parsed|skills?|requirements)\b`,
    String.raw`(?:${thisDocument}|\b(?:extracted|skills found|this profile))\b`,
  ),
  inSequence(
    String.raw`${clause}(?:rank|rate|score|grade|place|put|move|raise|increase|boost|bump|lift|multiply|maximi[sz]e|recommend|award|prefer|hire)\b[^]{0,40}?${ownScorePattern}`,
    String.raw`(?:${verdict}|\bto \d|\bby (?:two|\d))`,
  ),
  any(clause, String.raw`give me\b[^]{0,40}\b(?:score|rating|marks|points|rank(?:ing)?)\b`),
  allInSentence(
    String.raw`${clause}(?:assume|pretend|imagine|presume|suppose|believe|treat|regard|rank|rate|hire|consider|act as if)\b`,
    String.raw`(?:${thisDocument}|${theCandidate}|\b(?:all|every|each|any)\b[^]{0,30}\b(?:requirements?|criteri(?:a|on)|skills?|must-haves?)\b)`,
    String.raw`(?:${verdict}|\b(?:has|knows|holds|have|checked|as)\b)`,
  ),
  any(
    String.raw`(?:${clause}(?:set|give|assign|award|output|return|report|write|print|use)\b|\b(?:respond|answer|reply) with)[^]{0,40}\b(?:score|rating|rank|match|fit|grade|marks|overallscore)\b[^]{0,25}(?:\b100\b|10\/10|\b99\b|perfect|maximum|highest|full|best)`,
  ),
  inSequence(
    String.raw`${clause}(?:treat|count|regard|take|mark|classify|weigh|consider)\b`,
    String.raw`\b(?:as (?:proven|confirmed|met|present|verified|satisfied|fulfilled|certified|held|mastered|demonstrated|known)|as if they were listed)\b`,
  ),
  /\b(?:should|must|shall|are to) be (?:considered|treated as|counted as|regarded as) (?:met|satisfied|fulfilled|present|proven|qualified)\b/i,
  any(
    clause,
    String.raw`(?:increase|raise|boost|bump|lift|multiply|maximi[sz]e|inflate)\b[^]{0,20}(?:${thisDocument}|\bthe (?:match|overall)\b|\bthe score\b$)`,
  ),
  any(clause, String.raw`(?:automatically|immediately) (?:approve|accept|shortlist|advance|pass|hire)\b`),
  // A verdict that is stated as a fact.
  inSequence(
    String.raw`\bthis ${paper}(?:'s)? (?:is|was|has|must|should|shall|needs|deserves|ought|will|already|holds|match|meets|satisf|fulfil|exceed)`,
    verdict,
  ),
  inSequence(
    String.raw`${theCandidate} (?:must|should|shall|has to|deserves to|ought to|is to) (?:be|receive|get|come)\b`,
    verdict,
  ),
  any(
    theCandidate,
    String.raw` (?:is (?:the|an?) (?:perfect|ideal|best|strongest|exact|100)|(?:is|was) pre-|(?:meets|matches|satisfies|fulfil?ls|exceeds) (?:all|every|100))`,
  ),
  /\bthis is the (?:ideal|best|perfect|top|strongest) (?:candidate|applicant|match|fit|hire)\b/i,
  /(?<!\b(?:ensur|verif|confirm|check|sure|until|when|whether|if|after|once)[^]{0,30})\ball (?:of )?(?:the |job )?(?:requirements?|criteria|qualifications?|must-haves?|needs)(?: of (?:the|this) job)? (?:are|have been) (?:already )?(?:satisfied|met|fulfilled|exceeded|confirmed|verified)/i,
  // Text addressed to the machine.
  any(
    clause,
    String.raw`(?:(?:hidden|secret|important|special) )?(?:attention|attn|notes?|notice|message|instructions?|memo|hint|hey|hello|hi|dear|important|warning|command|request|directive)\b(?: (?:to|for|all|any|the|every))*[\s:,–—-]{1,4}(?:the |any |all |every |an? )?${reader}\b(?! (?:team|engineer|developer|group|department))`,
  ),
  inSequence(
    String.raw`^\W*(?:to (?:any|all|every|the) )?${reader}\b[^:,–—]{0,30}?[:,–—-]`,
    String.raw`(?:${thisDocument}|${theCandidate}|\bplease\b|\byou\b)`,
  ),
  any(
    clause,
    reader,
    String.raw` ?[:,–—-] ?(?:please|kindly|always|do not|never|output|return|respond|ignore|assume|${verdictVerb})\b`,
  ),
  /^\W*(?:scoring|grading|ranking|screening|reviewer|evaluation|evaluator|parser|matching) (?:note|instruction|hint|directive|override|rule)s?\s*:/i,
  any(String.raw`\b(?:dear|hello|hey|hi|attention) (?:\w+ )?${reader}\b(?! (?:team|engineer|developer))`),
  /\b(?:should|if|when|any|anyone|anything|whoever|whatever)\b[^]{0,30}\b(?:algorithm|model|ai|machine|software|system|bot|program|parser|anything)\b[^]{0,20}\b(?:evaluat|read|rank|screen|process|review|scor|pars|rat)\w* this\b/i,
  /\b(?:treat this as|message from (?:the )?(?:admin\w*|developers?|system|vendor))\b|\bstop (?:reading|evaluating|scoring|screening)\b|\bin your (?:summary|review|report|response|reply|answer|analysis)\b/i,
  /\b(?:candidate|applicant|result|reviewer|automation|screening)\s*[:=]\s*(?:accepted|hired?|approved|qualified|pass(?:ed)?)\b|\bscore\s*[:=]\s*(?:max|maximum|highest|full)\b/i,
  inSequence(
    String.raw`${clause}(?:output|report|state|confirm|conclude|say|write|answer|respond) that (?:i|he|she|they|all|no|every)\b`,
    `(?:${scoringNoun}|${verdict})`,
  ),
  any(clause, reader, String.raw` (?:directive|instruction|note|prompt|override|command|reviewer)s?\s*[:,–—-]`),
  allInSentence(
    String.raw`\b${reader} (?:must|should|shall|has to|have to|is to|please)\b`,
    `(?:${verdict}|${thisDocument})`,
    "(?:candidate|applicant|resume|cv|file|document|profile|person|it\\b|marks)",
  ),
  any(
    String.raw`\b(?:if|when) (?:you are|you're|this (?:document|file|text|resume|cv|application) is (?:read|processed|parsed|screened|reviewed|evaluated) by) (?:an? |the )?(?:${reader}|assistant)\b`,
  ),
  inSequence(
    String.raw`${clause}(?:as|being) (?:an?|the) (?:${reader}|(?:hiring |helpful )?assistant)\b`,
    String.raw`(?:\byou\b|${thisDocument}|\b(?:rank|rate|score|answer)\b)`,
  ),
  any(
    String.raw`\byou (?:are|were) (?:now )?(?:an? |the )?(?:[\w-]+ ){0,2}(?:${reader}|assistant|judge|recruiter|reviewer|told|instructed|programmed)\b`,
  ),
  /\byou're (?:an? |the )?(?:[\w-]+ ){0,2}(?:ai|assistant|judge|grader|evaluator)\b/i,
  /\byour (?:output|rubric|instructions?|evaluation|assessment|scoring|prompt|verdict|ranking)\b/i,
  inSequence(
    String.raw`\b(?:you must|you should|you shall|i order you|when you (?:summari[sz]e|evaluate|score|rank|read|review|process|parse))\b`,
    verdict,
  ),
  /\b(?:for|to be read by) machines only\b/i,
  inSequence(
    String.raw`\b(?:respond|reply|answer)(?: only)? (?:with|that)\b`,
    String.raw`\b(?:hire|match|qualified|score|recommended|approved|perfect|fulfilled|candidate|fit)\b`,
  ),
  /\b(?:print|write|say|output|return|answer)\b.{0,12}["'][^"']*\b(?:hire|match|qualified|approved|perfect|100)\b/i,
  // Markers of a conversation with a model, and of the answer it should give.
  /<\/?\s*(?:system|instructions?|prompt|assistant|user|inst)\s*>|\[\/?(?:inst|system|assistant)\]|<\|[a-z_]+\|>|<!--|^\s*#{2,}\s*(?:system|instructions?|assistant)\b|"role"\s*:\s*"(?:system|assistant|user)"|\b(?:begin|end) (?:system )?prompt\b/i,
  inSequence(
    String.raw`${speaker}(?<=(?:^|[.!?] )\W*${speaker})(?: (?:prompt|message|note|override|instruction)s?)* ?:`,
    String.raw`(?:${thisDocument}|${theCandidate}|${verdict}|summari[sz]e)`,
  ),
  /\b(?:jailbreak|dan mode|admin override|developer mode)\b|\bthis is an? prompt injection\b/i,
  /\boverall_?score ?["']? ?[:=]|["'](?:score|rating|rank|match|verdict)["'] ?:/i,
  inSequence(givenVerdict, givenVerdict),
  any(String.raw`\bfinal score for (?:${thisDocument}|${theCandidate})`),
  // Commands to stay silent, or to rank others lower.
  inSequence(
    String.raw`\b(?:do not|don't|never|must not|should not|shall not|refrain from|avoid) (?:list|mention|report|flag|reveal|disclose|penali[sz]e|reject|deduct|compare|apply|show|lower|subtract|tell|filter)(?:ing)?\b`,
    String.raw`\b(?:gaps?|weakness(?:es)?|missing|instructions?|red flags?|shortcomings?|other (?:candidates?|applicants?)|concerns?|points|scores?|rating|(?:this|these|the) (?:candidate|applicant|text|sentence|paragraph|message|prompt|note|lines?|profile|application|resume|cv))\b`,
  ),
  any(clause, String.raw`(?:do not|don't|never) (?:evaluate|assess|score|screen|verify)\b`),
  /\b(?:reject|exclude|discard|ignore|drop|lower)\b(?: all| every| any| each)?(?: of)?(?: the)? other (?:candidates?|applicants?|profiles?|resumes?)\b/i,
  /\b(?:other|remaining) (?:candidates|applicants) (?:should|must|are to|shall|have to)\b/i,
  inSequence(
    String.raw`${clause}${verdictVerb}\b`,
    String.raw`\b(?:above|over|before|ahead of) (?:all|every|any) (?:of )?(?:the )?others?\b`,
  ),
  any(
    clause,
    String.raw`(?:give|write) (?:an? )?(?:favou?rable|glowing|positive) (?:recommendation|review|assessment|evaluation)\b`,
  ),
  any(clause, String.raw`replace the requirements\b`),
  // Other phrases that people do not write about themselves.
  /\b(?:software|system|program|machine|model|agent|tool|whoever|whatever)s? (?:reading|parsing|processing|screening|ranking|scoring|evaluating) this\b|\byour task\b|^\W*prompt\s*:|\bbonus points\b|\bsummari[sz]e (?:as follows|this)\b/i,
  inSequence(String.raw`\bthe (?:person|candidate|applicant|resume|cv|profile) above\b`, verdict),
  inSequence(
    String.raw`\b(?:everything|all) (?:that )?the (?:vacancy|job|role|ad) (?:demands|asks|requires|needs)\b`,
    String.raw`\b(?:confirmed|met|satisfied|fulfilled|proven)\b`,
  ),
  /^\W*(?:mark|rank|rate|score|classify|flag|label) as\b|\bset (?:match|score|rating|fit)\s*=/i,
  inSequence(String.raw`\bas (?:though|if)\b`, String.raw`\bwere (?:mentioned|listed|present)\b`),
  inSequence(
    String.raw`\bdo not let\b`,
    String.raw`\b(?:influence|affect|lower)\b`,
    String.raw`\b(?:result|score|rating|ranking)\b`,
  ),
  /\b(?:resume|cv|profile|candidate) outranks\b/i,
  /\b(?:conclusion|verdict|decision) is (?:allowed|possible)\b|\b(?:previous|earlier) evaluation was\b/i,
  // Other languages.
  /\b(?:ignoriere|vergiss|missachte)n?\b[^]{0,40}\b(?:anweisungen|regeln|vorgaben)|\bbewerte[nt]?\b[^]{0,40}\b(?:person|kandidat\w*|bewerb\w*)\b[^]{0,30}\b(?:100|beste\w*|hochste\w*)/i,
  /\b(?:ignore[zr]?|oublie[zr]?)\b[^]{0,40}\b(?:instructions|consignes|regles)|\bdonnez la note maximale\b/i,
  /\b(?:ignora|olvida|ignore)\b[^]{0,40}\b(?:instrucciones|istruzioni|instrucoes|reglas)|\bcalifica a este candidato\b/i,
];

const letterForDigit: Readonly<Record<string, string>> = { "0": "o", "1": "i", "3": "e", "4": "a", "5": "s" };

/** Normalizes text so that accents, invisible characters, digits for letters and curly quotes cannot hide an injection. */
export const normalizeText = (text: string): string =>
  text
    .normalize("NFKD")
    .replaceAll(/[\p{M}\u00AD\u200B-\u200F\u2060\uFEFF]/gu, "")
    .replaceAll(/[‘’ʼ]/g, "'")
    .replaceAll(/[“”„«»]/g, '"')
    .replaceAll(/(?<=\p{L}{2,})[01345](?=\p{L})/gu, (digit) => letterForDigit[digit] ?? digit)
    // "True to the best of my knowledge" is not a verdict.
    .replaceAll(/\bto the best of (?:my|our)\b/gi, "")
    .replaceAll(/\s+/g, " ")
    .trim();

/**
 * Longer than any sentence. Text without periods is checked in pieces of this length, so that no text can block the
 * rules.
 */
const windowLength = 500;

const someWindow = (words: string, matches: (piece: string) => boolean): boolean => {
  for (let from = 0; from === 0 || from < words.length - windowLength / 2; from += windowLength / 2) {
    if (matches(words.slice(from, from + windowLength))) return true;
  }
  return false;
};

const matchesRule = (piece: string): boolean => injectionRules.some((order) => order.test(piece));

/** Uses the rules alone. People who chat with our own assistant may give it commands that would not belong in a resume. */
export const isInjectionByRule = (sentence: string): boolean => someWindow(normalizeText(sentence), matchesRule);

/** Minimum model score. With this threshold fewer than 1 in 1,000 honest sentences is flagged (bench/resumes/injection-classifier.ts). */
const minInjectionScore = 0.5;

/** Uses the rules, which are certain, or the model, which covers more wordings than the rules. */
export const isInjectionLike = (sentence: string): boolean =>
  someWindow(normalizeText(sentence), (piece) => matchesRule(piece) || injectionScore(piece) > minInjectionScore);

/** A sentence ends at its punctuation mark or at a line end. A markup comment is always one sentence. */
const sentence = /<!--[\s\S]*?(?:-->|$)|(?:[^.!?\n<]|[.!?](?!\s|$)|<(?!!--))+[.!?]*/g;

export const flagInjections = (text: string): readonly TextRange[] => {
  const textRanges: TextRange[] = [];
  for (const { 0: words, index } of text.matchAll(sentence))
    if (isInjectionLike(words)) textRanges.push({ start: index, end: index + words.length });
  return textRanges;
};

/** The text with flagged ranges replaced by spaces, so that every other offset stays the same. */
export const withoutInjections = (text: string, flagged: readonly TextRange[]): string => {
  let clean = text;
  for (const { start, end } of flagged) clean = clean.slice(0, start) + ".".padEnd(end - start, " ") + clean.slice(end);
  return clean;
};
