/** What the page about one's own data shows, and whether somebody may delete it. */
import type { Rights } from "#domain/rights/rights.ts";
import type { Database } from "../../db/client.ts";
import type { Asker } from "../../infra/who.ts";
import { readConsents } from "./consent.service.ts";
import { wantsPerson } from "./human-review.service.ts";
import { erasedOn } from "./retention.service.ts";

const standingOf = ({ person, workspaces }: Asker): Rights["standing"] => {
  if (person === null) return "nobody";
  if (person.kind === "visitor" || person.kind === "staff") return person.kind;
  return workspaces.length > 0 ? "member" : "account";
};

export const describeRights = async (db: Database, asker: Asker, months: number): Promise<Rights> => {
  const { person, workspaces } = asker;
  const standing = standingOf(asker);
  if (person === null)
    return { standing, email: null, workspaces: [], wantsPerson: false, retention: null, consents: [] };
  const erasedAt = standing === "account" ? await erasedOn(db, person.id, months) : null;
  return {
    standing,
    email: standing === "visitor" ? null : person.email,
    workspaces: standing === "member" ? workspaces.map(({ name }) => name) : [],
    wantsPerson: await wantsPerson(db, person.id),
    retention: erasedAt === null ? null : { months, erasedAt },
    consents: await readConsents(db, person.id),
  };
};
