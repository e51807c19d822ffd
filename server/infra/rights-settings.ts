/** What the environment says about erasing and keeping. */
import { usualGraceDays } from "#domain/closing/closing.ts";

export interface RightsSettings {
  /** The key of the ledger's hashes: without it nobody can tell whom a row is about. */
  readonly ledgerSecret: string;
  /** The ledger's copy outside the database; none is kept where this is not set. */
  readonly ledgerFile?: string | undefined;
  /** Months without a visit after which a candidate's account is erased. */
  readonly retentionMonths: number;
  /** Days between the beginning of a workspace's closing and its erasure. */
  readonly closingDays: number;
}

export const usualRetentionMonths = 24;

interface WithRights {
  readonly secret: string;
  readonly rights?: RightsSettings | undefined;
}

export const rightsSettingsOf = ({ secret, rights }: WithRights): RightsSettings =>
  rights ?? { ledgerSecret: secret, retentionMonths: usualRetentionMonths, closingDays: usualGraceDays };
