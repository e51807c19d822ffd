import type { Me } from "#domain/accounts/me.ts";

/**
 * True for staff with two-factor authentication. Loaders for desk pages fetch rows only then; the layout explains a
 * denial.
 */
export const canUseDesk = ({ person }: Me): boolean => person?.kind === "staff" && person.twoFactorEnabled;
