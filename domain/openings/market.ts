/** What a person's market asks for and pays, and what their profile would gain from most. */
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { demands } from "../roles/market.ts";

/** Fewer jobs than this are a hint and no figure, and the screen says so. */
export const smallSample = 5;

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
    /** As the person says it; empty where they have not. */
    title: z.string(),
    completeness: z.int(),
    next: z.array(nextStep),
    /** Open jobs of the same work; how many of them are invented samples. */
    jobs: z.int(),
    samples: z.int(),
    asked: z.array(askedSkill),
    pay: payInAds.nullable(),
    /** The nearest role of our catalogue, with the figures of its page; null where no role is near. */
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
