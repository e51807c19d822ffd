/** "Ward manager, no wait, matron" and "Bucharset... Bucharest I mean": the later word is meant. */

const excuse =
  /(?:^|[\s,.…–—-])(?:no,? wait|wait,? no|no,? sorry|sorry,? no|scratch that|make that|i meant?|correction|or rather|actually,? no)\b[\s,:.–—-]+(?<second>\p{L}.+)$/isu;
const afterwards = /(?:^|[,.…;!?–—-]\s*)(?<second>[^,.…;!?]{2,60}?),?\s+i meant?[.!\s]*$/iu;

/** "Plumber or maybe pipefitter, no, stay with plumber", "we live in Hull, but write York": the word that is asked for. */
const decided =
  /(?:^|[\s,.;:!?…–—-])(?:(?:so|but|and|no|ok|okay|then|better|please|rather|just|i'd|i'll|let's|we can|you can|best)[\s,]+)*(?:keep|stick (?:with|to)|stay with|go with|leave it (?:at|as)|put(?: me)?(?: down)?(?: as)?|write(?: down)?|use|list(?: me)?(?: as)?|make it|take)\s+(?:(?:being |living |based )?in )?(?!(?:it|that|this|my|the|me|care|in|out|on|up|down|as|off|through|together|people|of)\b)(?<chosen>\p{L}[^.;!?\n]*?)(?:,? (?:please|then|instead|thanks|for now|i guess|after all))*[.!\s]*$/iu;

export const chosen = (text: string): string | undefined => decided.exec(text)?.groups?.["chosen"]?.trim();

export const secondThought = (text: string): string | undefined =>
  (afterwards.exec(text) ?? excuse.exec(text))?.groups?.["second"]?.trim();
