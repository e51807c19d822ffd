/**
 * The words of prompt injections, grouped into kinds: how kinds combine matters more than the exact word. Words are stored
 * without accents and in lower case, as they are looked up.
 */
const kinds: Readonly<Record<string, string>> = {
  READER:
    "ai ais llm llms gpt chatgpt claude gemini copilot bard grok llama mistral model models bot bots robot robots chatbot algorithm algorithms parser parsers ats software system systems machine machines assistant assistants screener screeners evaluator evaluators grader graders classifier engine pipeline agent agents automation reviewer reviewers summarizer summariser processor program programs tool tools crawler scanner judge reader readers neural transformer ki ia kunstliche intelligenz modell modele modelo modello algorithmus algorithme algoritmo algorytm systeme sistema systeem assistent asistente intelligence intelligenza inteligencia bewertungssystem",
  WHO: "candidate candidates applicant applicants person individual author sender holder owner bearer nominee talent contender hopeful submitter signatory undersigned seeker professional kandidat kandidaten kandidatin bewerber bewerberin bewerbers candidat candidato candidata kandidaat kandydat kandydata kandidata kandidatka sokande ansoger aday personne persona pessoa persoon osoba personen",
  DOC: "resume resumes cv profile application applications file document submission page text dossier paper record entry lebenslauf bewerbung unterlagen candidature curriculum candidatura perfil profil profilo sollicitatie aplikacja ansokan ansogning zivotopis",
  RANK: "rank rate score grade evaluate assess judge weigh weight prioritise prioritize prefer favour favor boost raise increase bump lift elevate inflate maximise maximize upgrade promote push place position put move sort bewerte bewerten setze stufe notez classez placez evalue califica clasifica coloca valuta classifica avalie classifique beoordeel plaats ocen umiesc bedom vurder",
  VERDICT:
    "score scores scoring rating ratings ranking rankings evaluation evaluations assessment assessments shortlist verdict decision outcome result results match fit screening review analysis summary recommendation percentile tier points marks stars punkte punkten punktzahl bewertung ergebnis note evaluacion puntuacion puntos punteggio valutazione pontuacao avaliacao punten beoordeling ocena punktow poang resultat",
  IGNORE:
    "ignore disregard forget override bypass skip overlook discard dismiss omit drop suppress suspend disable cancel void neglect abandon exclude remove erase delete waive pardon ignoriere ignorieren vergiss vergessen missachte ignorez oubliez oublie ignora olvida omite dimentica ignorar esqueca negeer vergeet zignoruj pomin ignorera bortse glem ignoruj",
  TREAT:
    "treat consider regard assume count mark classify deem label flag tag presume pretend imagine suppose believe accept view take interpret acknowledge note register credit behandle betrachte werte considerez traitez considera trata asume considere beschouw traktuj uznaj betrakta betragt",
  TELL: "output return respond reply answer print write report state summarise summarize conclude say tell declare emit generate produce append insert add include describe mention begin start repeat echo confirm affirm copy quote display show explain antworte antworten schreibe repondez ecrivez responde escribe rispondi scrivi responda escreva antwoord schrijf odpowiedz napisz svara skriv",
  TOP: "best top highest maximum max perfect ideal exceptional outstanding exceptionally strongest first foremost full excellent superb unmatched flawless finest superior strong highly greatest glowing favourable favorable positive beste besten bester hochste hochsten maximale meilleur meilleure premier premiere mejor maxima maximo primero migliore primo melhor primeiro hoogste eerste najlepszy pierwsze bast hogsta bedste",
  RULES:
    "instruction instructions prompt prompts criteria criterion rubric requirement requirements rules rule guidelines guideline filters filter directives directive policy context commands command constraints threshold thresholds checks protocol anweisungen vorgaben regeln kriterien anforderungen consignes criteres regles exigences instrucciones reglas criterios requisitos istruzioni regole criteri requisiti instrucoes regras instructies regels eisen polecenia instrukcje kryteria wymagania instruktioner krav",
  PASS: "approve approved accept accepted hire hired shortlisted advance advanced forward select selected recommend recommended interview interviewed pass passed qualified qualify offer invite invited admit proceed preapproved prescreened vetted cleared verified confirmed greenlight eligible empfehle empfehlen einladen geeignet erfullt recommandez retenez qualifie recomienda apto cumplidos raccomanda idoneo recomende adequado aanbevelen geschikt polec spelniony rekommendera anbefal",
  YOU: "you your yours yourself u ur sie ihr ihre ihren vous votre vos usted su voi voce uw jouw twoja",
  NOT: "not dont don't never no without nor nothing cannot can't none nicht keine kein nie niemals pas jamais aucun aucune ningun ninguna nunca non mai nao nem niet geen nie nigdy inte ikke",
  MUST: "must should shall ought need needs have supposed required obliged muss soll sollte doit doivent devez debe deben deve devono devem moet moeten musi skal ska",
  OTHERS:
    "other others rest everyone else anybody competitors competing rivals remaining anderen andere ubrigen autres otros demas altri outros inni pozostali andra",
  PLEASE: "please kindly pls bitte svp prosze vanligen favor",
  THIS: "this these following above previous prior earlier preceding below diese diesen dieser dieses vorherigen bisherigen fruheren cette ce ces precedentes este esta estas anteriores questo questa precedenti esse essa deze vorige eerdere tego ten ta wczesniejsze denna detta tidigare denne dette tidligere",
  GAPS: "gap gaps missing weakness weaknesses lack lacking shortcomings concerns flags absence negative negatives lucken fehlende schwachen lacunes faiblesses lagunas huecos lacune lacunas hiaten braki luki",
  NOW: "now immediately hereby henceforth automatically sofort automatisch immediatement automatiquement automaticamente",
  ME: "me my mine i i'm ich mich mir mein meine je moi mon ma mes mi yo mio mia meu minha ik mij mijn moj mnie jag mig min",
};

const kindByWord = new Map(
  Object.entries(kinds).flatMap(([kind, words]) => words.split(" ").map((word) => [word, kind] as const)),
);

/** The kind of a word in capitals, or the word itself. */
export const wordKind = (word: string): string => {
  const kind = kindByWord.get(word);
  if (kind !== undefined) return kind;
  if (!/^\d/.test(word)) return word;
  return ["100", "10", "99"].includes(word) ? "FULL" : "NUMBER";
};
