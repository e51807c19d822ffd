/** Industries as people write them, in groups of related ones. */
type Group = readonly [group: string, members: readonly (readonly [id: string, words: RegExp])[]];

const groups: readonly Group[] = [
  [
    "care",
    [
      ["hospitals", /\bhospitals?\b|health system|medical cent(?:er|re)|\bhealthcare\b|health care|acute care/i],
      ["clinics", /ambulatory|physician|clinic|medical practice|outpatient|urgent care|primary care|medical group/i],
      ["dental", /dental|orthodont|veterinar|animal/i],
      [
        "long-term-care",
        /nursing (?:home|facility)|skilled nursing|senior living|hospice|home health|assisted living|rehab/i,
      ],
      ["emergency-services", /emergency services|ambulance|\bems\b/i],
      ["behavioral", /behaviou?ral|mental health|social services/i],
    ],
  ],
  [
    "life-science",
    [
      ["pharma", /pharma|biotech|life sciences?|drug/i],
      ["devices", /medical (?:device|distribution|equipment)|diagnostics|laborator/i],
      ["digital-health", /digital health|health ?tech|health insurance software|telehealth|medtech/i],
    ],
  ],
  [
    "money",
    [
      ["banking", /bank|credit union|lending|mortgage/i],
      ["insurance", /\binsurance\b(?! software)|insurer/i],
      ["investment", /asset management|private equity|venture|hedge|wealth|investment|capital markets|brokerage/i],
      ["fintech", /financial technology|fintech|payments/i],
      ["financial-services", /financial services|\bfinance\b/i],
    ],
  ],
  [
    "technology",
    [
      ["software", /software|saas|internet|technology|consumer apps|\bapps?\b/i],
      ["cybersecurity", /cyber|security software/i],
      ["it-services", /it services|information technology|cloud|hosting|data cent/i],
      ["telecom", /telecom|networking|wireless/i],
      ["hardware", /semiconductor|electronics|hardware/i],
      ["games", /games?\b|gaming/i],
    ],
  ],
  [
    "selling",
    [
      ["retail", /retail|grocery|supermarket|stores?\b|department store/i],
      ["e-commerce", /e-?commerce|online/i],
      ["wholesale", /wholesale|distribut/i],
      ["consumer-goods", /consumer goods|cpg|fmcg|apparel|fashion|beauty|cosmetic|beverage/i],
    ],
  ],
  [
    "moving",
    [
      ["logistics", /logistic|distribut|3pl|third-party|warehous|fulfil|supply chain|freight|courier|parcel/i],
      ["trucking", /truck|transport|haul|fleet|transit|rail|shipping|maritime/i],
      ["aviation", /aviation|airline|aerospace|airport/i],
    ],
  ],
  [
    "making",
    [
      ["manufacturing", /manufactur|industrial|machinery|plant|production|factory|metal|steel|plastics|packaging/i],
      ["automotive", /automotive|vehicle|auto\b/i],
      ["aerospace", /aerospace|defen[cs]e|space/i],
      ["food-making", /food (?:&|and)? ?(?:beverage)? ?manufactur|food process|bakery|brewery|meat/i],
      ["chemicals", /chemical|petrochem|refin/i],
      ["electronics", /semiconductor|electronics/i],
    ],
  ],
  [
    "building",
    [
      ["construction", /construct|contractor|building|homebuild|civil|infrastructure/i],
      ["engineering-firm", /engineering|architecture|survey/i],
      ["home-services", /home services|landscap|hvac|plumbing|electrical|roofing|repair/i],
      ["property", /real estate|property|facilit/i],
      ["solar", /solar|renewable|wind/i],
    ],
  ],
  [
    "energy",
    [
      ["utilities", /utilit|power|electric(?:ity)?\b|water/i],
      ["oil-gas", /oil|gas\b|petrol|pipeline|mining/i],
      ["renewables", /solar|renewable|wind|energy/i],
    ],
  ],
  [
    "guests",
    [
      ["hotels", /hotel|hospitality|resort|lodging|casino|cruise|travel|tourism/i],
      ["restaurants", /restaurant|food service|catering|dining|caf[eé]|quick service|bar\b/i],
      ["events", /events?\b|entertainment|sports|fitness|recreation|museum/i],
    ],
  ],
  [
    "learning",
    [
      ["schools", /school|k-?12|education|district/i],
      ["colleges", /college|universit|higher ed/i],
      ["training", /training|edtech|e-?learning|tutoring/i],
    ],
  ],
  [
    "public",
    [
      ["government", /government|public sector|county|city of|state of|federal|municipal/i],
      ["military", /military|army|navy|air force|marine|defen[cs]e/i],
      ["nonprofit", /non-?profit|charit|ngo|foundation/i],
      ["security-services", /security services|guard|protective|correction|law enforcement/i],
    ],
  ],
  [
    "advice",
    [
      ["law", /law\b|legal/i],
      ["public-accounting", /public accounting|accounting|audit|tax\b|cpa/i],
      ["consulting", /consult|advisory|professional services/i],
      ["staffing", /staffing|recruit/i],
      ["agency", /agency|advertis|marketing|public relations|design studio/i],
      ["media", /media|publish|news|film|broadcast|television|music/i],
    ],
  ],
];

const all = groups.flatMap(([group, members]) => members.map(([id, words]) => ({ id: `${group}.${id}`, words })));
const maxIndustries = 3;

/** The industries that a short text names, with the whole text read as one name. */
export const industriesOf = (text: string): readonly string[] =>
  all
    .filter(({ words }) => words.test(text))
    .map(({ id }) => id)
    .slice(0, maxIndustries);

const sameGroup = 0.6;
const relatedIndustries: readonly (readonly [string, string, number])[] = [
  ["care", "life-science", 0.5],
  ["money", "advice", 0.3],
  ["technology", "money.fintech", 0.6],
  ["technology", "life-science.digital-health", 0.6],
  ["care", "life-science.digital-health", 0.7],
  ["selling", "moving", 0.5],
  ["making", "moving", 0.4],
  ["making", "building", 0.4],
  ["making", "energy", 0.5],
  ["building", "energy", 0.5],
  ["guests", "selling", 0.4],
  ["learning", "public", 0.4],
  ["care", "public", 0.3],
];

const belongsTo = (id: string, side: string) => id === side || id.startsWith(`${side}.`);

const nearnessBetween = (one: string, other: string): number => {
  if (one === other) return 1;
  if (one.split(".")[0] === other.split(".")[0]) return sameGroup;
  let best = 0;
  for (const [left, right, value] of relatedIndustries)
    if ((belongsTo(one, left) && belongsTo(other, right)) || (belongsTo(one, right) && belongsTo(other, left)))
      best = Math.max(best, value);
  return best;
};

export const nearnessOfIndustries = (some: readonly string[], others: readonly string[]): number => {
  let best = 0;
  for (const one of some) for (const other of others) best = Math.max(best, nearnessBetween(one, other));
  return best;
};

/** The nearness of every industry to these. Industries with none are left out. */
export const industriesNear = (some: readonly string[]): ReadonlyMap<string, number> => {
  const near = new Map<string, number>();
  for (const { id } of all) {
    const value = nearnessOfIndustries(some, [id]);
    if (value > 0) near.set(id, value);
  }
  return near;
};
