/** The 49,000 passwords that are tried first, and what anyone who knows the person would try. */
import { dictionary } from "@zxcvbn-ts/language-common";

const common: ReadonlySet<string> = new Set(dictionary["passwords-common"]);

const letters = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, "");

/** `personal` are words about the person, such as the address: a password made of one alone is refused too. */
export const isCommonPassword = (password: string, personal: readonly string[] = []): boolean => {
  const plain = password.toLowerCase();
  if (common.has(plain) || /^(.)\1*$/.test(plain)) return true;
  return personal
    .flatMap((word) => [word, word.split("@")[0] ?? ""])
    .some((word) => letters(word) !== "" && letters(word) === letters(plain));
};
