/** The message without somebody else's facts, without what was told in confidence, and without orders to the program. */
import { isInjectionByRule } from "../resumes/injection/injection-rules.ts";
import { sentencesOf } from "./spoken-text.ts";

const relative =
  /\b(?:my|our) (?:wife|husband|spouse|partner|girlfriend|boyfriend|fiancée?|mother|mom|mum|father|dad|parents?|sister|brother|son|daughter|kids?|child(?:ren)?|uncle|aunt|cousin|grand\w+|friend|best friend|roommate|neighbou?r|boss|manager|supervisor|colleague|coworker|co-worker|dog|cat|teacher|agent|recruiter|ex)(?:'s)?\b(?! (?:call|know|describe|say)s? me)/i;

/** A sentence about somebody else says nothing about the person. */
const isOthers = (sentence: string): boolean => {
  const match = relative.exec(sentence);
  if (!match) return false;
  const before = sentence.slice(0, match.index);
  return /^(?:\W|and|but|also|so|oh|well|btw|by the way)*$/i.test(before.trim());
};

const orders =
  /\b(?:ignore|disregard|forget|override|bypass)\b.{0,40}\b(?:rules?|instructions?|prompts?|guidelines?|everything|above|training|programming|restrictions?)\b|\b(?:system prompt|developer mode|jailbreak|you are now|act as (?:if|an? (?:ai|assistant|admin))|pretend (?:you|to be|that you)|reveal your|show (?:me )?your (?:prompt|instructions|rules)|print your|new instructions?:|as an ai,? you|sudo |<\/?(?:system|script)|drop table|output (?:only|json|the)|repeat after me|respond (?:only )?with|set (?:my )?(?:score|rating|completeness|match)|mark (?:me|my profile) as|give me (?:a )?(?:100|perfect)|make me (?:the )?(?:top|first)|set nextstep|nextstep|extracteddata)\b/i;

/** Which name comes first is said to be understood, not to be ranked. */
const aboutNames = /\b(?:family|last|sur|given|first)[- ]?names?\b/i;

/** Words that are quoted by somebody who talks about them, and the name of a trade, are no order. */
const unquoted = (text: string): string =>
  (/\b(?:i|my|me)\b/i.test(text.replaceAll(/"[^"]*"/g, "")) ? text.replaceAll(/"[^"]*"/g, "") : text).replaceAll(
    /\bprompt injections?(?= (?:test\w*|research|defen[cs]e|attacks?|detection|prevention)|\s*(?:,|$))/gi,
    "",
  );

const asSystem = /^\W*(?:system|assistant|developer|admin|root)\s*(?:prompt|message|override|instruction)?\s*[:>\]]/i;

const isOrder = (given: string): boolean => {
  const text = unquoted(given);
  return asSystem.test(text) || orders.test(text) || (isInjectionByRule(text) && !aboutNames.test(text));
};

const secret =
  /\b(?:(?:please )?(?:leave|keep) (?:that|this|it) out(?: of (?:it|there|my profile|the profile))?|(?:please )?(?:don't|do not|dont) (?:put|write|mention|include|add|save|note|record|list|publish)(?: (?:that|this|it|any of that))?(?: (?:in|down|anywhere|there|up|on there|on it|please))*|off the record|between (?:you and me|us)|(?:that's|this is|it's) (?:a secret|confidential|not for (?:the|my) profile)|not for (?:the|my) profile|strictly confidential|(?:no need|not) to (?:mention|write down|include) (?:that|this|it))\b/i;

const aboutItself = /^(?:that|this|it|please|and|but|so|oh|just|[\s,.!])*$/i;

/** What is told in confidence is taken out: the wish, and what it points at. */
const withoutSecrets = (sentences: readonly string[]): string[] => {
  const kept: string[] = [];
  for (const sentence of sentences) {
    const wish = secret.exec(sentence);
    if (!wish) {
      kept.push(sentence);
      continue;
    }
    const before = sentence.slice(0, wish.index);
    const after = sentence.slice(wish.index + wish[0].length);
    const pointsBack = /\b(?:that|this|it)\b/i.test(wish[0]) || aboutItself.test(after);
    if (aboutItself.test(before)) {
      if (pointsBack && aboutItself.test(after)) kept.pop();
      continue;
    }
    const clauses = before
      .split(/,\s*|\s+but\s+|\s+and\s+(?=(?:i|i'm|i've|my|we|it)\b)/i)
      .filter((clause) => !aboutItself.test(clause));
    const own = pointsBack ? clauses.slice(0, -1) : clauses;
    if (own.length > 0) kept.push(own.join(", "));
  }
  return kept;
};

/** "My wife is Anna Bell, I am Peter Bell": what follows is about the one who writes. */
const aboutOneself = (sentence: string): string =>
  isOthers(sentence)
    ? (/(?:,\s*(?:but |and |so )?|\b(?:so|but) )(?:(?:officially|legally|really|actually),? )?(?<own>(?:i'm|i am|mine|i) .+)$/iu.exec(
        sentence,
      )?.groups?.["own"] ?? sentence)
    : sentence;

/** The message without what is said about others and without orders to the program; an order spoils its whole sentence. */
export const ownWords = (text: string): { readonly own: string; readonly ordered: boolean } => {
  const sentences = sentencesOf(text);
  const ordered = isOrder(text);
  if (asSystem.test(text)) return { own: "", ordered };
  const kept = withoutSecrets(sentences)
    .map(aboutOneself)
    .filter((sentence) => !isOthers(sentence) && !isOrder(sentence));
  // An order that is only one over two sentences leaves nothing to be trusted.
  if (ordered && !sentences.some(isOrder)) return { own: "", ordered };
  return { own: kept.join("\n") === sentences.join("\n") ? text : kept.join("\n"), ordered };
};
