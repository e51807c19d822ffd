/** Messages that hold nothing which could answer any question. */
import { withoutPictures } from "./spoken-text.ts";

/** Each alone, or several in a row: "lol ok", "hmm let me think". */
const empty: readonly string[] = [
  // Laughter and sounds.
  ..."lol lmao rofl xd ha eh er+ hmm+ um+ uh+ wow omg wtf bruh meh ugh yolo brb".split(" "),
  String.raw`haha\p{L}*`,
  String.raw`hehe\p{L}*`,
  "hmm ok",
  // Yes, no matter what.
  ..."ok okay k kk yes yeah yep yup sure fine cool nice great good alright absolutely certainly".split(" "),
  "got it",
  "i see",
  "sounds good",
  "of course",
  // Not knowing.
  ..."idk dunno whatever maybe perhaps guess".split(" "),
  "i don't know",
  "i dont know",
  "don't know",
  "dont know",
  "not sure",
  "no idea",
  "i guess",
  // Words of a question without the question.
  ..."what wat huh why who how when where really seriously interesting".split(" "),
  // Greetings, thanks and goodbyes.
  ..."hello hi hey hiya yo sup there morning bye thanks ty thx please".split(" "),
  "good morning",
  "good afternoon",
  "good evening",
  "thank you",
  // Playing for time, or wanting to begin or end.
  ..."wait start ready go stop help nvm so and well oh you".split(" "),
  "hold on",
  "one sec(?:ond)?",
  "let me think",
  "let's go",
  "let's start",
  "never mind",
  "hang on",
  // Trying out the keyboard.
  ..."test testing blah stuff things something anything".split(" "),
  String.raw`asdf\p{L}*`,
  String.raw`qwerty\p{L}*`,
  String.raw`banana\p{L}*`,
  "lorem ipsum.*",
  // Boredom.
  "this is (?:dumb|stupid|boring|silly|weird)",
  "i'm bored",
];
const noise = new RegExp(
  String.raw`^(?:(?:${empty.toSorted((one, other) => other.length - one.length).join("|")})[\s,.!?…]*)+$`,
  "iu",
);

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
