/** Converts a phone number as written on a resume to E.164. */
import { isSupportedCountry, parsePhoneNumberFromString } from "libphonenumber-js/max";

const normalizeNotation = (written: string): string =>
  written
    .replaceAll("(0)", "")
    .replaceAll(/[–—]/g, "-")
    .replace(/^00/, "+")
    .replace(/^\+52\s?1\s/, "+52 ");

/** North American numbers never begin with 0 or 1, so a European number without its country code is not mistaken for one. */
const canBeAmerican = (text: string): boolean => /^1?[2-9]\d{9}$/.test(text.replaceAll(/\D/g, ""));

export const normalizePhone = (written: string, country: string | null): string | null => {
  const text = normalizeNotation(written.trim());
  const home = country !== null && isSupportedCountry(country) ? country : "US";
  if (!text.startsWith("+") && home === "US" && !canBeAmerican(text)) return null;
  const number = parsePhoneNumberFromString(text, home);
  if (number?.isPossible()) return number.number;
  // A country code without its plus sign.
  const plus = parsePhoneNumberFromString(`+${text.replaceAll(/\D/g, "")}`);
  return plus?.isValid() ? plus.number : null;
};
