/** What is no answer: a wish to move on, a wish to keep what is there, a question back. */
import type { ChatStep } from "./chat-steps.ts";

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
