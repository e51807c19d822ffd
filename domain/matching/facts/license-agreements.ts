/** Where a license of one state counts in another: by a compact at once, by reciprocity after an application. */
import data from "#data/compiled/licenses.json" with { type: "json" };

type Agreements = Readonly<Record<string, readonly (readonly [state: string])[] | readonly string[]>>;

const statesByLicense = (kind: "compact" | "reciprocity"): ReadonlyMap<string, ReadonlySet<string>> =>
  new Map(
    Object.entries(data.agreements[kind] as Agreements).map(([license, states]) => [license, new Set(states.flat())]),
  );

const compacts = statesByLicense("compact");
const reciprocity = statesByLicense("reciprocity");
const byState = new Set<string>(data.byState);

/** Issued by a state, for work in that state. */
export const isStateLicense = (license: string): boolean => byState.has(license);

export const hasCompact = (license: string): boolean => compacts.has(license);
export const isInCompact = (license: string, state: string): boolean => compacts.get(license)?.has(state) === true;

export const isReciprocal = (license: string, from: string, to: string): boolean => {
  const states = reciprocity.get(license);
  return states !== undefined && states.has(from) && states.has(to);
};
