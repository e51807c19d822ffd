/** How people announce their name: "my name is", "the first name is", "they call me". */
import { casedName, isParticle } from "./name-parts.ts";
import { filler, runFrom } from "./name-run.ts";

export interface SaidName {
  readonly firstName?: string;
  readonly lastName?: string;
  /** The words it was read from. */
  readonly words: string;
}

export const opening =
  /^(?:(?:dear (?:assistant|sir|madam|team|all|cohire|bot|ai)(?: or \p{L}+)?|wsp|sup|wassup|what's up|whats up|oh|my name[.,]|it's me|this is me|fine|alright|all ?right|mate|h+i{2,}|h+e+y{2,}|hell+o{2,}|yo|howdy|g'day|namaste|ciao|salut|hallo|moin|ahoj|ok|okay|sure|yes|yeah|yep|of course|well|um+|uh+|er+|hi|hello|hey|hiya|hola|bonjour|good (?:morning|afternoon|evening|day)|greetings|there|again|thanks|thank you|nice to meet you|pleased to meet you|so|right|actually|sorry|wait|no|my bad|absolutely|certainly|just|simply|only|then|now|anyway|anyways|first (?:off|of all)|first things first|let's see|let me see|haha+|hehe+|lol|alrighty|righto|right then|cheers|here goes|here we go|good to meet you|(?:ma'am|madam|sir|team|folks|everyone|everybody|all|guys|po|opo|ji|lah|la|leh|eh|ey|oi|ya|bhai|dai|didi|kak|mas|pak|mbak|salam|salaam|shalom)(?=\s*[,!.]|\s+(?:i'm|i am|im|my name|this is)\b)|buenas|buenos d[íi]as|buenas (?:tardes|noches)|bom dia|boa (?:tarde|noite)|ol[áa]|bonsoir|buongiorno|buonasera|salve|guten (?:tag|morgen|abend)|gr[üu](?:ß|ss) (?:gott|dich)|servus|hej|hei|hallå|god (?:dag|morgen)|goedemorgen|goedendag|dzień dobry|cześć|dobr[ýy] den|(?:merhaba|selam)(?:,? ben)?|sala+m alaikum|as-?salamu? alaikum|marhaba|selamat (?:pagi|siang|sore|malam)(?:,? saya)?|kumusta|mabuhay|xin chào|sawasdee|habari|jambo|privet|szia|sziasztok|jó napot|konnichiwa|annyeong(?:haseyo)?|aloha|kia ora|ayubowan|vanakkam|sat sri akal)[\s,.!:–—-]+)+/iu;

export const cue =
  /(?:\b(?:my|the) (?:(?:full|legal|real|actual|complete|whole|given|official|birth)(?: and \w+)? )*(?:name|naem|nmae|anme|nam)(?: is|'s|s| would be|:)(?: actually| really| technically| officially| legally)?|\b(?:full|legal|real|whole|complete|official|birth) name(?: is|'s|:)?|\bname ?(?:is|'s|:|=|-)|\b(?:i'm|i am|im) (?:called|named)|\bme llamo|\bmi nombre es|\bje m'appelle|\bmoi,? c'est|\bich hei(?:ß|ss)e|\bmein name ist|\bmi chiamo|\bmeu nome é|(?<!\p{L})(?:jmenuji se|volám sa|nazywam się|mam na imię|zovem se|mă numesc|numele meu este|jag heter|jeg (?:heter|hedder)|ik heet|mijn naam is|nimeni on|minun nimeni on|benim ad[ıi]m|ad[ıi]m|nama saya|ang pangalan ko ay|tên tôi là|jina langu ni|mera naam|меня зовут|мене звати|ime mi je)|\bi go by)\s+/iu;
export const introCue =
  /(?:^|[.,!]\s*|\b(?:and|but|so|hi+|hello+|hey+|yeah|ok|okay|well|um+) )(?:i'm|i am|im|this is|it's|its|it is|you can call me|(?:just |please )?call me|they call me|people call me|everyone calls me|friends call me|jestem|ich bin(?= \p{L}+ \p{L})|soy|je suis|sono|ik ben|jag är|jeg er|eu sou|tôi là|ako (?:po )?si|mimi ni)\s+(?:(?:ya|your|ur) (?:boi|boy|girl|man|gal|mate) )?(?!(?:a|an|the|ya|your|looking|from|currently|working|based|living|in|at|not|trying|here|just|so|very|ready|happy|good|fine|interested|not|secret|private|complicated|none|une?|una|eine?|een|en|ett)\b)/iu;

export const partCue =
  /(?<!\p{L})(?:(?<which>first|given|fore|christian|last|family|sur|second)[ -]?name|(?<foreign>prénom|vorname|nombre|apellidos?|nachname|cognome|nom de famille|nom(?=\s*:)))(?:'s|s)?(?:\s+(?:is|was|should be|has to be|ought to be|to be|would be))?(?:\s+(?:actually|really|just))?(?:\s+(?:spelled|spelt|written|changed to|now))?(?:\s+(?:as|like|with))?[\s:,=-]+(?<value>"?[^,.;!?"\n]+?)(?=[,.;!?"\n]|\s+(?:(?:and|but|not|with|btw|by the way|though|actually|please|now)\b|(?:prénom|vorname|nachname|apellidos?|nombre|first|last|family|given)\b)|$)/giu;

/** "S-M-Y-T-H" and "s m y t h" are Smyth. */
const unspelled = (text: string): string => {
  const spelledOut = /^(?:\p{L}[\s.-]){2,}\p{L}$/u.exec(text.trim());
  return spelledOut ? casedName(text.replaceAll(/[\s.-]/g, "").toLowerCase()) : text;
};

/** "My first name is Mai and my family name is Nguyen", at any time. */
export const saidNameParts = (text: string): SaidName | undefined => {
  let found: { firstName?: string; lastName?: string } = {};
  for (const match of text.matchAll(partCue)) {
    const { which: english, foreign = "", value = "" } = match.groups ?? {};
    const which = english ?? foreign;
    const spelledOut = unspelled(value);
    // "People never get the last name right": in a message with capitals, a name has one.
    if (
      /^\p{Ll}/u.test(value) &&
      !isParticle(value.split(" ")[0] ?? "") &&
      /\p{Lu}\p{Ll}/u.test(text) &&
      spelledOut === value
    )
      continue;
    const own = /^(?:first|the first|spelled|and|comes?|goes?|right|wrong)\b/i.test(value)
      ? []
      : runFrom(spelledOut).words;
    const name = spelledOut === value ? casedName(own.join(" "), false) : spelledOut;
    if (name === "" || filler.test(name) || /^(?:not|with|is)$/i.test(name)) continue;
    found = /last|family|sur|second|apellido|nachname|cognome|nom(?!bre)/i.test(which.replace(/prénom/i, ""))
      ? { ...found, lastName: name }
      : { ...found, firstName: name };
  }
  return Object.keys(found).length === 0 ? undefined : { ...found, words: text };
};
