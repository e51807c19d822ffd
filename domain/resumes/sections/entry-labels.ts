/** Labels in forms: "Position: …", "Name of employer …". */
import { fold } from "./headings.ts";

export type LabeledField = "title" | "company" | "place" | "date" | "degree" | "field" | "institution" | "rest";

const words: Readonly<Record<LabeledField, string>> = {
  title:
    "position|job title|role|occupation|occupation or position held|position held|designation|function|funktion|poste|puesto|cargo|posizione|functie|stelle|job",
  company:
    "company|employer|employer name and address|name of the employer|organisation|organization|firm|name of employer|name and address of employer|employer name|company name|client|arbeitgeber|firma|unternehmen|entreprise|employeur|empresa|azienda|datore di lavoro|werkgever",
  place: "location|place|city|ort|lieu|lugar|luogo|country",
  date: "period|dates|date|duration|from|from to|tenure|time|years|year|zeitraum|dauer|periode|periodo|when|graduation|graduated|graduation year|year of graduation|completed|date awarded|awarded",
  degree:
    "degree|qualification|title of qualification|title of qualification awarded|award|course|programme|program|abschluss|diplome|titulo",
  field: "field of study|field|major|subject|specialization|specialisation|studienfach",
  institution:
    "institution|school|university|college|name of institution|name and type of organisation|institute|name and type of organisation providing education and training|hochschule|etablissement|universidad|awarding body",
  rest: "highlights|courses|relevant courses|key responsibilities|principal subjects|principal subjects occupational skills covered|level in national or international classification|duties|responsibilities|main activities|main activities and responsibilities|tasks|description|achievements|key achievements|type of business|sector|type of business or sector|industry|aufgaben|missions|summary|details|team|team size|environment|technologies|tech stack|projects|project|gpa|grade|reason for leaving|salary|supervisor|website",
};

const fieldByLabel = new Map(
  Object.entries(words).flatMap(([field, all]) => all.split("|").map((word) => [word, field as LabeledField] as const)),
);

export const labelOf = (text: string): LabeledField | null =>
  text.length > 70 ? null : (fieldByLabel.get(fold(text)) ?? null);

const allLabels = [...fieldByLabel.keys()];

/** True for "Name and address of", which a narrow column may leave of a label. */
export const beginsLabel = (text: string): boolean => {
  const folded = fold(text);
  return text.length <= 80 && allLabels.some((label) => label.startsWith(folded));
};

const prefix = /^(?<label>[\p{L} ]{2,60}?)\s*:\s+(?=\S)/u;

/** The label at the start of the text: its field and its length in characters. */
export const leadingLabel = (text: string): { field: LabeledField; length: number } | null => {
  const match = prefix.exec(text);
  const field = match ? labelOf(match.groups?.["label"] ?? "") : null;
  return match && field ? { field, length: match[0].length } : null;
};

/** "Duties:" opens the description. */
export const opensDescription = (text: string): boolean => {
  const label = prefix.exec(text)?.groups?.["label"] ?? text.split("\t")[0] ?? "";
  return labelOf(label.replace(/:$/, "")) === "rest";
};
