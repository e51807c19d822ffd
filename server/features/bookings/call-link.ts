/**
 * The link to a booked call: the call's id and a signature over it. Nothing is stored for it, so it lives exactly as long as
 * the booking does.
 */
import type { Keyring } from "../../infra/crypto/keyring.ts";
import { signedId } from "../../infra/crypto/signed-link.ts";

const link = signedId("strategy call link");

export const callToken = link.tokenOf;

export const callPath = (id: string, keys: Keyring): string => `/calls/${callToken(id, keys)}`;

/** The id in a valid token, else undefined. */
export const callIdOf = link.idIn;
