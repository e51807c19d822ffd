/** How names are written, and where the family's part begins. */

const particles = new Set(
  "af av aan de del dela della delle di da das do dos du des la le los las van von vom und zu zum der den ter ten te al el bin ibn bint binti abu ben y e ní ó mac nic uí ua mag ap ferch saint st san santa".split(
    " ",
  ),
);

export const isParticle = (word: string): boolean => particles.has(word.toLowerCase().replaceAll(/['.]/g, ""));

const capitalised = (word: string): string => {
  const parts = word.toLowerCase().split(/(?<=[-'.])/u);
  const joined = parts.map((part) => part.slice(0, 1).toLocaleUpperCase("en") + part.slice(1)).join("");
  return joined
    .replace(/^Mc(?<letter>\p{Ll})/u, (_all, letter: string) => `Mc${letter.toUpperCase()}`)
    .replace(/'S$/, "'s");
};

/** Whoever writes their name in one case means the usual one; particles stay small after the first word. */
export const casedName = (text: string, isFamily = false): string => {
  const words = text.split(" ").filter((word) => word !== "");
  const shouted = words.length > 0 && text === text.toUpperCase() && /\p{Lu}{3}/u.test(text);
  return words
    .map((word, index) => {
      if (isParticle(word) && (index > 0 || isFamily) && (shouted || word === word.toLowerCase()))
        return word.toLowerCase();
      const isPlain =
        word === word.toLowerCase() || (word === word.toUpperCase() && /\p{Lu}{3}/u.test(word)) || shouted;
      return isPlain ? capitalised(word) : word;
    })
    .join(" ");
};

const iberian = new Set(
  "garcia lopez perez gomez diaz cruz ortiz morales reyes gutierrez ruiz alvarez castillo jimenez moreno romero herrera medina aguilar vargas castro mendez guzman vazquez munoz rojas silva santos oliveira souza sousa pereira ferreira almeida costa carvalho rodrigues martins lima araujo ribeiro alves barbosa rocha dias nunes mendes torres flores rivera ramos chavez soto delgado vega rios navarro campos molina cabrera ortega serrano blanco suarez iglesias marquez cortes luna fuentes salazar guerrero contreras pena acosta figueroa maldonado mejia espinoza quispe mamani huaman condori choque apaza monteiro teixeira pinheiro moreira nogueira oliveira".split(
    " ",
  ),
);

/** Names on -ez are somebody's son, and so a family's. */
const isIberianFamily = (word: string): boolean => {
  const plain = word.toLowerCase().normalize("NFKD").replaceAll(/\p{M}/gu, "");
  return iberian.has(plain) || /^[a-z]{3,}[eia]z$/.test(plain);
};

/** Second given names of Spanish and Portuguese speakers; what is none of them before a family's name is the other family's. */
const given = new Set(
  "jose maria luis angel carlos pablo antonio manuel alberto miguel fernando isabel elena eduardo enrique rafael javier andres alejandro ignacio cristina teresa carmen beatriz lucia mercedes pilar guadalupe fernanda paula laura ana sofia victoria gabriel gabriela david daniel daniela jesus ramon felipe francisco augusto henrique paulo joao pedro clara sol luz mar juan jorge mario martin diego ricardo roberto sergio tomas vicente xavier camila valentina mariana carolina andrea alejandra patricia rosa eugenia ines belen dolores rocio leonor helena catarina rita marta sara eva emilia julia julio cesar oscar hugo ivan adrian samuel mateo santiago sebastian nicolas joaquin emilio ernesto esteban marcos lucas mateus tiago thiago bruno andre".split(
    " ",
  ),
);
const isGiven = (word: string): boolean => given.has(word.toLowerCase().normalize("NFKD").replaceAll(/\p{M}/gu, ""));
const isAccented = (words: readonly string[]): boolean => words.some((word) => /[áéíóúñãõç]/iu.test(word));

/** The index of the first word of the family name. */
export const familyStart = (words: readonly string[]): number => {
  const last = words.length - 1;
  const particle = words.findIndex(
    (word, index) => index > 0 && index < last && isParticle(word) && !/^[ye]$/i.test(word),
  );
  const joined = words.findIndex((word, index) => index > 1 && index < last && /^[ye]$/i.test(word));
  if (joined > 0 && (particle < 0 || particle > joined)) return joined - 1;
  if (particle > 0)
    return words.length - particle > 3 &&
      words[particle + 1] !== undefined &&
      !isParticle(words[particle + 1] ?? "") &&
      particle > 1 &&
      isIberianFamily(words[particle - 1] ?? "")
      ? particle - 1
      : particle > 1 && isIberianFamily(words[particle - 1] ?? "")
        ? particle - 1
        : particle;
  if (last >= 2 && isIberianFamily(words[last] ?? "") && isAccented(words) && !isGiven(words[last - 1] ?? ""))
    return last - 1;
  if (last >= 2 && isIberianFamily(words[last - 1] ?? "") && last - 1 > 0) return last - 1;
  return last;
};

/** Names written in Han, Hangul or Kana have the family first. */
export const scriptIsFamilyFirst = (words: readonly string[]): boolean =>
  words.length === 2 &&
  words.every((word) => /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}ー]+$/u.test(word));
