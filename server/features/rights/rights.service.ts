/** What the page about one's own data shows, and whether the person may delete it. */
import type { Rights } from "#domain/rights/rights.ts";
import type { Database } from "../../db/client.ts";
import type { RequestIdentity } from "../../infra/auth/auth-context.ts";
import { readConsents } from "./consent.service.ts";
import { wantsHumanReview } from "./human-review.service.ts";
import { erasureDateOf } from "./retention.service.ts";

const accountStatus = ({ person, workspaces }: RequestIdentity): Rights["standing"] => {
  if (person === null) return "signedOut";
  if (person.kind === "visitor" || person.kind === "staff") return person.kind;
  return workspaces.length > 0 ? "member" : "account";
};

export const describeRights = async (db: Database, identity: RequestIdentity, months: number): Promise<Rights> => {
  const { person, workspaces } = identity;
  const standing = accountStatus(identity);
  if (person === null)
    return { standing, email: null, workspaces: [], requestsHumanReview: false, retention: null, consents: [] };
  const erasedAt = standing === "account" ? await erasureDateOf(db, person.id, months) : null;
  return {
    standing,
    email: standing === "visitor" ? null : person.email,
    workspaces: standing === "member" ? workspaces.map(({ name }) => name) : [],
    requestsHumanReview: await wantsHumanReview(db, person.id),
    retention: erasedAt === null ? null : { months, erasedAt },
    consents: await readConsents(db, person.id),
  };
};
