/** The rules of the access table: a status for each persona and owner. */
import type { Persona } from "./access-world.ts";

export type Owner = "own" | "other's" | "missing";

export type Rule = (persona: Persona, owner: Owner) => number;

export const withoutSession = (persona: Persona) => persona === "anonymous" || persona === "expired session";
/** A visitor has a session for their draft profile but no account. */
export const withoutAccount = (persona: Persona) => withoutSession(persona) || persona === "visitor";
export const levelOf: Partial<Readonly<Record<Persona, number>>> = {
  viewer: 1,
  editor: 2,
  "staff let in": 2,
  admin: 3,
  "admin of another": 3,
  "unconfirmed admin": 3,
};

export const anyone =
  (status: number): Rule =>
  () =>
    status;
export const signedIn =
  (status: number): Rule =>
  (persona) =>
    withoutAccount(persona) ? 401 : status;
export const staff =
  (status: number, missing = status): Rule =>
  (persona, owner) => {
    if (withoutAccount(persona)) return 401;
    if (!persona.startsWith("staff")) return 403;
    return owner === "own" ? status : missing;
  };
/** A desk row exists or not; it has no other owner. */
export const desk =
  (status: number): Rule =>
  (persona, owner) =>
    staff(owner === "missing" ? 404 : status)(persona, "own");
/** Requires this level; others get 403 before any lookup. */
export const inWorkspace =
  (level: 1 | 2 | 3, status: number, missing = status): Rule =>
  (persona, owner) => {
    if (withoutAccount(persona)) return 401;
    if ((levelOf[persona] ?? 0) < level) return 403;
    return owner === "own" ? status : missing;
  };
/** A part of the workspace: every member learns whether it exists, only some may use it. */
export const partOf =
  (level: 1 | 2 | 3, status: number): Rule =>
  (persona, owner) => {
    if (withoutAccount(persona)) return 401;
    if (levelOf[persona] === undefined) return 403;
    if (owner !== "own") return 404;
    return levelOf[persona] < level ? 403 : status;
  };

/** A member's own workspace; without one the demo, which lacks the row. */
export const orDemo =
  (status: number, inDemo: number): Rule =>
  (persona, owner) => {
    if (persona === "without the factor") return 403;
    if (levelOf[persona] === undefined) return inDemo;
    return owner === "own" ? status : 404;
  };

/** Only the owner's session reaches it; everyone else gets 404. */
export const ownOnly =
  (status: number): Rule =>
  (persona, owner) =>
    !withoutSession(persona) && owner === "own" ? status : 404;

/** Open only to the holder of the link. */
export const withLink =
  (status: number): Rule =>
  (_persona, owner) =>
    owner === "missing" ? 404 : status;

const isUnconfirmed = (persona: Persona) => persona.startsWith("unconfirmed");

/** Additionally requires a confirmed email: 403 without one, after the row is looked up. */
export const confirmed =
  (rule: Rule): Rule =>
  (persona, owner) => {
    const status = rule(persona, owner);
    return isUnconfirmed(persona) && status !== 404 ? 403 : status;
  };

/** Requires a confirmed email: 403 without one, before any lookup. */
export const confirmedFirst =
  (rule: Rule): Rule =>
  (persona, owner) =>
    isUnconfirmed(persona) ? 403 : rule(persona, owner);
