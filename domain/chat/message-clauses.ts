/** A message cut where it goes on about something else, without what was only said around a fact. */

/** "Python, and my location should be Evanston" says two things. */
export const inClauses = (text: string): string =>
  text.replaceAll(
    /(?:,|\s+(?:and|but|also|plus))+,?\s+(?:also,?\s+)?(?=(?:by the way|btw|oh,?(?!,?\s+(?:zero|oh|one|two|three|four|five|six|seven|eight|nine|double|triple)\b)|actually|wait),?\s+|my (?:\w+ )?(?:name|surname|location|title|phone|number|email|e-mail|mobile|cell)\b)/gi,
    (all, at: number) => (/\bnot?\s*$/i.test(text.slice(0, at)) ? all : "\n"),
  );

/** What is left of "my phone number changed, it's now" when the number is taken out. */
export const withoutRemarks = (text: string): string =>
  text
    .split(/(?<=[.!?])\s+|\n/)
    .filter(
      (sentence) =>
        !/^\W*(?:(?:wait|actually|sorry|oh|oops|and|also|btw|by|the|way|my|phone|number|mobile|cell|e-?mail|mail|address|is|it's|its|it|has|changed|change|now|new|typo|in|correction|should|be|to|use|reach|contact|call|me|at|on|you|can|please|was|wrong|instead|update)\b\W*)+$/i.test(
          sentence,
        ) && /\p{L}/u.test(sentence),
    )
    .join("\n");
