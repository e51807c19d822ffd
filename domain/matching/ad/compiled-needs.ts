/** Prepares a job's needs for scoring thousands of candidates: every term maps to the elements it meets. */
import { industriesNear } from "../occupations/industry-words.ts";
import { type AdPlaces, adPlacesOf } from "./copied-ad.ts";
import type { JobNeeds, MeetingTerm, NeedElement } from "./job-needs.ts";
import { shareOfNeeds } from "../score/need-weights.ts";
import type { MatchSettings } from "../score/settings.ts";
import { stemsOf } from "../occupations/stems.ts";
import { type AdWords, weighAdWords } from "../occupations/word-overlap.ts";
import type { Term } from "../retrieval/terms.ts";

interface FlatElement {
  readonly need: number;
  readonly element: NeedElement;
  /** Share of the whole skills part. */
  readonly weight: number;
  /** Indexes of its stems among all stems of the job. */
  readonly stems: readonly number[];
  readonly industries: ReadonlyMap<string, number> | undefined;
}

interface TermUse {
  readonly at: number;
  readonly how: MeetingTerm["how"];
  readonly credit: number;
}

export interface CompiledNeeds {
  readonly needs: JobNeeds;
  readonly settings: MatchSettings;
  readonly shares: readonly number[];
  readonly elements: readonly FlatElement[];
  readonly uses: ReadonlyMap<Term, readonly TermUse[]>;
  /** Every stem that meets an element, once. */
  readonly stems: readonly string[];
  readonly ad: AdPlaces;
  readonly adWords: AdWords;
  readonly industries: ReadonlyMap<string, number>;
  readonly occupations: ReadonlyMap<string, number>;
}

export const compileNeeds = (needs: JobNeeds, settings: MatchSettings): CompiledNeeds => {
  const shares = shareOfNeeds(needs, settings);
  const stems = [...new Set(needs.needs.flatMap((need) => need.elements.flatMap((element) => element.stems)))];
  const indexByStem = new Map(stems.map((stem, index) => [stem, index]));
  const elements = needs.needs.flatMap((need, index) =>
    need.elements.map((element) => ({
      need: index,
      element,
      weight: (shares[index] ?? 0) * element.share,
      stems: element.stems.map((stem) => indexByStem.get(stem) ?? 0),
      industries: element.industries.length === 0 ? undefined : industriesNear(element.industries),
    })),
  );
  const uses = new Map<Term, TermUse[]>();
  for (const [index, { element }] of elements.entries())
    for (const { term, how, credit } of element.terms) {
      if (!settings.useRelatedSkills && how !== "itself") continue;
      uses.set(term, [...(uses.get(term) ?? []), { at: index, how, credit }]);
    }
  return {
    needs,
    settings,
    shares,
    elements,
    uses,
    stems,
    adWords: weighAdWords(needs.adWords),
    ad: adPlacesOf(needs.needs.flatMap((need) => stemsOf(need.words))),
    industries: industriesNear(needs.industries),
    occupations: new Map(settings.useOccupations ? Object.entries(needs.occupations) : []),
  };
};
