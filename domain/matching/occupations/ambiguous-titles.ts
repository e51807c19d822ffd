/** Titles that name a position but no trade. The industry decides what the work is. */
interface AmbiguousTitle {
  readonly title: RegExp;
  readonly industry: RegExp;
  /** The same work by its plain name. */
  readonly standardTitle: string;
}

const genericEngineer =
  /\b(?:project|design|staff|graduate|field|resident|site)?\s*(?:engineer|designer)\b|\bproject manager\b/i;
const restaurantIndustry = /restaurant|dining|quick[ -]service|fast[ -]food|\bqsr\b|food ?service|steakhouse|pub\b/i;
const softwareIndustry = /software|internet|saas|cloud|consumer apps|e-?commerce|online|financial technology|fintech/i;

const ambiguousTitles: readonly AmbiguousTitle[] = [
  {
    title: genericEngineer,
    industry: /\bcivil\b|land development|site development|highways?|water resources/i,
    standardTitle: "Civil Engineer",
  },
  {
    title: /\b(?:instructor|educator|faculty)\b/i,
    industry: /^(?!.*(?:college|universit|higher)).*(?:school|k-?12|district)/i,
    standardTitle: "Teacher",
  },
  {
    title: /\b(?:production|operations|systems reliability|systems|reliability) engineer\b/i,
    industry: softwareIndustry,
    standardTitle: "Site Reliability Engineer",
  },
  {
    title:
      /^(?!.*\b(?:box|delivery|rideshare|ride|bus|shuttle|local|forklift|yard|crane|equipment|machine)\b).*\b(?:drivers?|operator)\b/i,
    industry: /truck|freight|haul|flatbed|motor carrier/i,
    standardTitle: "Truck Driver",
  },
  {
    title: /\b(?:assistant general manager|agm)\b/i,
    industry: restaurantIndustry,
    standardTitle: "Assistant Restaurant General Manager",
  },
  {
    title: /\b(?:(?:operating|managing|general) partner|proprietor|store manager|unit manager)\b/i,
    industry: restaurantIndustry,
    standardTitle: "Restaurant General Manager",
  },
  {
    title: /\b(?:case (?:manager|coordinator)|litigation support \w+)\b/i,
    industry: /\blaw\b|legal/i,
    standardTitle: "Paralegal",
  },
  {
    title: /\b(?:community|site|resident|portfolio) (?:manager|director)\b/i,
    industry: /housing|apartment|multi-?family|real estate|property|residential communit/i,
    standardTitle: "Property Manager",
  },
  {
    title: /\bcase manager\b/i,
    industry: /social services|child welfare|foster|human services/i,
    standardTitle: "Social Worker",
  },
];

/** The title by its plain name, with rank and subject. A title that names its trade is returned unchanged. */
export const disambiguateTitle = (title: string, industry: string): string => {
  const ambiguous = ambiguousTitles.find((each) => each.title.test(title) && each.industry.test(industry));
  return ambiguous === undefined
    ? title
    : title
        .replace(/\b(?:drivers?|operator)\b/i.test(title) ? /^.*$/ : ambiguous.title, ` ${ambiguous.standardTitle}`)
        .trim();
};
