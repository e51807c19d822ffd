/** Words that mark a section heading, in the languages of the resumes we receive. */
import { replaceParentheses } from "../text/replace-parentheses.ts";

export const sectionKinds = [
  "summary",
  "experience",
  "education",
  "skills",
  "contact",
  "languages",
  "certifications",
  "volunteering",
  "projects",
  "awards",
  "publications",
  "memberships",
  "references",
  "interests",
  "headline",
  "other",
] as const;
export type SectionKind = (typeof sectionKinds)[number];

export const fold = (text: string): string =>
  text
    .toLowerCase()
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll("ł", "l")
    .replaceAll("ß", "ss")
    .replaceAll("ø", "o")
    .replaceAll(/[’‘'`]/g, "")
    .replaceAll("&", " and ")
    .replaceAll(/[^\p{L}\p{N}+#]+/gu, " ")
    .trim();

const list = (words: string): readonly string[] => words.split("|").map((word) => word.trim());

/** Whole headings that cannot be recognized word by word. */
const phrases: Readonly<Record<Exclude<SectionKind, "other">, readonly string[]>> = {
  summary: list(
    "mission statement|a bit about me|why me|highlights of qualifications|qualification highlights|about|about me|who i am|in brief|hello|hi|ciao|hallo|bonjour|hola|at a glance|overview|bio|biography|introduction|intro|my story|personal statement|career objective|objective|summary of qualifications|qualifications summary|executive summary|career summary|in short|in a nutshell|snapshot|statement|pitch|elevator pitch|a propos|a propos de moi|uber mich|kurzprofil|perfil|perfil profesional|sobre mi|sobre mim|resumo|resumen|profilo|chi sono|over mij|om mig|o mnie|mission|my mission|what drives me",
  ),
  experience: list(
    "career progression|professional journey|sea service|jobs ive held|jobs i have held|flight time|where i have worked|where ive worked|things ive done|what ive done|what i have done|where ive been|where i have been|timeline|career timeline|my journey|journey|career path|my path|path|work|jobs|roles|positions|positions held|posts held|posts|appointments|track record|professional life|working life|berufspraxis|werdegang|beruflicher werdegang|beruflicher hintergrund|laufbahn|praxiserfahrung|parcours|parcours professionnel|emplois|trayectoria|trayectoria profesional|vida laboral|esperienze|esperienza lavorativa|percorso professionale|werkervaring|loopbaan|arbetslivserfarenhet|anstallningar|erhvervserfaring|arbeidserfaring|doswiadczenie|doswiadczenie zawodowe|historia laboral|historico profissional|tyokokemus|military service|service record|assignments|engagements|clients|selected clients|internships|practice|clinical practice|places ive worked|places i have worked|work life|on the job|what ive been doing",
  ),
  education: list(
    "academic profile|educational attainment|apprenticeship|apprenticeships|professional training|where i studied|where ive studied|where i learned|what i studied|schooling|school|schools|studies|studium|ausbildung|schulbildung|bildung|bildungsweg|bildungsgang|akademische ausbildung|schule|ausbildung und studium|formation|formations|formation academique|etudes|diplomes|diplomes et formations|cursus|formacion|formacion academica|educacion|estudios|istruzione|istruzione e formazione|formazione|titoli di studio|educacao|formacao|formacao academica|opleiding|opleidingen|onderwijs|scholing|utbildning|uddannelse|utdanning|koulutus|wyksztalcenie|edukacja|training|degrees|degree|learning|classroom|alma mater|vzdelani",
  ),
  skills: list(
    "tech|ability|knowledge|areas of knowledge|what i can do|things i do well|my toolkit|computer literacy|programming languages|tools and platforms|skills at a glance|core qualifications|key qualifications|technical qualifications|what i bring|what im good at|what i am good at|what i do|what i do best|what i know|what i offer|things im good at|im good at|good at|superpowers|craft|toolbox|toolkit|tool kit|my tools|tools|stack|tech stack|technology stack|technologies|technology|software|programs|programmes|strengths|areas of strength|strong points|specialties|specialities|specialisms|specializations|expertise|areas of expertise|fields of expertise|areas of practice|practice areas|capabilities|core capabilities|abilities|talents|know how|knowhow|proficiencies|technical proficiency|proficiency|kompetenzen|fachkenntnisse|kenntnisse|fahigkeiten|kenntnisse und fahigkeiten|edv kenntnisse|it kenntnisse|starken|competences|competences cles|competences techniques|savoir faire|atouts|outils|logiciels|habilidades|competencias|aptitudes|conocimientos|destrezas|competenze|abilita|capacita|competenze tecniche|vaardigheden|competenties|kennis|kompetenser|fardigheter|kunskaper|kompetencer|ferdigheter|umiejetnosci|dovednosti|taidot|osaaminen|i can help with|hard skills|soft skills|keywords|key words|key strengths|core strengths|skillset|skill set|disciplines|methods|techniques|equipment|machinery|systems|platforms|services|tools and technologies",
  ),
  contact: list(
    "contact and links|personal particulars|reach out|location|address and contact|where i am|based in|wohnort|ort|contact|contacts|contact me|contact details|contact info|contact information|reach me|get in touch|find me|details|personal details|personal data|personal info|personal information|kontakt|kontaktdaten|personliche daten|coordonnees|contacto|datos personales|datos de contacto|contatti|recapiti|contato|contactgegevens|persoonlijke gegevens|kontaktuppgifter|say hello|lets talk|where to find me|links|online|social|web|profiles|address|adresse",
  ),
  languages: list(
    "spoken|languages|language|language skills|spoken languages|languages spoken|sprachen|sprachkenntnisse|fremdsprachen|langues|idiomas|lingue|linguas|talen|sprak|sprog|jezyki|kielet|i speak",
  ),
  certifications: list(
    "certifications|certification|certificates|certificate|licences|licenses|licence|license|licensure|licences and certifications|licenses and certifications|registration|registrations|professional registration|credentials|accreditations|courses|course|coursework|relevant coursework|training courses|professional development|continuing education|cpd|zertifikate|zertifizierungen|weiterbildung|weiterbildungen|fortbildung|fortbildungen|fuhrerschein|certificaciones|cursos|certificazioni|corsi|certificats|certifications et licences|certificaten|cursussen|certifikat|kurser|permits|tickets|tickets and licences|clearances|security clearance|endorsements",
  ),
  volunteering: list(
    "volunteering|volunteer|volunteer work|volunteer experience|volunteering experience|volunteering and projects|voluntary work|voluntary experience|community|community service|community involvement|community work|civic engagement|ehrenamt|ehrenamtliches engagement|engagement|benevolat|engagements associatifs|voluntariado|volontariato|vrijwilligerswerk|extracurricular|extracurricular activities|activities|leadership and activities|service|outreach|giving back|leadership",
  ),
  projects: list(
    "projects|project|selected projects|key projects|personal projects|side projects|academic projects|project highlights|portfolio|projekte|projets|proyectos|progetti|projetos|projecten|research|research interests|research projects|case studies|open source|patents|exhibitions|selected works|works|performances|productions|recordings|filmography|commissions",
  ),
  awards: list(
    "awards|award|honors|honours|honors and awards|honours and awards|awards and honors|awards and honours|awards and recognition|achievements|key achievements|selected achievements|accomplishments|key accomplishments|career highlights|highlights|selected highlights|recognition|grants|grants and awards|scholarships|fellowships and awards|prizes|auszeichnungen|erfolge|distinctions|prix|premios|logros|premi|riconoscimenti|onderscheidingen|utmarkelser|kudos",
  ),
  publications: list(
    "publications|selected publications|peer reviewed publications|papers|articles|talks|invited talks|presentations|conferences|conference presentations|talks and publications|speaking|speaking engagements|press|media|books|publikationen|veroffentlichungen|vortrage|publicaciones|pubblicazioni|publicacoes|publicaties|publikationer",
  ),
  memberships: list(
    "memberships|membership|professional memberships|affiliations|professional affiliations|associations|professional bodies|professional associations|mitgliedschaften|adhesions|afiliaciones|lidmaatschappen|medlemskap|boards|board memberships|committees",
  ),
  headline: list(
    "headline|professional headline|desired position|position sought|position desired|target role|target position|job sought|preferred job|position applied for|job applied for|desired role|desired job|zielposition|angestrebte position|poste recherche|poste vise|puesto deseado|job title|current role|current position",
  ),
  references: list(
    "references|reference|referees|referee|professional references|referenzen|referenties|referencias|referenze|testimonials|recommendations|referenser",
  ),
  interests: list(
    "interests|interest|hobbies|hobby|hobbies and interests|interests and hobbies|personal interests|outside work|off the clock|off duty|in my spare time|spare time|free time|away from work|away from the desk|beyond work|when im not working|life outside work|leisure|personal|interessen|hobbys|freizeit|loisirs|centres d interet|centres dinteret|interets|aficiones|intereses|interessi|hobby e interessi|interesses|vrije tijd|intressen|fritid|zainteresowania|harrastukset|fun|fun facts",
  ),
};

const byPhrase = new Map<string, SectionKind>(
  Object.entries(phrases).flatMap(([kind, all]) => all.map((phrase) => [phrase, kind as SectionKind] as const)),
);

/** One of these words makes a heading if every other word is one used in headings. The first kind listed wins. */
const cores: readonly (readonly [SectionKind, readonly string[]])[] = [
  ["publications", list("publications|talks|presentations|papers")],
  ["references", list("references|referees")],
  [
    "education",
    list(
      "education|academics|schooling|studies|ausbildung|formation|bildung|formacion|educacion|opleiding|utbildning|istruzione",
    ),
  ],
  [
    "experience",
    list(
      "experience|experiences|employment|employers|jobs|appointments|positions|berufserfahrung|erfahrung|berufstatigkeit|experiencia|esperienza|esperienze|ervaring|werkervaring|erfarenhet|internships|roles|practice",
    ),
  ],
  [
    "skills",
    list(
      "skills|skill|competencies|competences|competence|competency|expertise|proficiencies|strengths|technologies|skillset|competenze|competences|kompetenzen|kenntnisse|habilidades|vaardigheden|tools|abilities|capabilities",
    ),
  ],
  ["languages", list("languages|sprachen|langues|idiomas|lingue|talen")],
  [
    "certifications",
    list("certifications|certificates|licences|licenses|courses|registrations|credentials|accreditations|licensure"),
  ],
  ["awards", list("awards|honors|honours|achievements|accomplishments|grants|highlights")],
  ["memberships", list("memberships|affiliations|associations")],
  ["projects", list("projects")],
  ["interests", list("interests|hobbies")],
  ["summary", list("summary|profile|profil|objective|objectives|statement|about|profilo|perfil|overview|kurzprofil")],
  ["contact", list("contact|kontakt")],
];

/** These decide the kind only if no other word does: "Academic record", but "Academic appointments". */
const weakCores: readonly (readonly [SectionKind, readonly string[]])[] = [
  ["volunteering", list("community|civic|extracurricular")],
  ["education", list("educational|academic|qualifications|training")],
  ["experience", list("history|career|work|background")],
];

const volunteering = new Set(list("volunteer|volunteering|voluntary|extracurricular"));
const coreWords = new Set([...cores, ...weakCores].flatMap(([, all]) => all).concat([...volunteering]));

const kindOf = (words: readonly string[]): SectionKind | null => {
  // "Work and volunteer experience" holds paid work too.
  if (words.some((word) => volunteering.has(word)) && !/\b(?:work|professional|paid) and vol/.test(words.join(" ")))
    return "volunteering";
  const among = (all: typeof cores): SectionKind | null =>
    all.find(([, core]) => words.some((word) => core.includes(word)))?.[0] ?? null;
  return among(cores) ?? among(weakCores);
};

const modifiers = new Set(
  list(
    "involvement|participation|formal|attainment|progression|journey|trade|kitchen|culinary|machine|coaching|flight|internship|sea|platforms|links|registration|registrations|licensure|publications|references|volunteering|interests|clearance|community|and|of|the|my|in|at|for|to|a|und|et|y|e|en|de|och|professional|work|working|career|relevant|selected|key|core|main|major|top|other|additional|further|previous|recent|current|past|earlier|technical|tech|soft|hard|personal|general|special|digital|computer|it|software|clinical|teaching|research|industry|sales|legal|management|leadership|academic|employment|educational|professionnelle|professionnelles|professionnel|profesional|profesionales|professionale|professionali|professional|laboral|lavorativa|technische|fachliche|berufliche|beruflicher|techniques|cles|training|background|record|history|development|areas|summary|profile|qualifications|information|info|details|highlights|chronology|overview|activities|interests|knowledge|tools|technologies|methods|certifications|certificates|licences|licenses|awards|honors|honours|memberships|languages|projects|voluntary|peer|reviewed|invited|military|freelance|contract|consulting|international|nursing|medical|engineering|creative|design|field|hands|on|executive|board|language|skills|achievements|credentials|courses|courses|interpersonal|functional|transferable|practical|business|specialist|specialised|specialized|office|job|selection|positions|held",
  ),
);

const vocabulary = new Set([
  ...modifiers,
  ...coreWords,
  ...[...byPhrase.keys()].flatMap((phrase) => phrase.split(" ")),
]);

/** "keyskills" → "key skills", if all of it is made of heading words. */
const segmented = (text: string): string | null => {
  const ways: (string | null)[] = [""];
  for (let end = 1; end <= text.length; end += 1) {
    let best: string | null = null;
    for (let start = Math.max(0, end - 20); start < end && best === null; start += 1) {
      const before = ways[start];
      const word = text.slice(start, end);
      if (before !== null && before !== undefined && vocabulary.has(word)) best = `${before} ${word}`;
    }
    ways.push(best);
  }
  return ways[text.length]?.trim() ?? null;
};

/** Joins letters that are spaced apart. Kerning may have joined some pairs already. */
const unspaced = (text: string): string => {
  const pieces = text.split(" ").filter((piece) => piece !== "and");
  const single = pieces.filter((piece) => piece.length === 1).length;
  if (pieces.length < 4 || single < pieces.length * 0.6) return text;
  const joined = text.replaceAll(" ", "");
  return segmented(joined) ?? joined;
};

/** "E X P E R I E N C E", "1. Experience:" and "Experience (selected)" are the same heading. */
export const headingText = (text: string): string =>
  unspaced(
    fold(
      replaceParentheses(text, () => " ")
        .replace(/^\s*(?:\d{1,2}|[ivx]{1,4})[.)]\s+/i, "")
        .trim(),
    ),
  );

export const headingKind = (text: string): SectionKind | null => {
  if (text.length > 60) return null;
  const folded = headingText(text);
  const known = byPhrase.get(folded);
  if (known) return known;
  const words = folded.split(" ");
  if (words.length > 6 || folded === "") return null;
  const made = words.every((word) => modifiers.has(word) || coreWords.has(word));
  return made ? kindOf(words) : null;
};

const closing = new Set(
  list("experience|history|skills|education|background|competencies|expertise|employment|qualifications|erfahrung"),
);

/** "Sales experience": a heading only if the line looks like the document's other headings. */
export const likelyHeadingKind = (text: string): SectionKind | null => {
  const words = headingText(text).split(" ");
  const last = words.at(-1) ?? "";
  return words.length <= 4 && closing.has(last) ? headingKind(last) : null;
};
