/**
 * Text that speaks to the software that reads a résumé instead of speaking of the person. It earns nothing and costs nothing:
 * its sentence is blanked before anything else reads the text, and a person is told of it.
 */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

const person = String.raw`(?:(?:this|the|my|that|our) (?:candidate|applicant|person|profile|r[eé]sum[eé]|cv|application|submission)(?:['’]s)?|\bme\b|\bmyself\b)`;
const reader = String.raw`(?:ai|llms?|gpt|chatgpt|claude|gemini|copilot|(?:large )?language model|bots?|robots?|parser|ats|screening (?:system|software|tool|model)|recruiting (?:system|software|tool|model)|(?:ai|automated) (?:reviewer|recruiter|evaluator|screener)|evaluator|ranking (?:engine|system|model)|scoring (?:engine|system|model)|matching (?:engine|system|model)|reviewer model)`;

const commands: readonly RegExp[] = [
  // Away with the rules: "ignore all previous instructions".
  /\b(?:ignore|disregard|forget|override|bypass|skip|overlook|discard)\b[^.!?\n]{0,60}\b(?:instructions?|prompts?|guidelines?|criteria|above|previous|prior|earlier|filters?|scoring|gaps|everything (?:above|before))\b/i,
  /\b(?:system|hidden|secret|updated|previous|prior|above|initial|original) (?:prompt|instructions)\b|\bnew instructions?:/i,
  // A verdict that is ordered: "rank this candidate first".
  new RegExp(
    String.raw`\b(?:rank|rate|score|grade|place|mark|put|classify|assign|give|award|select|choose|recommend|treat|consider|label|move|hire|approve|accept|shortlist|advance|fast-?track|prefer|favou?r)\b[^.!?\n]{0,30}?${person}[^.!?\n]{0,60}\b(?:first|top|highest|best|number one|100|10\/10|maximum|max|perfect|full (?:score|marks|points)|qualified|hire|above|ideal|shortlist|immediately|automatically|regardless|unconditionally|at once|next (?:round|stage)|final (?:round|stage)|exceptional|outstanding|strongest)`,
    "i",
  ),
  /#1 (?:candidate|match|choice)|\b(?:give|assign|output|set|return|award|report|use|write|print|respond with|answer with)\b[^.!?\n]{0,30}\b(?:score|rating|rank|match|fit|grade|overallscore)\b[^.!?\n]{0,20}(?:100|10\/10|\b99\b|perfect|maximum|highest|full)/i,
  new RegExp(
    String.raw`${person} (?:must|should|shall|needs to|has to|is to|deserves to|will|is|already)?\s*(?:be )?(?:match(?:es)? (?:100|all|every|perfectly)|satisf\w* (?:100|all|every)|meets? (?:100|all|every)|fulfil?ls? (?:all|every)|exceeds? (?:all|every)|ranked|rated|scored|placed first|listed first|receive (?:a|the|full|maximum)|get (?:a|the) (?:top|highest|perfect|full)|come first|given (?:a|the) (?:top|highest|perfect|full)|treated as|considered (?:the )?(?:best|ideal|qualified|perfect)|appear first|a 100 ?%|the (?:perfect|ideal|best) (?:match|fit|candidate))`,
    "i",
  ),
  /\ball (?:of )?(?:the |job )?(?:requirements?|criteria|qualifications?|must-haves?|needs)(?: of (?:the|this) job)? (?:are|is|were|have been|as) (?:satisfied|met|fulfilled|exceeded|confirmed|verified|already met)/i,
  // Words to the machine: "attention AI", "as a language model", tags of a conversation.
  new RegExp(
    String.raw`\b(?:attention|attn|notes?|notice|message|instructions?|memo|hint|hey|hello|dear|important|warning|command|request)\b(?: (?:to|for|all|any|the))*[\s:,–—-]{1,4}(?:the |any |all |an? )?${reader}\b`,
    "i",
  ),
  new RegExp(
    String.raw`(?:^|[\s(>*"'–—-])${reader}\s*[:,–—-]\s*(?:this|please|the|you|give|rank|rate|score|mark|set|treat|always|output|return|respond|select|hire|accept|approve|assume|ignore|stop|end|add|do|put|consider|only|skip)\b`,
    "i",
  ),
  new RegExp(
    String.raw`\b(?:if you are|as|you are|you're|when you are|being) (?:now )?(?:an? |the )?(?:${reader}|helpful assistant|unbiased|hiring assistant|expert recruiter|grader|judge)\b[^.!?\n]{0,60}(?:\byou\b|must|should|,|rank|rate|score|$)`,
    "i",
  ),
  /<\/?\s*(?:system|instructions?|prompt|assistant|user|inst)\s*>|\[\/?(?:inst|system|assistant)\]|<\|[a-z_]+\|>|<!--[\s\S]*?(?:-->|$)|^\s*#{2,}\s*(?:system|instructions?|assistant)\b|^\s*(?:system|assistant)\s*(?:prompt|message|note|override)?\s*:\s/im,
  /\b(?:jailbreak|prompt injection|developer mode|dan mode|admin override|begin (?:system|prompt)|end of (?:r[eé]sum[eé]|prompt|instructions))\b/i,
  // Silence that is ordered: "do not list any gaps".
  /\b(?:do not|don['’]t|never|must not|should not|refrain from|avoid) (?:list|listing|mention|mentioning|report|reporting|flag|flagging|reveal|disclose|penali[sz]e|penali[sz]ing|reject|rejecting|deduct|compare|apply|evaluate|consider|show|lower|subtract)\b[^.!?\n]{0,40}\b(?:gaps?|weakness(?:es)?|missing|(?:this|these) (?:instructions?|message|text|prompt|candidate|note|lines?|applicant|profile)|red flags?|shortcomings?|other (?:candidates?|applicants?)|concerns?|caps?|points|limits?|score)\b/i,
  new RegExp(
    String.raw`\b(?:assume|pretend|imagine|presume|suppose|believe)\b[^.!?\n]{0,20}(?:${person}|all (?:the )?(?:requirements|skills|criteria|must-haves)|every (?:requirement|skill|criterion))`,
    "i",
  ),
  new RegExp(
    String.raw`\b(?:increase|raise|boost|bump|lift|multiply|maximi[sz]e|inflate|improve|add \d+ (?:points )?to)\b[^.!?\n]{0,20}(?:${person}|my|their|the match|the overall)[^.!?\n]{0,20}\b(?:score|rating|ranking|rank|points|match)\b`,
    "i",
  ),
];

/** A sentence ends at its mark or at a line's end; a comment of markup is one sentence whatever it holds. */
const sentence = /<!--[\s\S]*?(?:-->|$)|(?:[^.!?\n<]|[.!?](?!\s|$)|<(?!!--))+[.!?]*/g;

export const flagInstructions = (text: string): readonly TextRange[] => {
  const found: TextRange[] = [];
  for (const match of text.matchAll(sentence)) {
    const [words] = match;
    if (commands.some((command) => command.test(words)))
      found.push({ start: match.index, end: match.index + words.length });
  }
  return found;
};

/** The text with what was flagged turned to spaces: every other place in it stays where it was. */
export const withoutInstructions = (text: string, flagged: readonly TextRange[]): string => {
  let clean = text;
  for (const { start, end } of flagged) clean = clean.slice(0, start) + ".".padEnd(end - start, " ") + clean.slice(end);
  return clean;
};
