/** What the doctor looks at and what it says: one finding a question, and for what is wrong what to do. */
import type pg from "pg";
import type { Environment } from "#server/infra/env.ts";

export interface Finding {
  readonly name: string;
  readonly isWell: boolean;
  readonly says: string;
  /** What to do about it, where something is wrong. */
  readonly todo?: string;
}

export interface Patient {
  readonly env: Environment;
  /** What the environment does not describe: the place of backups. */
  readonly backupFolder: string | undefined;
  readonly buildFolder: string;
  /** How many processes of each kind will run. */
  readonly serving: number;
  readonly working: number;
  readonly now: () => number;
  /** Undefined where there is no way to the database: what needs it is then left out. */
  readonly database: pg.Client | undefined;
}

export type Check = (patient: Patient) => Promise<Finding | undefined>;

export const well = (name: string, says: string): Finding => ({ name, isWell: true, says });
export const wrong = (name: string, says: string, todo: string): Finding => ({ name, isWell: false, says, todo });

/** A check that fails in a way nobody thought of is a finding too. */
export const carefully =
  (name: string, check: Check): Check =>
  async (patient) => {
    try {
      return await check(patient);
    } catch (error) {
      return wrong(
        name,
        `could not be looked at: ${error instanceof Error ? error.message : String(error)}`,
        "Look at the message, then run the doctor again.",
      );
    }
  };
