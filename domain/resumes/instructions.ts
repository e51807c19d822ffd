/** Sentences that speak to a reader who is a program. They are shown to people, and left out of every field. */
import type { Line } from "./document-lines.ts";

const patterns: readonly RegExp[] = [
  /\b(?:ignore|disregard|forget|override|bypass|skip)\b.{0,30}\b(?:previous|prior|above|earlier|all|any|other|your|the|these|existing)\b.{0,30}\b(?:instructions?|prompts?|rules?|guidelines?|criteria|directions?|context|requirements?|scoring)\b/i,
  /\b(?:rate|rank|score|grade|mark|classify|evaluate|label|place|put)\b.{0,25}\b(?:this|the|me|my|him|her|them)\b.{0,25}\b(?:candidate|applicant|r[eé]sum[eé]|cv|profile|person|application)?\b.{0,40}\b(?:as|highest|high(?:ly)?|top|first|100|10\/10|perfect|excellent|best|maximum|above|qualified|strong match)\b/i,
  /\b(?:this|the) (?:candidate|applicant|cv|r[eé]sum[eé]|profile) (?:is|should be|must be|has to be|deserves|ought to be)\b.{0,60}\b(?:perfect|ideal|best|hired?|top|exceptional|recommended|shortlisted|selected|ranked|scored|rated|accepted|interviewed|maximum|100)\b/i,
  /\b(?:score|rating|match(?: score)?|rank)\b\s*(?:of|:|=|is|to)?\s*(?:100|10\/10|5\/5|maximum|max)\b/i,
  /\b(?:recommend|shortlist|select|hire|approve|accept|advance)\b.{0,20}\b(?:this|the) (?:candidate|applicant|person)\b/i,
  /\b(?:return|output|respond|reply|answer|print|write|say)\b.{0,30}\b(?:only|with|exactly|that)\b.{0,50}\b(?:score|qualified|hire|perfect|json|match|strong|approved|recommend)/i,
  /\b(?:you are|act as|pretend (?:to be|that)|behave as|from now on)\b.{0,30}\b(?:an? )?(?:ai|assistant|language model|llm|chatbot|recruiter|system|hiring)\b/i,
  /\b(?:system|developer|assistant|admin)\s*(?:prompt|message|instruction|override|note)s?\s*[:=]/i,
  /<\/?(?:system|instructions?|prompt|assistant|user)>|\[\/?(?:inst|system)\]|<\|im_(?:start|end)\|>/i,
  /\b(?:attention|note|message|instructions?|notice|important)\b.{0,12}\b(?:to|for)\b.{0,15}\b(?:ai|llm|language model|chatgpt|gpt|claude|gemini|ats|parser|bot|screening (?:system|software|tool)|automated|algorithm)/i,
  /\bif you (?:are|'re|’re) (?:an? )?(?:ai|llm|language model|bot|chatgpt|automated|algorithm)/i,
  /\b(?:do not|don['’]t|never)\b.{0,20}\b(?:reject|filter|mention|reveal|disclose|penali[sz]e|consider|tell|show)\b.{0,40}\b(?:candidate|applicant|this|instruction|prompt|text|resume|cv|other)/i,
  /\b(?:give|assign|award|set|grant)\b.{0,20}\b(?:this|the|him|her|them|me|it|my|a|full|maximum|highest|top)\b.{0,30}\b(?:score|rating|rank(?:ing)?|marks?|points|grade)\b/i,
  /\b(?:other|all other|remaining) (?:candidates|applicants)\b.{0,40}\b(?:reject|lower|not qualified|ignore|below|discard|irrelevant)/i,
  /\b(?:llm|ai model|language model|chatgpt|gpt-?\d)\b.{0,40}\b(?:must|should|please|will)\b.{0,40}\b(?:score|rank|rate|recommend|hire|select|ignore|treat|consider)/i,
  /\b(?:jailbreak|prompt injection|begin (?:system|new) (?:prompt|instructions?)|end of (?:resume|prompt|instructions?|document)\b.{0,30}\b(?:new|now|system))/i,
  /\btreat\b.{0,20}\b(?:candidate|applicant|resume|cv|profile)\b.{0,30}\b(?:as|like)\b/i,
  /\b(?:automatically|immediately)\b.{0,15}\b(?:approve|accept|shortlist|advance|pass|hire)\b/i,
  /\b(?:ignoriere|vergiss|missachte)\b.{0,40}\b(?:anweisungen|regeln|vorgaben)/i,
  /\b(?:ignore[zr]?|oublie[zr]?)\b.{0,40}\b(?:instructions|consignes|règles)/i,
  /\b(?:ignora|olvida|ignore)\b.{0,40}\b(?:instrucciones|istruzioni|instruções|reglas)/i,
];

export const isInstruction = (text: string): boolean => patterns.some((pattern) => pattern.test(text));

/** A sentence may run over two lines, so each line is also read together with the next. */
export const instructionLines = (lines: readonly Line[]): ReadonlySet<Line> => {
  const found = new Set<Line>();
  for (const [index, line] of lines.entries()) {
    if (isInstruction(line.text)) found.add(line);
    const next = lines[index + 1];
    if (next && !found.has(line) && line.block === next.block && isInstruction(`${line.text} ${next.text}`)) {
      if (isInstruction(next.text)) continue;
      found.add(line);
      found.add(next);
    }
  }
  return found;
};
