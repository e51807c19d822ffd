/** "Oh seven double two" as figures. */

export const digitWords: Readonly<Record<string, string>> = {
  zero: "0",
  oh: "0",
  o: "0",
  nought: "0",
  one: "1",
  two: "2",
  three: "3",
  four: "4",
  five: "5",
  six: "6",
  seven: "7",
  eight: "8",
  nine: "9",
};
export const spokenDigits =
  /\b(?:plus |\+)?(?:(?:double|triple) )?(?:zero|oh|nought|one|two|three|four|five|six|seven|eight|nine)(?:[ ,.-]+(?:(?:double|triple) )?(?:zero|oh|o|nought|one|two|three|four|five|six|seven|eight|nine)\b){5,}/gi;

export const digitsOf = (spoken: string): string =>
  spoken
    .toLowerCase()
    .replaceAll(/\b(?<times>double|triple) (?<digit>[a-z]+)/g, (_all, times: string, digit: string) =>
      Array.from({ length: times === "double" ? 2 : 3 }, () => digit).join(" "),
    )
    .replace(/^plus /, "+")
    .replaceAll(/[a-z]+/g, (word) => digitWords[word] ?? word)
    .replaceAll(/(?<=\d)[ ,.-]+(?=\d)/g, "");
