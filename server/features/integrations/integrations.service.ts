/** A candidate's pages elsewhere: unverified until the page itself shows the candidate's code. */
import { randomBytes } from "node:crypto";
import { and, asc, eq } from "drizzle-orm";
import { z } from "zod";
import { brand } from "#domain/brand.ts";
import {
  addressHints,
  type confirmations,
  type Integration,
  type Platform,
  platforms,
  parsePlatformAddress,
  type PlatformAddress,
} from "#domain/profiles/integrations.ts";
import { asActor, type Database } from "../../db/client.ts";
import { candidateProfiles, externalIntegrations } from "../../db/tables/profiles.ts";
import { AppError } from "../../infra/http/errors.ts";
import { PageUnreachableError, safeFetch, type SafeFetchOptions } from "../../infra/outbound/safe-fetch.ts";
import { profileIdOf } from "../profiles/owner.service.ts";

const storedSettings = z.object({ code: z.string() }).catch({ code: "" });

const toIntegration = (row: typeof externalIntegrations.$inferSelect): Integration => ({
  platform: row.platform as Platform,
  profileUrl: row.profileUrl ?? "",
  username: row.username ?? "",
  isVerified: row.isVerified,
  code: storedSettings.parse(row.metadata).code,
});

const readIntegrations = async (db: Database): Promise<{ integrations: Integration[] }> => {
  const rows = await db.select().from(externalIntegrations).orderBy(asc(externalIntegrations.createdAt));
  const knownRows = rows.filter(({ platform }) => (platforms as readonly string[]).includes(platform));
  return { integrations: knownRows.map(toIntegration) };
};

export const listIntegrations = (db: Database, userId: string) => asActor(db, { userId }, readIntegrations);

/** Created when the address is stored, so that no page can contain the code by chance. */
const newCode = (): string => `${brand.name.toLowerCase()}-${randomBytes(6).toString("hex")}`;

/** The profile's columns repeat the link for readers with access. */
const columnOf = { linkedin: "linkedinUrl", github: "githubUrl", website: "portfolioUrl" } as const;

const updateProfileLink = async (
  db: Database,
  userId: string,
  platform: Platform,
  url: string | null,
): Promise<void> => {
  if (platform === "twitter") return;
  await db
    .update(candidateProfiles)
    .set({ [columnOf[platform]]: url })
    .where(eq(candidateProfiles.userId, userId));
};

const requireAddress = (platform: Platform, typed: string): PlatformAddress => {
  const address = parsePlatformAddress(platform, typed);
  if (address !== undefined && URL.canParse(address.profileUrl)) return address;
  throw new AppError("validation_failed", addressHints[platform], { address: addressHints[platform] });
};

export const connectPlatform = (db: Database, userId: string, platform: Platform, typed: string) => {
  const address = requireAddress(platform, typed);
  return asActor(db, { userId }, async (db) => {
    const candidateId = await profileIdOf(db, userId);
    const [existing] = await db.select().from(externalIntegrations).where(eq(externalIntegrations.platform, platform));
    if (existing?.profileUrl !== address.profileUrl) {
      const claim = { ...address, isVerified: false, lastSyncedAt: null, metadata: { code: newCode() } };
      await db
        .insert(externalIntegrations)
        .values({ candidateId, platform, ...claim })
        .onConflictDoUpdate({ target: [externalIntegrations.candidateId, externalIntegrations.platform], set: claim });
      await updateProfileLink(db, userId, platform, address.profileUrl);
    }
    return readIntegrations(db);
  });
};

export const disconnectPlatform = (db: Database, userId: string, platform: Platform) =>
  asActor(db, { userId }, async (db) => {
    const removedRows = await db
      .delete(externalIntegrations)
      .where(eq(externalIntegrations.platform, platform))
      .returning({ id: externalIntegrations.id });
    if (removedRows.length > 0) await updateProfileLink(db, userId, platform, null);
    return readIntegrations(db);
  });

const checkPage = async (code: string, url: string, options: SafeFetchOptions | undefined): Promise<Outcome> => {
  try {
    const page = await safeFetch(new URL(url), options);
    return page.includes(code) ? "verified" : "code_missing";
  } catch (error) {
    if (error instanceof PageUnreachableError) return "page_unreachable";
    throw error;
  }
};

type Outcome = (typeof confirmations)[number];

/** Fetches the page outside of a transaction; the address filter ignores the result if the address changed since. */
export const confirmPlatform = async (
  db: Database,
  userId: string,
  platform: Platform,
  options?: SafeFetchOptions,
): Promise<{ outcome: Outcome; integrations: Integration[] }> => {
  const claim = (await listIntegrations(db, userId)).integrations.find((each) => each.platform === platform);
  if (claim === undefined) throw new AppError("not_found");
  const outcome = claim.code === "" ? "code_missing" : await checkPage(claim.code, claim.profileUrl, options);
  return asActor(db, { userId }, async (db) => {
    if (outcome === "verified") {
      await db
        .update(externalIntegrations)
        .set({ isVerified: true, lastSyncedAt: new Date() })
        .where(and(eq(externalIntegrations.platform, platform), eq(externalIntegrations.profileUrl, claim.profileUrl)));
    }
    return { outcome, ...(await readIntegrations(db)) };
  });
};
