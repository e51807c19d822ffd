/** People of the network, as the database shows them to the workspace that is open: hidden fields never leave it. */
import { sql } from "drizzle-orm";
import type { Education, Position } from "#domain/profiles/history.ts";
import type { Database } from "../../db/client.ts";

export interface NetworkPerson {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly title: string | null;
  readonly location: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  readonly linkedinUrl: string | null;
  readonly portfolioUrl: string | null;
  readonly resumeUrl: string | null;
  readonly desiredSalary: number | null;
  readonly availability: string;
  readonly summary: string | null;
  readonly skills: readonly string[];
  readonly certifications: readonly string[];
  readonly experience: readonly Position[];
  readonly education: readonly Education[];
  readonly createdAt: Date;
}

export interface Before {
  readonly at: string;
  readonly id: string;
}

interface Asked {
  /** All of them where left out. */
  readonly ids?: readonly string[];
  readonly before?: Before | undefined;
  readonly most: number;
}

const idList = (ids: readonly string[]) => sql`${`{${ids.join(",")}}`}::uuid[]`;

/** Inside `asActor`. The newest first. */
export const networkPeople = async (db: Database, { ids, before, most }: Asked): Promise<readonly NetworkPerson[]> => {
  const { rows } = await db.execute(sql`
    select id, first_name as "firstName", last_name as "lastName", current_title as title, location, email, phone,
      linkedin_url as "linkedinUrl", portfolio_url as "portfolioUrl", resume_url as "resumeUrl",
      desired_salary::float8 as "desiredSalary", availability, summary, skills, certifications, experience, education,
      created_at as "createdAt"
    from match_network_people(${ids === undefined ? sql`null` : idList(ids)}, ${before?.at ?? null}::timestamptz, ${before?.id ?? null}::uuid, ${most})`);
  return rows.map((row) => ({ ...(row as unknown as NetworkPerson), createdAt: new Date(row["createdAt"] as string) }));
};

/** "Maya Okafor", "Maya O."; somebody who has not said their name is not made one up. */
export const nameOf = ({ firstName, lastName }: { readonly firstName: string; readonly lastName: string }): string =>
  `${firstName} ${lastName}`.trim() || "Name not given";
