/** The towns around cities, which only the server loads: "Helotes, TX" is in the metro of San Antonio. */
import metros from "#data/compiled/metro-towns.json" with { type: "json" };
import type { LocationFact } from "../facts/candidate-facts.ts";
import { parseLocation } from "./location.ts";

const metroByTown = new Map<string, string>();
for (const [metro, states] of Object.entries(metros as Readonly<Record<string, Readonly<Record<string, string>>>>))
  for (const [state, towns] of Object.entries(states))
    for (const town of towns.split(",")) metroByTown.set(`${town}|${state}`, metro);

/** Reads a location, with its metro if the town is in or near a city. */
export const locate = (text: string): LocationFact => {
  const place = parseLocation(text);
  return place.metro !== "" ? place : { ...place, metro: metroByTown.get(`${place.city}|${place.region}`) ?? "" };
};
