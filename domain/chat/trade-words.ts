/** Which words are a trade and which an employer, where people write as they speak. */
import { fold } from "../resumes/sections/headings.ts";
import { isKnownLocation } from "../resumes/fields/locations.ts";
import { companyScore, titleScore } from "../resumes/fields/work-words.ts";
import { escaped } from "./spoken-text.ts";

const spoken = new Set(
  "diver bagger boulanger boulangere tech techs rider dev devs helper priest drummer bassist guitarist joiner hairstylist motorman deckhand teamer barback cop copper spark sparky chippy brickie roadie temp pa va ea sna hca cna lvn lpn rn emt ta qa pm babysitter childminder dishwasher pressman beekeeper stagehand sweeper auxiliar ayudante operario peon repartidor maestra maestro lehrerin lehrer erzieher kassiererin putzfrau reinigungskraft helfer helferin lagerhelferin hausmeister aushilfe caissier caissiere serveur serveuse cuisinier cuisiniere plongeur mecanicien chauffeur vigile aide soignante muratore operaio barista autista badante magazziniere cajero cajera mesero mesera niñera limpiadora pedreiro motorista faxineira secretaria timmerman verpleger kok kelner schoonmaker snickare elektriker malare kock rorlegger tomrer murer kierowca sprzedawca magazynier kucharz spawacz".split(
    " ",
  ),
);

/** Words that stand alone for what somebody does. */
const kinds =
  /^(?:selbst?ändig|selbstständig|autónom[oa]|indépendante?|à mon compte|freelance|freelancing|self[- ]employed|own business|own studio|own shop|inside sales|sales|customer service|tech support|it support|bar back|paper round|clinical placement|internship|work experience|placement|contract work|traineeship|apprenticeship|babysitting|dog walking|tutoring|cleaning|volunteering|gardening|bar work|temp work|agency work|warehouse work|shift work|summer job)$/i;

/** Rather more than none where the words are a trade. */
export const tradeScore = (text: string): number => {
  const score = titleScore(text);
  const words = fold(text).split(" ");
  const last = words.at(-1) ?? "";
  if (spoken.has(last)) return Math.max(score, 2.5);
  if (kinds.test(text.trim())) return Math.max(score, 1.5);
  return words.some((word) => spoken.has(word) && word.length > 3) ? Math.max(score, 1) : score;
};

/**
 * What somebody does, where a place was asked for: "welder", "ICU nurse, Dayton". A single word with a capital letter stays a place:
 * Mason, Baker and Cook are towns as well.
 */
export const tradeNamed = (answer: string): string | undefined => {
  const [first = ""] = answer.trim().split(/\s*[,.;]\s*/u, 1);
  const isTown = !first.includes(" ") && first !== first.toLowerCase();
  return isTown || isKnownLocation(first) || tradeScore(first) < 2.5 ? undefined : first;
};

/** Employers that everybody writes small, and that need no comma. */
const employers =
  "amazon|target|walmart|wal-mart|old navy|gap|costco|kroger|publix|safeway|aldi|lidl|tesco|asda|sainsbury'?s|morrisons|waitrose|co-?op|boots|argos|primark|next|zara|h&m|ikea|home depot|lowe'?s|best buy|macy'?s|kohl'?s|tj ?maxx|ross|walgreens|cvs|rite aid|starbucks|mcdonald'?s|burger king|kfc|subway|wendy'?s|taco bell|chipotle|chick-fil-a|domino'?s|pizza hut|dunkin'?(?: donuts)?|tim hortons|costa(?: coffee)?|pret|greggs|nando'?s|wetherspoons?|waffle house|denny'?s|ihop|applebee'?s|olive garden|chili'?s|panera|in-n-out|five guys|uber(?: eats)?|lyft|doordash|deliveroo|grubhub|instacart|fedex|ups|usps|dhl|royal mail|hermes|evri|dpd|google|apple|microsoft|facebook|meta|ibm|oracle|sap|siemens|bosch|deloitte|kpmg|pwc|ey|accenture|infosys|wipro|tcs|capgemini|hsbc|barclays|lloyds|natwest|santander|chase|wells fargo|bank of america|citi(?:bank)?|at&t|verizon|t-mobile|vodafone|comcast|marriott|hilton|hyatt|holiday inn|premier inn|disney(?:land)?|nhs|usaa|geico|state farm|kaiser(?: permanente)?|boeing|ford|gm|toyota|honda|tesla|nissan|woolworths|coles|bunnings|shoprite|pick n pay|checkers|carrefour|auchan|rewe|edeka|kaufland|mercadona|g4s|securitas|sodexo|aramark|compass group";
const leading = new RegExp(
  String.raw`^(?<firm>(?:${employers})(?: (?:and|n|&) (?:${employers}))*) (?<title>.+)$`,
  "iu",
);
const trailing = new RegExp(String.raw`^(?<title>.+?)(?: (?:in|at|for|with|@))? (?<firm>${employers})$`, "iu");
const only = new RegExp(String.raw`^(?:${employers})$`, "iu");

export const isEmployer = (text: string): boolean => only.test(text.trim());

interface TitleAndFirm {
  readonly title: string;
  readonly firm: string;
}

const qualities =
  /^(?:senior|junior|head|lead|chief|assistant|associate|deputy|freelance|self-employed|independent|private|registered|certified|licensed|qualified|general|executive|part-time|full-time|trainee|apprentice|volunteer|student|graduate|night|day|team|english|german|french|spanish|italian|russian|chinese|japanese|arabic|polish|dutch|portuguese|math|maths|it|hr|pr|qa|ui|ux|ux\/ui|seo|cnc|hgv|lgv|cdl|cdl-a|icu|er|ot|pe|pta|tv|ai|data|web|software|otr|backend|frontend|emea|apac|north|south|east|west|nights|days|level|grade)$/i;

/** "Senior", "II": a word that says which step and no other trade. */
export const isRank = (word: string): boolean => qualities.test(word) || /^(?:[IVX]+|\d+|of|and)$/.test(word);

/** "GLOBAL INDUSTRIES DIVER WELDER", "northern homes bricklayer": without cases, a house is known by the last word of its name. */
const kindOfHouse =
  /^(?:shop|store|supermarket|market|hospital|school|college|university|hotel|kitchen|restaurant|cafe|bank|clinic|pharmacy|surgery|farm|warehouse|factory|nursery|library|theatre|theater|museum|bakery|club|gym|church|airport|construction|security|cleaning|catering|retail|media|data|software|health|healthcare|medical|dental|service|power|food|city|county|property|building|engineering|research|electrical|mobile|centre|center)$/i;
const houseThenTrade = (text: string): TitleAndFirm | undefined => {
  if (text !== text.toUpperCase() && text !== text.toLowerCase()) return undefined;
  const words = text.split(" ");
  const other = words.findLastIndex((word) => tradeScore(word) < 2);
  const [firm, title] = [words.slice(0, other + 1), words.slice(other + 1)];
  const isHouse =
    firm.length > 1 &&
    companyScore(firm.at(-1) ?? "") > 0 &&
    !kindOfHouse.test(firm.at(-1) ?? "") &&
    !/^(?:an?|the|as|at|for|in|with|my|our|i|was|am|and)$/i.test(firm[0] ?? "") &&
    firm.slice(0, -1).every((word) => companyScore(word) === 0 && !qualities.test(word) && tradeScore(word) === 0);
  return isHouse && title.length > 0 ? { title: title.join(" "), firm: firm.join(" ") } : undefined;
};

/** "Blue Bird taxi driver", "amazon picker", "cashier target": a trade and its employer without a comma between them. */
export const titleBesideFirm = (text: string): TitleAndFirm | undefined => {
  const known = (leading.exec(text) ?? trailing.exec(text))?.groups;
  const [title = "", firm = ""] = [known?.["title"], known?.["firm"]];
  const isIn = firm !== "" && new RegExp(String.raw`\s(?:in|at|for|with|@)\s+${escaped(firm)}$`, "iu").test(text);
  if (firm !== "" && (tradeScore(title) > 0 || (isIn && title.split(" ").length <= 3))) return { title, firm };
  const uncased = houseThenTrade(text);
  if (uncased !== undefined) return uncased;
  const named =
    /^(?<firm>\p{Lu}[\p{L}\p{N}'&.-]*(?: (?:\p{Lu}[\p{L}\p{N}'&.-]*|&|and|of|de|la))+) (?<title>\p{Ll}[\p{L} /-]+)$/u.exec(
      text,
    )?.groups;
  const [owner = "", trade = ""] = [named?.["firm"], named?.["title"]];
  if (
    owner !== "" &&
    tradeScore(trade) >= 2 &&
    tradeScore(owner) === 0 &&
    !owner.split(" ").every((word) => qualities.test(word))
  )
    return { title: trade, firm: owner };
  const after =
    /^(?<title>\p{L}[\p{Ll}\p{M}' /-]+?) (?<firm>\p{Lu}[\p{L}\p{N}'&.-]*(?: (?:\p{Lu}[\p{L}\p{N}'&.-]*|&|and|of|de|la))*)$/u.exec(
      text,
    )?.groups;
  const words = text.split(" ");
  const last = words.findLastIndex((word) => tradeScore(word) >= 2);
  const isTitled = words.every((word) => /^[\p{Lu}\d&]/u.test(word)) && last > 0 && last < words.length - 1;
  const [held = "", at = ""] = isTitled
    ? [words.slice(0, last + 1).join(" "), words.slice(last + 1).join(" ")]
    : [after?.["title"], after?.["firm"]];
  return at !== "" &&
    tradeScore(held) >= 2 &&
    tradeScore(at) === 0 &&
    !qualities.test(at) &&
    !/^(?:\p{Lu}{1,2}|[IVX]+|\d+)$/u.test(at) &&
    !/\b(?:of|for|in|at|the|with)$/i.test(held)
    ? { title: held, firm: at }
    : undefined;
};

/** Rather a title than a company. */
export const leaning = (text: string): number =>
  tradeScore(text) - (isEmployer(text) ? 3 : 0) - companyScore(text) * (tradeScore(text) >= 2 ? 0.3 : 0.7);

export const isEmployment =
  /^(?:full[- ]time|part[- ]time|contract|temporary|temp|permanent|seasonal|casual|internship|freelance|self[- ]employed|remote|hybrid|on[- ]site|zero hours?|fixed[- ]term|voluntary|unpaid|paid)$/i;
