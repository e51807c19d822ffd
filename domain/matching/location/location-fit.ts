/** Whether the candidate can work where the job is done. */
import type { CandidateFacts, Span, WorkPreference } from "../facts/candidate-facts.ts";
import type { JobNeeds } from "../ad/job-needs.ts";
import { leadingLocation, isSameLocation, isWithinRegions } from "./location.ts";
import type { MatchTrace } from "../score/trace.ts";
import { regionOfState } from "./us-locations.ts";

export interface LocationFit {
  readonly verdict: MatchTrace["location"]["verdict"];
  /** The share of the full points for location, 0 to 1. */
  readonly share: number;
  readonly spans: readonly Span[];
}

const fit = (verdict: LocationFit["verdict"], share: number, preference?: WorkPreference): LocationFit => ({
  verdict,
  share,
  spans: preference === undefined ? [] : [preference.span],
});

const preferenceOf = (facts: CandidateFacts, kind: WorkPreference["kind"]): WorkPreference | undefined =>
  facts.wishes.find((each) => each.kind === kind);

const isMovingToJob = (moving: WorkPreference, needs: JobNeeds): boolean => {
  const { city, region } = needs.place;
  if (city !== "" && `${moving.about} `.startsWith(`${city} `) && !/,/.test(moving.about)) return true;
  const to = leadingLocation(moving.about);
  return isSameLocation(to, needs.place) || (to.city === "" && to.region !== "" && to.region === region);
};

export const locationFit = (needs: JobNeeds, facts: CandidateFacts): LocationFit => {
  const { place } = facts;
  const moving = preferenceOf(facts, "moving-to");
  const openToMove = preferenceOf(facts, "open-to-move");
  const willNotMove = preferenceOf(facts, "will-not-move");
  const remoteOnly = preferenceOf(facts, "remote-only");
  if (needs.remote && needs.place.region === "") {
    if (place.country === "" && place.region === "") return fit("unknown", 0.7);
    if (isWithinRegions(place, needs.remoteWithin)) return fit("remote", 1);
    if (moving !== undefined && isMovingToJob(moving, needs)) return fit("moving", 1, moving);
    if (willNotMove !== undefined) return fit("refused", 0, willNotMove);
    return openToMove === undefined ? fit("elsewhere", 0.1) : fit("open-to-move", 0.7, openToMove);
  }
  if (isSameLocation(place, needs.place)) {
    if (remoteOnly !== undefined && !needs.remote) return fit("refused", 0.2, remoteOnly);
    return fit("same-place", 1);
  }
  if (moving !== undefined && isMovingToJob(moving, needs)) return fit("moving", 1, moving);
  if (needs.remote && isWithinRegions(place, needs.remoteWithin)) return fit("remote", 1);
  if (needs.place.city === "" && needs.place.region === "") return fit("unknown", 0.7);
  if (place.country === "" && place.city === "") return fit("unknown", 0.5);
  if (willNotMove !== undefined) return fit("refused", 0, willNotMove);
  if (remoteOnly !== undefined) return fit("refused", 0, remoteOnly);
  if (openToMove !== undefined) return fit("open-to-move", 0.9, openToMove);
  if (place.region !== "" && place.region === needs.place.region) return fit("near", 0.4);
  // A region of several states, such as the Midwest; place.region is a state.
  const isSameUsRegion =
    place.country === needs.place.country && regionOfState.get(place.region) === regionOfState.get(needs.place.region);
  return fit("elsewhere", isSameUsRegion ? 0.2 : 0.1);
};
