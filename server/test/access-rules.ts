/** Who gets which answer: the rules of which the access table is made. */
import type { Knocker } from "./access-world.ts";

export type Whose = "own" | "other's" | "missing";

export type Rule = (knocker: Knocker, whose: Whose) => number;

export const withoutSession = (knocker: Knocker) => knocker === "anonymous" || knocker === "expired session";
/** A visitor has a session, for what they build, and no account. */
export const outside = (knocker: Knocker) => withoutSession(knocker) || knocker === "visitor";
export const levelOf: Partial<Readonly<Record<Knocker, number>>> = {
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
  (knocker) =>
    outside(knocker) ? 401 : status;
export const staff =
  (status: number, missing = status): Rule =>
  (knocker, whose) => {
    if (outside(knocker)) return 401;
    if (!knocker.startsWith("staff")) return 403;
    return whose === "own" ? status : missing;
  };
/** The firm's one desk: there or not there, and never somebody else's. */
export const desk =
  (status: number): Rule =>
  (knocker, whose) =>
    staff(whose === "missing" ? 404 : status)(knocker, "own");
/** From this level on; others are told that they may not, before anything is looked up. */
export const inWorkspace =
  (level: 1 | 2 | 3, status: number, missing = status): Rule =>
  (knocker, whose) => {
    if (outside(knocker)) return 401;
    if ((levelOf[knocker] ?? 0) < level) return 403;
    return whose === "own" ? status : missing;
  };
/** A part of the workspace: every member learns whether it is there, only some may touch it. */
export const partOf =
  (level: 1 | 2 | 3, status: number): Rule =>
  (knocker, whose) => {
    if (outside(knocker)) return 401;
    if (levelOf[knocker] === undefined) return 403;
    if (whose !== "own") return 404;
    return levelOf[knocker] < level ? 403 : status;
  };

/** A member's own workspace; without one it is looked for in the demo, where it is not. */
export const orDemo =
  (status: number, inDemo: number): Rule =>
  (knocker, whose) => {
    if (knocker === "without the factor") return 403;
    if (levelOf[knocker] === undefined) return inDemo;
    return whose === "own" ? status : 404;
  };

/** Whoever has a session reaches their own; to everybody else it is not there. */
export const ownOnly =
  (status: number): Rule =>
  (knocker, whose) =>
    !withoutSession(knocker) && whose === "own" ? status : 404;

/** Open to whoever holds the link, and to nobody else. */
export const byLink =
  (status: number): Rule =>
  (_knocker, whose) =>
    whose === "missing" ? 404 : status;

const isUnconfirmed = (knocker: Knocker) => knocker.startsWith("unconfirmed");

/** The same for a confirmed address; without one 403, after the part of the workspace has been looked up. */
export const confirmed =
  (rule: Rule): Rule =>
  (knocker, whose) => {
    const status = rule(knocker, whose);
    return isUnconfirmed(knocker) && status !== 404 ? 403 : status;
  };

/** Without a confirmed address 403, before anything is looked up. */
export const confirmedFirst =
  (rule: Rule): Rule =>
  (knocker, whose) =>
    isUnconfirmed(knocker) ? 403 : rule(knocker, whose);
