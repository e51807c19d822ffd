/** Who is signed in, as a page that was built ahead can know it: from a cookie, written on <html> for the styles to read. */
import { useEffect } from "react";
import type { UserKind } from "#domain/accounts/user-kind.ts";
import { hintCookie, type HintedKind, hintedKinds, hintSeconds } from "#domain/accounts/visitor-hint.ts";

const pattern = `(?:^|; )${hintCookie}=(${hintedKinds.join("|")})(?:;|$)`;

/**
 * Runs in the head, before anything is painted, so that the header never shows one person and then another; and again when
 * the browser brings back a page that it had put aside, since somebody may have signed out meanwhile.
 */
export const hintScript = `(()=>{const show=()=>{const kind=/${pattern}/.exec(document.cookie)?.[1];if(kind)document.documentElement.dataset.signedIn=kind;else delete document.documentElement.dataset.signedIn};show();addEventListener("pageshow",show)})()`;

const writeHint = (kind: HintedKind | undefined): void => {
  const { dataset } = document.documentElement;
  if (new RegExp(pattern).exec(document.cookie)?.[1] !== kind) {
    const secure = location.protocol === "https:" ? "; Secure" : "";
    const maxAge = kind === undefined ? 0 : hintSeconds;
    document.cookie = `${hintCookie}=${kind ?? ""}; Path=/; Max-Age=${maxAge}; SameSite=Lax${secure}`;
  }
  if (kind === undefined) delete dataset["signedIn"];
  else dataset["signedIn"] = kind;
};

/** A page that asked the server sets the hint right, where a session ended elsewhere or outlived it. */
export const useTrueHint = (kind: UserKind | null): void => {
  useEffect(() => writeHint(hintedKinds.find((each) => each === kind)), [kind]);
};

export const forgetHint = (): void => writeHint(undefined);
