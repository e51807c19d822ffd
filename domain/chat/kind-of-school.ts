/** "Agricultural school, Mo og Jølster": what kind of school it was, and beside it what it is called. */
import { isKnownLocation } from "../resumes/fields/locations.ts";
import { hasDegree, isField } from "./degree-words.ts";
import { tidyDegree } from "./study-spelling.ts";

/** Small letters in a message with capitals: a kind and no name. */
const kind =
  /^\p{L}\p{Ll}+(?: \p{Ll}+){0,2} (?:school|college|academy|institute)$|^(?:[Ll]iceo|[Ll]ycée|[Ii]stituto|[Ii]nstituto|[Ll]iceum|[Tt]echnikum|[Gg]imnázium|[Gg]ymnasium|[Ee]scuela|[Éé]cole|[Ss]cuola|[Ss]zkoła|[Ss]kola|[Bb]erufsschule|[Ff]achschule) \p{Ll}+(?: \p{Ll}+){0,2}$/u;

export const kindAndName = (
  parts: readonly string[],
): { readonly degree: string; readonly school: string } | undefined => {
  const at = parts.findIndex((part) => kind.test(part));
  const name = parts.find(
    (part, index) =>
      index !== at &&
      /^\p{Lu}/u.test(part) &&
      !isKnownLocation(part) &&
      !hasDegree(part) &&
      !isField(part) &&
      part.split(" ").length <= 6,
  );
  return at < 0 || name === undefined ? undefined : { degree: tidyDegree(parts[at] ?? ""), school: name };
};

/** Schools of many countries go by the letters of their kind: "IES Cervantes", "SMK Otomotif", "HTL Linz". */
export const isLetteredSchool = (text: string): boolean =>
  /^(?:SM[KAP]N?|IES|CEIP|CIFP|CPIFP|HTL|HAK|HLW|BBS|BSZ|BORG|LEP|ROC|IPSIA|ITIS?|ISIS|ZSZ|SPŠ|SOU|MTSN?|FEU|PUP|JNV|KV|GHS|SHS|ETEC|SENAI|SENAC|CONALEP|CETIS|CBTIS|UNAM|TESDA) \S/u.test(
    text,
  );
