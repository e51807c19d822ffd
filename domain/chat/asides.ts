/** What is no answer: a wish to move on, a question back, noise, somebody else's facts, orders to the program. */
import { isInstruction } from "../resumes/instruction-like.ts";
import type { ChatStep } from "./chat-steps.ts";
import { sentencesOf, withoutPictures } from "./spoken-text.ts";

const polite = String.raw`(?:(?:no|nope|nah|sorry|um+|uh+|hmm+|ok|okay|well|let's|lets|let us|can we|could we|can i|could i|please|just|i'd|i would|i'll|i will|i|we'll|i think i'll|think|maybe|actually|oh)[\s,.!]+)*`;
const after = String.raw`(?:[\s,.!]+(?:please|thanks|thank you|for now|now|this|this one|that|it|that one|this step|this question|for the moment|right now|at the moment|ok|okay|yet|today|here|then|one|question|step|lol|if that's ok(?:ay)?|if possible|sorry|on|to the next(?: one| step| question)?))*[\s.!]*`;
const skips = new RegExp(
  `^${polite}(?:skip|pass|next|move on|moving on|continue|go on|no|nope|nah|none|nothing|nil|n/?a|no thanks|no thank you|not now|not yet|not today|later|do (?:this|that|it) later|come back to (?:this|that|it)(?: later)?|not applicable|no comment|rather not(?: say| share| answer| tell| give(?: it| that| this)?(?: out)?)?|rather skip|prefer not(?: to)?(?: say| share| answer| tell| give(?: it| that| this)?(?: out)?)?|don't want to(?: say| share| answer| tell(?: you)?| give(?: it| that| this)?(?: out)?)?|not comfortable (?:sharing|saying|giving|answering)|keep (?:that|it|this) private|that's private|it's private|private|none of your business|leave (?:it|this|that)(?: blank| empty| out)?|leave blank|i don't have (?:one|any|it|that|those|a phone|an email|a title|a job)|don't have (?:one|any|it|that|those)|don't have|nothing to add|nothing else|dash|-+)${after}$`,
  "i",
);

const nothingSaid: Partial<Record<ChatStep, RegExp>> = {
  contact: /\b(?:no|don't have (?:an?|any)|without an?) (?:e-?mail|phone|mobile|cell)\b/i,
  location: /^(?:not telling|no fixed (?:address|abode)|i move around|nowhere)[.!]*$/i,
  title:
    /^(?:(?:i'm|i am|im|currently|right now|at the moment|just|well|sadly|unfortunately|actually)[\s,]+)*(?:unemployed|jobless|between jobs|in between jobs|not working|not employed|out of work|retired|laid off|don't have (?:a|one)(?: job| title)?|no (?:job )?title|without a job)(?: (?:right now|at the moment|currently|now|for now|sadly))*[.!]*$/i,
  skills: /\b(?:no skills|don't have any(?: skills)?|can't think of any|none really|nothing special)\b/i,
  experience:
    /\b(?:no(?:ne)? (?:work |job |professional |real |prior |formal )*experience|never (?:had a job|worked|been employed)|haven't (?:worked|had a job)|have(?:n't| not) worked|first job|no jobs? (?:yet|so far)|none yet|not worked|no work history|(?:just|fresh(?:ly)?|straight) (?:out of|from|graduated)|still (?:a student|in school|at school|studying)|don't have (?:any |much )?(?:work |job )?(?:experience|jobs))\b/i,
  education:
    /\b(?:didn't (?:go|attend|study|finish school|do (?:college|university|uni))|did not (?:go|attend|study)|never (?:went|attended|studied|got|finished|had|did)|no (?:formal )?(?:degree|education|college|university|qualifications?|diploma|schooling|studies)|don't have (?:a |any )?(?:degree|diploma|education|formal|college|qualifications?)|left school (?:at \d+|early)|(?:didn't|never) finish(?:ed)? (?:high |secondary )?school|self[- ]?taught|school of (?:life|hard knocks)|dropped out|no uni|without a degree|^some (?:college|university|uni)\W*$|none really|haven't (?:studied|got a degree)|no school(?:ing)?|(?:learned|learnt) (?:it )?(?:on the job|by doing|from (?:my|books|life|youtube)))\b|^none\b/i,
};

/** A bare "nah" to the question for a name is no answer and no wish to go on. */
export const isSkip = (text: string, step?: ChatStep): boolean =>
  skips.test(text.trim()) && !(step === "intro" && /^(?:nope|nah)\W*$/i.test(text.trim()));

/** "I never went to college" answers the question, and nothing is to be written down. */
export const meansNothing = (text: string, step: ChatStep): boolean => nothingSaid[step]?.test(text.trim()) ?? false;

const keeps =
  /^(?:(?:yes|yep|yeah|ok|okay|no|sure)[\s,.!]+)*(?:keep (?:it|them|that|this|everything)(?: (?:as (?:it|they) (?:is|are)|like that))?|that's (?:right|correct|fine|all|it|good|everything)|correct|right|looks (?:good|right|fine|great)|all good|it's (?:right|correct|fine|good)|already (?:told|gave|said|did|answered)[^?]*|i (?:already )?(?:told|gave|said|answered)[^?]*|(?:that's all,? )?(?:see|same as|as) (?:above|before|what i (?:wrote|said|told you)(?: (?:before|above|earlier))?|i (?:said|wrote|told you)(?: (?:before|above|earlier))?)|you (?:already )?have (?:it|that|them|everything|all that)(?: already)?|as i said|nothing (?:to add|else|more)|no changes?|yes|yep|yeah|perfect|done|fine|good|that's me)[\s.!]*$/i;

export const isKeep = (text: string): boolean => keeps.test(text.trim());

const noise =
  /^(?:(?:lol|lmao|rofl|haha\p{L}*|hehe\p{L}*|ok|okay|k|kk|yes|yeah|yep|yup|sure|fine|cool|nice|great|good|what|wat|huh|idk|i don't know|i dont know|dunno|don't know|dont know|not sure|no idea|hmm+|um+|uh+|er+|eh|test|testing|asdf\p{L}*|qwerty\p{L}*|blah|whatever|maybe|perhaps|hello|hi|hey|hiya|yo|sup|there|good morning|good afternoon|good evening|morning|bye|wow|omg|wtf|really|seriously|interesting|alright|got it|i see|thanks|thank you|ty|thx|bruh|meh|ugh|please|help|you|wait|hold on|one sec(?:ond)?|let me think|start|ready|go|let's go|let's start|stop|why|who|how|when|where|nvm|never mind|hang on|banana\p{L}*|stuff|things|something|anything|xd|ha|hmm ok|this is (?:dumb|stupid|boring|silly|weird)|i'm bored|yolo|brb|lorem ipsum.*|sounds good|of course|absolutely|certainly|guess|i guess|so|and|well|oh)[\s,.!?…]*)+$/iu;

const insult =
  /^(?:(?:no|ugh|ok|well|god)[\s,]+)*(?:(?:you(?:'re|re| are)|ur|u r|this is|what an?|it's) (?:(?:such|just|really|so|all) )*(?:an? )?)?(?:(?:stupid|dumb|useless|idiotic|idiot|moron|rubbish|crap|trash|garbage|worst|shit|fuck\w*|annoying|terrible|awful|hate (?:this|you))[\s,]*)+(?:robot|bot|machine|program|thing|ai|question|app|chat|off|you)?[\s.!]*$/i;

/** Nothing in it that could be an answer to any question. */
export const isNoise = (text: string): boolean => {
  const plain = withoutPictures(text);
  return (
    !/[\p{L}\p{N}]/u.test(plain) ||
    plain.split(/\s+/).every((word) => /^(?<letter>.)\k<letter>{3,}$/u.test(word)) ||
    insult.test(plain) ||
    noise.test(plain) ||
    (/^[bcdfghjklmnpqrstvwxz]{5,}$/i.test(plain) && !/^\d/.test(plain)) ||
    /^(?<letter>.)\k<letter>{3,}$/u.test(plain)
  );
};

const asks =
  /^(?:(?:and|but|so|ok|okay|wait|hey|hi|um+|sorry|hold on|hmm+|hello|well|first|before that)[\s,.]+)*(?:what(?:'s)?|why|who(?:'s)?|how|when|where(?:'s)?|which|is|are|am i|can|could|do|does|did|will|would|should|must|may|have you|has|what if|whose)\b[^\n]*$/i;

/** A question put back to the assistant. */
export const isQuestion = (text: string): boolean => {
  const plain = text.trim();
  return /\?["')\s]*$/.test(plain)
    ? true
    : asks.test(plain) &&
        !/^what i (?:wrote|said|told)\b/i.test(plain) &&
        plain.split(" ").length > 2 &&
        !/^(?:can|will|may)\b/i.test(plain);
};

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

export const isOrder = (given: string): boolean => {
  const text = unquoted(given);
  return asSystem.test(text) || orders.test(text) || (isInstruction(text) && !aboutNames.test(text));
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
