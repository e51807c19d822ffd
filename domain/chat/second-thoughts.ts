/** "Ward manager, no wait, matron" and "Bucharset... Bucharest I mean": the later word is meant. */

const excuse =
  /(?:^|[\s,.…–—-])(?:no,? wait|wait,? no|no,? sorry|sorry,? no|scratch that|make that|i meant?|correction|or rather|actually,? no)\b[\s,:.–—-]+(?<second>\p{L}.+)$/isu;
const afterwards = /(?:^|[,.…;!?–—-]\s*)(?<second>[^,.…;!?]{2,60}?),?\s+i meant?[.!\s]*$/iu;

export const secondThought = (text: string): string | undefined =>
  (afterwards.exec(text) ?? excuse.exec(text))?.groups?.["second"]?.trim();
