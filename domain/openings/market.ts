/** The job market of a person, and the most useful additions to their profile. */
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { demands } from "../roles/market.ts";

/** Below this many jobs the screen says that the sample is small. */
export const minSampleSize = 5;

const askedSkill = z.object({ name: z.string(), askedBy: z.int(), has: z.boolean() });
export type AskedSkill = z.infer<typeof askedSkill>;

const nextStep = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("field"), name: z.string() }),
  z.object({ kind: z.literal("skill"), name: z.string(), askedBy: z.int(), of: z.int() }),
]);
export type NextStep = z.infer<typeof nextStep>;

const payInAds = z.object({ count: z.int(), lowUsd: z.number(), highUsd: z.number() });
export type PayInAds = z.infer<typeof payInAds>;

export const showMarket = endpoint({
  method: "GET",
  path: "/api/candidate/market",
  reply: z.object({
    /** The title in the profile; may be empty. */
    title: z.string(),
    completeness: z.int(),
    next: z.array(nextStep),
    /** Open jobs with the same occupation, and how many of them are fake samples. */
    jobs: z.int(),
    samples: z.int(),
    asked: z.array(askedSkill),
    pay: payInAds.nullable(),
    /** The most similar role of our catalog, with the metrics of its page; null if there is none. */
    role: z
      .object({
        title: z.string(),
        path: z.string(),
        category: z.string(),
        salaryRange: z.string(),
        demand: z.enum(demands),
        timeToFill: z.string(),
      })
      .nullable(),
  }),
});

export type MarketInsight = z.infer<typeof showMarket.reply>;
