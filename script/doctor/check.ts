/** The doctor's checks and findings: one finding per check, with a fix for each failure. */
import type pg from "pg";
import type { Environment } from "#server/infra/env.ts";

export interface Finding {
  readonly name: string;
  readonly ok: boolean;
  readonly says: string;
  /** How to fix a failure. */
  readonly todo?: string;
}

export interface DoctorContext {
  readonly env: Environment;
  /** Not part of the environment schema. */
  readonly backupFolder: string | undefined;
  readonly buildFolder: string;
  /** How many processes of each kind will run. */
  readonly serving: number;
  readonly working: number;
  readonly now: () => number;
  /** Undefined if the database is unreachable; checks that need it are skipped. */
  readonly database: pg.Client | undefined;
}

export type Check = (patient: DoctorContext) => Promise<Finding | undefined>;

export const passing = (name: string, says: string): Finding => ({ name, ok: true, says });
export const failing = (name: string, says: string, todo: string): Finding => ({ name, ok: false, says, todo });

/** Turns an unexpected error of a check into a finding. */
export const withErrorFinding =
  (name: string, check: Check): Check =>
  async (context) => {
    try {
      return await check(context);
    } catch (error) {
      return failing(
        name,
        `check failed: ${error instanceof Error ? error.message : String(error)}`,
        "Fix the error, then run the doctor again.",
      );
    }
  };
