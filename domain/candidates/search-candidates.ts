/** The people of a workspace, found by what is known of them. */
import { z } from "zod";
import { endpoint } from "../endpoint.ts";

export const peoplePerPage = 50;
/** Above this nobody counts on: "more than 1,000". */
export const mostPeopleCounted = 1000;
export const mostSkillsAsked = 10;
const mostYears = 80;
const mostSalary = 10_000_000;

export const peopleOrders = ["newest", "name"] as const;

const words = z.string().trim().max(200).default("");
const number = (most: number) =>
  z
    .union([z.literal(""), z.coerce.number().int().min(0).max(most)])
    .default("")
    .transform((value) => (value === "" ? null : value));

/** As it stands in an address, so that a search can be kept, shared and gone back to. */
export const peopleFilter = z.object({
  /** Names, titles, companies, words of the summary: all of them, the last one as far as it is typed. */
  q: words,
  /** All of these, separated by commas, in any case. */
  skills: z
    .string()
    .max(1000)
    .default("")
    .transform((text) => [
      ...new Set(
        text
          .split(",")
          .map((skill) => skill.trim().toLowerCase())
          .filter((skill) => skill !== ""),
      ),
    ])
    .pipe(z.array(z.string()).max(mostSkillsAsked)),
  place: words,
  yearsFrom: number(mostYears),
  yearsTo: number(mostYears),
  /** Whoever asks for no more than this, or does not say. */
  salaryTo: number(mostSalary),
  order: z.enum(peopleOrders).default("newest"),
});

export type PeopleFilter = z.output<typeof peopleFilter>;

export const foundPerson = z.object({
  id: z.uuid(),
  name: z.string(),
  currentTitle: z.string().nullable(),
  currentCompany: z.string().nullable(),
  location: z.string().nullable(),
  years: z.int().nullable(),
  desiredSalary: z.number().nullable(),
  skills: z.array(z.string()),
  source: z.string().nullable(),
  isSample: z.boolean(),
  applications: z.int(),
  addedAt: z.iso.datetime(),
});

export type FoundPerson = z.infer<typeof foundPerson>;

export const searchCandidates = endpoint({
  method: "GET",
  path: "/api/candidates/search",
  query: peopleFilter.extend({ after: z.string().max(400).default("") }),
  reply: z.object({
    people: z.array(foundPerson),
    next: z.string().nullable(),
    /** Up to one more than is counted. */
    counted: z.int(),
  }),
});
