/** The browser's side of passkeys; the WebAuthn helper is loaded when someone first uses one. */
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/browser";
import {
  addPasskey,
  beginPasskeyRegistration,
  beginPasskeySignIn,
  type signInWithPasskey,
} from "#domain/accounts/passkeys.ts";
import type { Input } from "#domain/endpoint.ts";
import { ApiError, call, send } from "../api/api.ts";
import { toProblem } from "../api/problem.ts";

type PasskeyAnswer = Input<typeof signInWithPasskey>["body"]["response"];

export const hasPasskeys = (): boolean => typeof window !== "undefined" && "PublicKeyCredential" in window;

/** Asks the device to sign a challenge. The person confirms on the device. */
export const answerWithPasskey = async (): Promise<PasskeyAnswer> => {
  const options = (await call(beginPasskeySignIn, {})) as unknown as PublicKeyCredentialRequestOptionsJSON;
  const { startAuthentication } = await import("@simplewebauthn/browser");
  return { ...(await startAuthentication({ optionsJSON: options })) };
};

export const createPasskey = async (name: string): Promise<void> => {
  const options = (await call(beginPasskeyRegistration, {})) as unknown as PublicKeyCredentialCreationOptionsJSON;
  const { startRegistration } = await import("@simplewebauthn/browser");
  const response = { ...(await startRegistration({ optionsJSON: options })) };
  await send(addPasskey, { body: { response, name } });
};

/** The message for a failed passkey. The most common cause is that the person closed the device's dialog. */
export const passkeyProblem = (error: unknown): string => {
  if (error instanceof ApiError) return toProblem(error).message;
  const { name } = error as { name?: string };
  if (name === "InvalidStateError") return "This device already has a passkey for your account.";
  return "The passkey wasn't used. Try again, or choose another way.";
};
