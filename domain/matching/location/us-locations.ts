/** Locations as recruiters see them: people in one town of a metro can work in any other town of it. */
import locations from "#data/compiled/us-locations.json" with { type: "json" };

const states = locations.states as [code: string, name: string, region: string][];
export const stateCodes: ReadonlySet<string> = new Set(states.map(([code]) => code));
export const stateByName: ReadonlyMap<string, string> = new Map(
  states.map(([code, name]) => [name.toLowerCase(), code]),
);
export const regionOfState: ReadonlyMap<string, string> = new Map(states.map(([code, , region]) => [code, region]));

const provinces = locations.provinces as [code: string, name: string][];
export const provinceCodes: ReadonlySet<string> = new Set(provinces.map(([code]) => code));
export const provinceByName: ReadonlyMap<string, string> = new Map(
  provinces.map(([code, name]) => [name.toLowerCase(), code]),
);

export const countries: readonly (readonly [code: string, words: RegExp])[] = [
  ["US", /\b(?:u\.?s\.?a?\.?|united states|america)(?![\w-])/i],
  ["CA", /\bcanada\b/i],
  ["MX", /\bm[eé]xico\b(?! city, )/i],
  ["GB", /\b(?:uk|united kingdom|england|scotland|wales|london)\b/i],
  ["IE", /\bireland\b/i],
  ["IN", /\bindia\b/i],
  ["PL", /\bpoland\b/i],
  ["DE", /\bgermany\b/i],
  ["FR", /\bfrance\b/i],
  ["ES", /\bspain\b/i],
  ["PT", /\bportugal\b/i],
  ["IT", /\bitaly\b/i],
  ["NL", /\bnetherlands\b/i],
  ["UA", /\bukraine\b/i],
  ["RO", /\bromania\b/i],
  ["BR", /\bbrazil\b/i],
  ["AR", /\bargentina\b/i],
  ["CO", /\bcolombia\b/i],
  ["PH", /\bphilippines\b/i],
  ["PK", /\bpakistan\b/i],
  ["BD", /\bbangladesh\b/i],
  ["NG", /\bnigeria\b/i],
  ["KE", /\bkenya\b/i],
  ["ZA", /\bsouth africa\b/i],
  ["EG", /\begypt\b/i],
  ["TR", /\bturkey|türkiye\b/i],
  ["IL", /\bisrael\b/i],
  ["AE", /\b(?:uae|united arab emirates|dubai)\b/i],
  ["CN", /\bchina\b/i],
  ["JP", /\bjapan\b/i],
  ["KR", /\b(?:south )?korea\b/i],
  ["SG", /\bsingapore\b/i],
  ["VN", /\bvietnam\b/i],
  ["AU", /\baustralia\b/i],
  ["NZ", /\bnew zealand\b/i],
];

const metroOf = new Map<string, string>();
/** A metro's own state is the first that the list names for it. */
const metroState = new Map<string, string>();
for (const [metro, states] of Object.entries(locations.metros))
  for (const [state, towns] of Object.entries(states)) {
    if (!metroState.has(metro)) metroState.set(metro, state);
    for (const town of towns.split(",")) metroOf.set(`${town}|${state}`, metro);
  }

/** The metro of a town, "" if it is in none of the large ones. */
export const metroFor = (city: string, state: string): string => metroOf.get(`${city}|${state}`) ?? "";

/** If people leave out the state, "Denver" alone can only be the metro of that name. */
export const stateOfMetroCity = (city: string): string => {
  const metro = city.replaceAll(" ", "-");
  return metroState.get(metro) ?? (city === "nyc" || city === "manhattan" ? "NY" : "");
};
