/** Settings for erasure and retention. */
import { defaultGraceDays } from "#domain/closing/closing.ts";
import type { Keyring } from "./crypto/keyring.ts";

export interface RightsSettings {
  /** The keys of the ledger's hashes; without them a row identifies no person. The current one writes, all are tried for reading. */
  readonly ledgerKeys: Keyring;
  /** The ledger's copy outside the database; none is written if this is not set. */
  readonly ledgerFile?: string | undefined;
  /** Months without a visit after which a candidate's account is erased. */
  readonly retentionMonths: number;
  /** Days between the start of a workspace's closing and its erasure. */
  readonly closingDays: number;
  /** Days after which the log deletes an email; 365 by default. */
  readonly emailLogDays?: number | undefined;
}

const defaultRetentionMonths = 24;
export const defaultEmailLogDays = 365;

interface WithRights {
  readonly keys: Keyring;
  readonly rights?: RightsSettings | undefined;
}

export const rightsSettingsOf = ({ keys, rights }: WithRights): RightsSettings =>
  rights ?? { ledgerKeys: keys, retentionMonths: defaultRetentionMonths, closingDays: defaultGraceDays };
