/** What the environment says about erasing and keeping. */
import { usualGraceDays } from "#domain/closing/closing.ts";
import type { Keyring } from "./keyring.ts";

export interface RightsSettings {
  /** The keys of the ledger's hashes: without them a row names no person. The current one writes; all are tried for reading. */
  readonly ledgerKeys: Keyring;
  /** The ledger's copy outside the database; none is kept where this is not set. */
  readonly ledgerFile?: string | undefined;
  /** Months without a visit after which a candidate's account is erased. */
  readonly retentionMonths: number;
  /** Days between the beginning of a workspace's closing and its erasure. */
  readonly closingDays: number;
  /** Days after which the log forgets an email; 365 unless set. */
  readonly emailLogDays?: number | undefined;
}

export const usualRetentionMonths = 24;
export const usualEmailLogDays = 365;

interface WithRights {
  readonly keys: Keyring;
  readonly rights?: RightsSettings | undefined;
}

export const rightsSettingsOf = ({ keys, rights }: WithRights): RightsSettings =>
  rights ?? { ledgerKeys: keys, retentionMonths: usualRetentionMonths, closingDays: usualGraceDays };
