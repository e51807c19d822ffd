import type { Me } from "#domain/accounts/me.ts";

/** Staff with a second factor. Loaders under the desk ask for rows only then; the layout says why there are none. */
export const deskIsOpenTo = ({ person }: Me): boolean => person?.kind === "staff" && person.twoFactorEnabled;
