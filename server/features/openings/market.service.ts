/** A person's profile compared with open jobs of the same work and with the metrics of our role pages. */
import { similarAds, nextSteps, payInAds, skillsAsked, occupationsOf } from "#domain/openings/market-insight.ts";
import type { MarketInsight } from "#domain/openings/market.ts";
import { nearestRole } from "#domain/openings/nearest-role.ts";
import { completenessOf } from "#domain/profiles/completeness.ts";
import { marketFor } from "#domain/roles/market.ts";
import type { Database } from "../../db/client.ts";
import { noProfile, findProfile } from "../profiles/profiles.service.ts";
import { readOpenJobs, readOwnRecord } from "./openings.service.ts";

export const readMarket = async (db: Database, userId: string | null, now: Date): Promise<MarketInsight> => {
  const { profile } = userId === null ? noProfile(false) : await findProfile(db, { userId, hasAccount: false });
  const ownRecord = userId === null ? null : await readOwnRecord(db, userId, now);
  const work = ownRecord === null ? [] : occupationsOf(ownRecord.facts);
  const ads = work.length === 0 ? [] : similarAds(await readOpenJobs(db), work);
  const askedSkills = ownRecord === null ? [] : skillsAsked(ads, ownRecord.facts);
  const role = work.length === 0 ? null : nearestRole(profile.title, work);
  return {
    title: profile.title,
    completeness: completenessOf(profile),
    next: [...nextSteps(profile, askedSkills, ads.length)],
    jobs: ads.length,
    samples: ads.filter(({ isSample }) => isSample).length,
    asked: [...askedSkills],
    pay: payInAds(ads),
    role:
      role === null
        ? null
        : { title: role.title, path: `/${role.slug}`, category: role.category, ...marketFor(role.category) },
  };
};
