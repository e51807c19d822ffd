/** Scores whether words name a degree or a school. */
import { fold } from "../sections/headings.ts";

const degreeWord =
  /\b(?:bachelors?|masters?|doctor(?:ate|al)?|phd|associates? (?:of|in|degree|s)|associate degree|diploma|diplom|diplome|diploma in|certificate|certificat|certificado|certificazione|certification|degree|licence|licenciatura|licenciado|licenciada|licencjat|licentiate|laurea|laureate|magister|magistrale|magisterio|mestrado|mestre|graduado|graduada|grado|grau|bacharelado|bacharel|tecnico|titulo|staatsexamen|abitur|fachabitur|matura|maturita|baccalaureat|bachiller|bachillerato|bac|bts|dut|but|cap|dea|dess|deug|prepa|hnd|hnc|btec|nvq|ssc|hsc|gcse|gcses|a levels?|o levels?|ged|high school|secondary school certificate|higher secondary|apprenticeship|ausbildung|lehre|meisterbrief|gesellenbrief|geprufte|geprufter|staatlich|foundation|postgraduate|undergraduate|minor|major|honou?rs|pgce|pgdip|pgd|pgdm|qts|llb|llm|jd|mba|emba|bba|bcom|bsc|msc|mphil|mres|meng|beng|btech|mtech|barch|march|bfa|mfa|bed|med|bsn|msn|adn|rn|bds|mbbs|md|do|dds|dvm|pharmd|edd|dphil|mpa|mph|msw|bsw|mca|bca|aas|aa|as|ba|bs|ma|ms|be|me|ingenieur|kandidatexamen|civilingenjor|civilekonom|hogskoleexamen|kandidat|inzynier|course|training|city and guilds|level \d|legal practice course|fellowship|residency|journeyman|trade certificate|vocational|thesis|doktor|promotion|habilitation|doctorado|dottorato|umschulung|kaufmann|kauffrau|master s|bachelor s|studienabschluss|abschluss|examen|brevet|titre|formation|ciclo|curso|corso|maestria|especializacion|mestrado|pos graduacao|tecnologo|gepruft|betriebswirt|fachwirt|meister|techniker|facharbeiter|permis|license|licensed|class [abc])\b/;

const dottedDegree =
  /(?:^|[\s(])(?:[BMA]\.\s?(?:A|S|Sc|Com|Tech|Ed|E|Eng|Arch|Phil|F\.A|B\.A)\.?|Ph\.?\s?D|M\.?B\.?A|Ed\.?D|J\.?D|LL\.?[BM])(?=[\s.,)]|$)/i;

const schoolWord =
  /\b(?:university|universities|universitat|universite|universidad|universita|universidade|universiteit|universitet|universitetet|uniwersytet|univerzita|yliopisto|uni|college|cegep|berufskolleg|colegio|school|schule|hochschule|fachhochschule|berufsschule|gymnasium|realschule|gesamtschule|academy|academie|akademie|accademia|academia|akademia|institute|institut|instituto|istituto|instituut|polytechnic|politecnico|politechnika|politecnica|polytechnique|polytechnikum|conservatory|conservatoire|conservatorio|conservatorium|lycee|liceo|liceum|ecole|escuela|scuola|escola|faculty|facultad|fakultat|faculte|seminary|iut|iit|nit|iim|iiit|mit|ucla|tafe|eth|epfl|tu|fh|hec|insead|handelskammer|handwerkskammer|kammer|ihk|training cent(?:er|re)|technology cent(?:er|re)|hogskolan|hogskola|hogeschool|skola|gymnasiet|campus|wananga|vidyalaya|bootcamp|technikum|szkola|hospital|kolleg|business school|law school|medical school|graduate school|dental school)\b/;

export const degreeScore = (text: string): number => {
  const folded = fold(text);
  if (dottedDegree.test(text)) return 3;
  if (!degreeWord.test(folded)) return 0;
  return /^(?:bachelor|master|doctor|associate|diploma|phd|mba|bsc|msc|ba|bs|ma|ms|llb|llm|licen|laurea|diplom|postgraduate|certificate|high school|advanced|national|higher|pg|b|m)/.test(
    folded,
  )
    ? 3
    : 2;
};

export const institutionScore = (text: string): number => {
  const folded = fold(text);
  if (!schoolWord.test(folded)) return 0;
  // "High school diploma" mentions a school but is a degree.
  return /\b(?:university|college|universitat|universite|universidad|institute|academy|polytechnic|politecnico|hochschule)\b/.test(
    folded,
  )
    ? 3
    : 2;
};
