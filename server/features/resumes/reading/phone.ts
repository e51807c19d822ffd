/** A printed telephone number in the form machines dial. */
import { isSupportedCountry, parsePhoneNumberFromString } from "libphonenumber-js/max";

const mended = (printed: string): string =>
  printed
    .replaceAll("(0)", "")
    .replaceAll(/[–—]/g, "-")
    .replace(/^00/, "+")
    .replace(/^\+52\s?1\s/, "+52 ");

/** North American numbers never begin with 0 or 1, so a European one without its country is not taken for one. */
const canBeAmerican = (text: string): boolean => /^1?[2-9]\d{9}$/.test(text.replaceAll(/\D/g, ""));

export const normalisePhone = (printed: string, country: string | null): string | null => {
  const text = mended(printed.trim());
  const home = country !== null && isSupportedCountry(country) ? country : "US";
  if (!text.startsWith("+") && home === "US" && !canBeAmerican(text)) return null;
  const number = parsePhoneNumberFromString(text, home);
  if (number?.isPossible()) return number.number;
  // A country code without its plus.
  const plus = parsePhoneNumberFromString(`+${text.replaceAll(/\D/g, "")}`);
  return plus?.isValid() ? plus.number : null;
};
