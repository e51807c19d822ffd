/** The pseudonym of a network candidate until they accept an introduction. */

/** Without characters that look alike. */
const characters = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";
const codeLength = 4;

/** The end of an id is random, so two people rarely share a code. */
export const networkCode = (id: string): string => {
  let rest = Number.parseInt(id.replaceAll("-", "").slice(-8), 16);
  return Array.from({ length: codeLength }, () => {
    const character = characters[rest % characters.length];
    rest = Math.floor(rest / characters.length);
    return character;
  }).join("");
};

export const networkFirstName = "Network candidate";

export const networkName = (id: string): string => `${networkFirstName} ${networkCode(id)}`;
