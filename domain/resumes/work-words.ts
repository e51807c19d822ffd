/** A small lexicon of job-title and company words, used only if the layout does not decide. */
import { replaceParentheses } from "../text/replace-parentheses.ts";
import { fold } from "./headings.ts";

const set = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

const titleNouns = set(`
  seaman seafarer crewman bosun luthier magistrate groom student sre dba azubi
  accountant accountants actor actuary adjuster administrator administrateur administratrice adviser advisor agent aide alternant analyst analyste
  anaesthetist anesthesiologist animator announcer apprentice appraiser arborist archaeologist architect architecte archivist artist artiste
  assembler assessor assistant assistante assistent associate astronomer attendant attorney auditor author baker banker bankkauffrau bankkaufmann
  barista barrister bartender beautician biologist boilermaker bookkeeper bookseller bricklayer broker buchhalter buchhalterin buyer cabler
  captain caregiver caretaker carer carpenter cartographer cashier caterer ceo cfo chair chairman chairwoman chairperson chaplain chauffeur chef chemist chief cio ciso
  clerk cleaner clinician cmo coach coder collector columnist commander commis comptable concierge conductor conservator constable
  consultant consultante contractor controleur controller contremaitre coo cook coordinator coordinateur coordinatrice copywriter counsel counsellor counselor courier cpo cro cto
  curator custodian dancer dealer dean decorator delegate demonstrator dentist deputy designer detective developer developpeur developpeuse diagnostician
  dietitian dieticienne direktor direktorin directeur directrice director directora diretor dispatcher docker docent doctor doorman doula dozent draughtsman drafter draper
  driver driller economist editor educator einkaufer electrician elektriker elektrotechniker enfermera enfermero engineer engineers enseignant entwickler entwicklerin
  entrepreneur epidemiologist ergonomist erzieher erzieherin estimator evangelist examiner executive expert fabricator facilitator faculty fahrer farmer
  fellow fabricante filmmaker financier firefighter fisher fitter florist foreman forester founder cofounder freelancer fundraiser gardener gardien gartner gerant gerente geologist geschaftsfuhrer
  geschaftsfuhrerin gestionnaire glazier groundskeeper grower guard guide gerencia hairdresser handler handyman head headteacher historian horticulturist host hostess housekeeper hygienist illustrator infirmier infirmiere ingegnere ingenieur ingenieurin ingeniero ingeniera
  informatiker inspector installer instructor insurer intern interne interpreter interviewer investigator janitor jeweller jeweler journalist judge juriste kassierer kaufmann kauffrau keeper koch kellner krankenpfleger krankenpflegerin krankenschwester
  laborer labourer landscaper lawyer lead leader lecturer leiter leiterin lektor librarian lifeguard linguist locksmith logistician loader machinist maid maitre manager managerin marketer marketeer
  mason massseur masseuse matron mechanic mechaniker mechatroniker medewerker mediator medic member mentor merchandiser merchant metallurgist meteorologist microbiologist midwife miller milliner
  miner minister mitarbeiter mitarbeiterin model moderator monteur mover musician nanny negotiator neurologist notary nurse nutritionist officer oncologist operative operator opticien optician optometrist orderly organiser organizer owner packer
  packager paediatrician painter paralegal paramedic partner pastor pathologist patissier pediatrician pfleger pflegefachfrau pflegefachmann pflegekraft pharmacist phlebotomist photographer physician physicist physiotherapist picker pilot
  planner plasterer plumber poet policeman porter postdoc postman practitioner praktikant praktikantin praxisleiter president presenter preparer principal printer prison producer producteur professor professeur profesor profesora professore programmer projektleiter projektleiterin projektmanager promoter proofreader proprietor
  prosecutor provost psychiatrist psychologist publicist publisher purchaser radiographer radiologist ranger realtor receptionist recruiter redakteur redakteurin redactor referent referentin referee registrar
  reporter rep representative researcher resident responsable responsabile retailer reviewer rigger roofer runner sachbearbeiter sachbearbeiterin salesperson salesman saleswoman scaffolder schlosser schreiner schweisser scientist scrum sculptor seamstress secretary secretaire sekretarin seller server setter sergeant shepherd
  sheriff shopkeeper singer skipper smith socialworker soldier solicitor sommelier sonographer sous specialist specialista spezialist staffer stagiaire steuerberater steuerfachangestellte statistician steward stewardess stocker stockist stonemason storekeeper strategist stylist superintendent supervisor supervisora surgeon
  surveyor tailor teacher teamleiter teamleiterin teammitglied techniker technician technicien technicienne technologist tecnico teller tester therapist tiler toolmaker trader trainee trainer translator traveller treasurer trucker tutor typist undertaker underwriter urbanist usher valet valuer vendeur vendeuse verkaufer verkauferin vermessungsingenieur vet veterinarian
  vertriebsleiter vertriebsmitarbeiter videographer volunteer vorstand vp waiter waitress waller warden warehouseman watchmaker weaver webmaster welder werkstudent werkstudentin worker writer yardman zookeeper
  hand boss butcher barber brewer printer lineman journeyman journeyperson groundworker roaster bellhop sitter walker tutor wellness busser hostler
  bilanzbuchhalter bilanzbuchhalterin finanzbuchhalter finanzbuchhalterin buchhaltung medewerkster verpleegkundige leraar docente profesional comercial dependiente camarero cocinero cocinera conductor electricista abogado abogada contable contador contadora asistente jefe jefa desarrollador desarrolladora disenador disenadora coordinador coordinadora consultor consultora analista auxiliar administrativo administrativa vendedor vendedora encargado encargada
  impiegato impiegata commesso commessa direttore direttrice progettista sviluppatore cameriere cuoco insegnante infermiere infermiera assistente engenheiro engenheira gestor gestora professora enfermeiro enfermeira projektledare utvecklare sjukskoterska larare chaufor konsult saljare ekonom ingenjor programista ksiegowa kierownik specjalista
`);

const seniority = set(
  "senior junior sr jr lead principal chief head deputy assistant associate staff vice acting interim graduate trainee apprentice student entry mid regional national global group managing executive general stellvertretende leitende leitender chargee charge chef first second",
);

const legalForms = set(
  "inc llc llp ltd limited gmbh ag plc corp corporation kg ohg ug mbh pvt pte pty ab aps as oy oyj sa sas sarl srl spa bv nv sl slu lda ltda ev eg kgaa sp zoo doo kft ood bhd sdn co cie lp pllc dds se",
);

const companyNouns = set(`
  group holdings holding partners associates company companies industries enterprises enterprise solutions systems technologies technology labs lab laboratories studio studios agency consulting consultancy
  services service bank bancorp insurance assurance mutual capital ventures investments fund trust foundation charity council ministry department authority commission bureau institute university college school academy hospital clinic
  infirmary surgery pharmacy practice centre center health healthcare medical medicine hotel hotels resort restaurant cafe bistro bakery brewery kitchen foods food farm farms dairy markets market supermarket store stores shop shops retail outlet
  motors automotive airlines airways air logistics freight shipping carriers transport transit rail railway railways lines express couriers haulage energy power electric electrical gas oil petroleum petrochem mining minerals steel metals
  chemicals plastics paper textiles apparel fashion press publishing publishers media news times magazine radio television tv pictures films records entertainment games gaming software data digital networks network telecom telecommunications communications mobile online
  construction builders building contractors contracting engineering architects realty properties property estates homes housing supply supplies distribution distributors wholesale trading traders imports exports manufacturing works factory mill mills
  security guarding facilities cleaning events catering leisure fitness gym club society association federation union church parish school schools district county city borough university kindergarten nursery theatre theater museum gallery library zoo
  werke werk klinik klinikum krankenhaus universitat hochschule schule bank versicherung versicherungen verlag kanzlei praxis autohaus maschinenbau stadtwerke druckerei druck bau apotheke gruppe verein amt stadt landkreis
  hopital clinique societe maison banque cabinet mairie lycee college laiterie boulangerie hypermarche supermarche usine ateliers atelier groupe editions ecole universite
  hospital clinica banco empresa grupo ayuntamiento colegio instituto escuela universidad ospedale banca azienda scuola universita comune gemeente ziekenhuis bedrijf sjukhus kommun kommunservice skola bolag
  capital partners advisors advisory brokers recruitment staffing analytics robotics semiconductor semicon pharma pharmaceuticals biotech therapeutics bioscience sciences diagnostics devices dental orthopedic orthopaedic veterinary
  collective cooperative coop bros brothers sons daughters outfitters airport port harbour marina cargo warehouse storage survey insight research review ledger pay
`);

/** Trades that are too many to list are recognized by their endings: stagehand, radiographer, beekeeper, cellist. */
const tradeEnding =
  /[a-z]{3}(?:hand|grapher|keeper|builder|maker|wright|mason|ologist)$|^(?!(?:check|play|short|wait)list|baptist|methodist|minimalist)[a-z]{4,}ist$/;
const isTitleNoun = (word: string): boolean => titleNouns.has(word) || gluedTitle.test(word) || tradeEnding.test(word);

const words = (text: string): string[] => fold(text).split(" ");

/** German and Dutch attach the noun to the word before it: Vertriebsleiterin, Projectmanager. */
const gluedTitle =
  /(?:leiter|leiterin|manager|managerin|berater|beraterin|techniker|technikerin|ingenieur|ingenieurin|buchhalter|buchhalterin|verkaufer|fahrer|pfleger|entwickler|entwicklerin|arbeiter|arbeiterin|mechaniker|fachkraft|fachfrau|fachmann|angestellte|angestellter|medewerker|beheerder|adviseur|monteur|lehrer|lehrerin|meister|meisterin|kaufmann|kauffrau|referent|referentin|assistent|assistentin|trainer|helfer|koch)$/;

export const titleScore = (text: string): number => {
  const all = words(replaceParentheses(text, () => " "));
  const head = words(text.split(/,| - | – |\(| of | for | de | du /)[0] ?? "").at(-1) ?? "";
  const noun = all.some((word) => isTitleNoun(word));
  return (isTitleNoun(head) ? 2 : 0) + (noun ? 1 : 0) + (all.length > 1 && seniority.has(all[0] ?? "") ? 0.5 : 0);
};

export const companyScore = (text: string): number => {
  const all = words(text);
  const legal = all.slice(1).some((word) => legalForms.has(word)) || /\bS\.?A\.?S?\.?$|\bA\/S\b/.test(text);
  const nouns = all.filter((word) => companyNouns.has(word)).length;
  const head = words(text.split(/,| - | – |\(/)[0] ?? "").at(-1) ?? "";
  return (
    (legal ? 3 : 0) +
    (companyNouns.has(head) ? 2 : nouns > 0 ? 1 : 0) +
    (/\s&\s|\+/.test(text) ? 0.5 : 0) +
    (/self[- ]?employed|freelance$|selbst(?:st)?[aä]ndig|ind[eé]pendant|aut[oó]nomo|various|private/i.test(text)
      ? 2
      : 0)
  );
};

export const isLegalForm = (text: string): boolean => legalForms.has(fold(text).replaceAll(" ", ""));
