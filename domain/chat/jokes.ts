/** What was said for fun: what stands before "seriously though", and feats that nobody writes down in earnest. */

/** What stands before one of these was not meant. */
const inEarnest: readonly string[] = [
  String.raw`(?<!\b(?:no|not) )\b(?:(?:only|just|all) )?(?:joking|kidding)(?: aside)?\b`,
  String.raw`\b(?:jk|j\/k)\b`,
  String.raw`\b(?:all )?jokes? (?:aside|apart)\b|(?<=[.!?…] )(?:officially|on paper)(?=:)`,
  String.raw`\b(?:no,? (?:but )?|ok(?:ay)?,? |but |and |now )(?:seriously|srsly)\b(?:,? (?:though|tho|now))?`,
  String.raw`\b(?:seriously|srsly),? (?:though|tho|now)\b`,
  String.raw`\bin all seriousness\b|\bon a (?:more )?serious note\b|\b(?:serious|real|proper|honest) answer(?: is|:)`,
  String.raw`(?<=[.!?…)] ?)\b(?:no,? |ok(?:ay)?,? |but )*(?:for real|fr)(?: (?:though|tho|now))?(?=[,:.])`,
  String.raw`(?<=[.!?…)] ?)\b(?:no,? |ok(?:ay)?,? )?but really(?=[,:])|\bno,? really(?=[,:])`,
  String.raw`(?:[;:]-?[)PpD]|😉|😜|😂|🤣|\b(?:lol|haha\p{L}*))[\s.,!]*(?:no,? )?(?:ok(?:ay)?|fine|alright|no)(?=[,:.])`,
];
const turn = new RegExp(String.raw`^.*?(?:${inEarnest.join("|")})(?:[\s,.:!…–—-]+|$)`, "isu");

export const withoutJokes = (text: string): string => {
  const meant = text.replace(turn, "");
  return meant === text ? text : withoutJokes(meant);
};

/** "World champion of napping", "black belt in sarcasm", "professional overthinker". */
const feat =
  /\b(?:(?:world|olympic|national|undefeated|reigning|unofficial|undisputed|local|three-time|two-time) (?:\p{L}+ )?(?:champ(?:ion)?|record holder|master)|black belt|ph\.?d|doctorate|master'?s degree|gold medal(?:list)?|olympic[- ]level|world[- ]class|professional|certified|expert[- ]level)\b.*\b(?:nap\p{L}*|sleep\p{L}*|snooz\p{L}*|procrastinat\p{L}*|sarcasm|overthink\p{L}*|couch\p{L}*|sofa\p{L}*|netflix|binge\p{L}*|snack\p{L}*|pizza|coffee drink\p{L}*|tea drink\p{L}*|beer|drinking|eating|eater|dad jokes?|memes?|complain\p{L}*|moan\p{L}*|worr\p{L}+|gossip\p{L}*|cat (?:petting|cuddling)|cuddl\p{L}*|daydream\p{L}*|losing|lost|being late|burning toast)\b|\b(?:world|olympic|undefeated|undisputed|reigning) (?:\p{L}+ )?(?:champ(?:ion)?|record holder)\b/iu;

export const isFeat = (item: string): boolean => feat.test(item);
