/** What people call what they have learned: degrees, school leaving exams, trades, licences and courses, in the languages they say them in. */

const level = String.raw`(?: ?(?:level )?(?:\d[a-z]?|[ivx]{1,3}|one|two|three|four|five|six|seven|eight))`;
const subject = String.raw`(?:science|arts?|engineering|education|laws?|business administration|fine arts|commerce|nursing|music|technology|philosophy|architecture|social work|public health|applied science|pharmacy|medicine|design|accounting|economics|divinity|theology|studies|letters|surgery)`;

/** Named by what kind of thing it is: "forklift licence", "vocational nursing certificate", "software bootcamp". */
const kinds = String.raw`(?:diploma|certificate|certification|cert|apprenticeship|licen[cs]e|course|bootcamp|boot camp|traineeship|qualification|trade test|training|ticket|program(?:me)?)(?! (?:institute|centre|center|college|school|academy|university|council|board|organi[sz]ation))`;

const alternatives = [
  String.raw`(?:associate|bachelor|master|doctor)(?:'?s)?(?: of ${subject})?(?: in ${subject}(?= degree))?(?: degree)?`,
  String.raw`(?:honou?rs|specialist|postgraduate|undergraduate|graduate|foundation|advanced|higher national|executive|joint|double|professional|vocational|technical|trade|teaching|integrated|technician) (?:degree|diploma|certificate|apprenticeship|qualification|bachelor|master)`,
  String.raw`ph\.? ?d\.?|doctorate|d\.? ?phil\.?|ed\.?d\.?|pharm\.?d\.?|d\.?d\.?s\.?|d\.?v\.?m\.?`,
  String.raw`[bm]\.? ?(?:sc|eng|tech|com+|ed|mus|arch|des|pharm|div|phil|res|theol|bus|nurs|lib|litt?|soc\.? ?sc)\.?`,
  String.raw`(?:b|m)\.?(?:a|s|f\.?a|b\.?a|l\.?i\.?s|s\.?n|s\.?w|p\.?h|p\.?a|c\.?a|b\.?b\.?s|ch\.?b)\.?|a\.?b\.?(?= \p{Lu}|,)|a\.?a\.?s?\.?|a\.?s\.?|s\.?b\.?(?= \p{Lu})|emba|adn|asn|cna|ll\.?[bmd]\.?|j\.?d\.?|m\.?d\.?|fd(?:a|sc)|dip ?he`,
  String.raw`pgce|pgde|pgdip|pg ?cert|pgd|qts|hnd|hnc|(?:btec|s?nvq|svq|qqi|fetac|rqf|nqf|tqf|cqf)${level}?|level${level}|n[1-6](?= |,)|t[- ]levels?|gcses?|igcses?|a[- /]?s?[- ]?levels?|o[- ]levels?|ged|hiset|highers|advanced highers|national 5s?|leaving cert(?:ificate)?|junior cert(?:ificate)?|wassce|waec|neco|bece|kcse|kcpe|csec|cxc|cape|matric|nsc|hsc|ssc|vce|atar|(?:the )?ib(?: diploma)?|sma|smk|stpm|spm|city (?:&|and) guilds(?: \d{3,4}(?:-\d+)?)?|red seal(?: trade test)?`,
  String.raw`(?:first|2:1|2:2)(?= in )|abitur|fachabitur|\p{L}*(?:schulabschluss|schulreife|abschluss|examen)|mittlere reife|hauptschule|lehre|ausbildung|meister(?:brief|prüfung)?|gesellenbrief|umschulung|dipl\.-?\p{L}*\.?|dipl-\p{L}+|diplom(?:-\p{L}+)?|magister|staatsexamen|matura|maturit[aà]|maturita`,
  String.raw`baccalaur[ée]at|bac(?: pro)?|bac ?\+ ?\d|brevet(?: de \p{L}+)?|bts|dut|cap(?= )|bep|licence(?: pro(?:fessionnelle)?)?|ma[iî]trise|bachelier|dipl[ôo]me(?: d[e']? ?(?:ing[ée]nieur|[ée]tat|p[âa]tisserie|\p{L}+))?|formation|graduat`,
  String.raw`licenciatur[ae]?|licenciad[oa]|bachillerato|grado(?: superior| medio| en)?(?= |,)|t[ée]cnico(?: superior| medio| profesional)?|fp(?: de)?(?: grado)?(?: superior| medi[oa]| b[áa]sic[oa])?|ciclo formativo(?: de grado (?:superior|medio))?|m[áa]ster|maestr[íi]a|doctorado|ingenier[íi]a|bacharelado|mestrado|tecn[óo]logo|ensino m[ée]dio|laurea(?: magistrale| triennale)?|dottorato|maturit[àa]`,
  String.raw`mbo(?:[- ]?\d)?|hbo|vmbo|havo|vwo|vbo|fagskole|fagbrev|svendebrev|yrkes\p{L}+|kandidat(?:examen)?|cand\.? ?\p{L}+\.?|civilingenj[öo]r|h[öo]gskoleexamen|gymnasieexamen|studenterexamen|in[żz]ynier|licencjat|technikum|ylioppilas\p{L}*|merkonomi|datanomi|l[äa]hihoitaja|sairaanhoitaja`,
  String.raw`[acp]pl(?= |,|$)|atpl|stcw|tefl|celta|delta(?= |,)|tesol|hgv(?: class)? ?\w?|cdl(?:[- ]?\w)?|osha ?\d{2}|cpr|acls|cpa|acca|cima|ryt[- ]?\d{3}|pmp|itil|comptia \p{L}\+|ccna|ccnp|prince2|cfa|mbbs|mrcp|bds|lpn|lvn`,
  String.raw`(?:high school|secondary school|school leaving|college|university|trade school) (?:diploma|certificate|degree)|degree`,
];

const known = new RegExp(
  String.raw`(?<![\p{L}\p{N}.-])(?<degree>(?:${alternatives.join("|")})(?: ?\(hons?\.?\)| hons\.?| honou?rs)?)(?![\p{L}\p{N}])`,
  "giu",
);

const ofKind = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?<degree>(?:(?!(?:i|a|an|my|the|and|then|in|of|got|have|did|with|from|at|also|plus|took|done|just|only|finished|completed|earned|for|to|on|had|has|some|no|passed|hold|doing|currently|one|two|self)\b)[\p{L}\p{N}][\p{L}\p{N}&+/.'-]* ){0,4}${kinds})(?![\p{L}\p{N}])`,
  "iu",
);

const highSchool =
  /^(?:(?:some|finished|completed|just|only|graduated|i (?:did|have|finished|completed)) )?(?<degree>high school|secondary school)(?: (?:only|graduate|grad))?(?=,|$| and (?:then|some|a few)\b)/i;

interface FoundDegree {
  readonly degree: string;
  readonly from: number;
  readonly to: number;
}

/** Letters that are also words are degrees only in capitals or with dots. */
const shouted =
  /^(?:cape|cap|sma|smk|spm|delta|ib|the ib|nsc|hsc|aa|aas|as|ab|sb|be|me|md|cpr|bac|cna|lpn|lvn|bds|cfa|cpl|ppl)$/i;
const written = /^(?:formation|grado|graduat|meister|training|ausbildung|examen)$/;
const isWord = (text: string): boolean => (shouted.test(text) && text !== text.toUpperCase()) || written.test(text);

/** "CFA Nantes" is a house that teaches, "CFA, 2015" a title one holds. */
const isHouse = (degree: string, after: string): boolean => /^cfa$/i.test(degree) && /^ \p{Lu}\p{Ll}/u.test(after);

export const degreesIn = (text: string): FoundDegree[] => {
  const whole = highSchool.exec(text.trim())?.groups?.["degree"];
  if (whole !== undefined)
    return [{ degree: whole, from: text.indexOf(whole), to: text.indexOf(whole) + whole.length }];
  const kind = ofKind.exec(text);
  const named: FoundDegree[] = kind ? [{ degree: kind[0], from: kind.index, to: kind.index + kind[0].length }] : [];
  const found = [...text.matchAll(known)]
    .filter((match) => !isWord(match[0]) && !isHouse(match[0], text.slice(match.index + match[0].length)))
    .map((match) => ({ degree: match[0], from: match.index, to: match.index + match[0].length }))
    .filter(
      ({ from, to }) =>
        !named.some((other) => from < other.to && to > other.from && to - from <= other.to - other.from),
    );
  const longer = named.filter((other) => !found.some(({ from, to }) => from < other.to && to > other.from));
  return [...found, ...longer].toSorted((a, b) => a.from - b.from);
};

export const hasDegree = (text: string): boolean => degreesIn(text).length > 0;

const fieldWord =
  /(?:^|\s)(?:\p{L}*(?:ology|ologie|ología|ologia|ics|ik|istry|ography|onomy|onomie|onomía|nomics|metry|matics|tecture|tektur|ecture|culture)|(?:computer|data|political|food|sport|sports|environmental|social|material|life|earth|health|animal|actuarial|culinary) (?:science|sciences|work|arts|care)|maths?|science|sciences|engineering|studies|nursing|midwifery|history|english|french|spanish|german|italian|japanese|chinese|literature|philosophy|business|management|administration|administración|marketing|accounting|accountancy|finance|law|derecho|education|pedagogy|design|arts?|music|drama|theatre|film|photography|journalism|media|communications?|chemistry|medicine|pharmacy|dentistry|architecture|agriculture|forestry|hairdressing|beauty|plumbing|carpentry|joinery|welding|electronics|electrical|mechanics|mechanical|construction|catering|hospitality|tourism|logistics|psychology|counsell?ing|theology|programming|software|it|ict|hvac|human resources|public health|child ?care|early years|informatik|maschinenbau|betriebswirtschaft|jura|droit|gestion|commerce|enfermería|mecánica|electrónica|informática)(?=\s|$|&)/iu;

/** Whether these words name something one studies. */
export const isField = (text: string): boolean => fieldWord.test(text.trim());
