/**
 * Whether someone is signed in, for prerendered pages. It comes from a cookie and is set on <html> for the stylesheet.
 */
import { useEffect } from "react";
import type { UserKind } from "#domain/accounts/user-kind.ts";
import { hintCookie, type HintedKind, hintedKinds, hintMaxAgeSeconds } from "#domain/accounts/visitor-hint.ts";

const pattern = `(?:^|; )${hintCookie}=(${hintedKinds.join("|")})(?:;|$)`;

/** Where the browser keeps whether the sidebar is collapsed. */
export const sidebarKey = "cohire-sidebar";

/**
 * Runs in the head before the first paint, so that the header never flickers between two states. It runs again when the
 * browser restores the page from its back/forward cache, since the person may have signed out.
 */
export const hintScript = `(()=>{const data=document.documentElement.dataset;try{const sidebar=localStorage.getItem("${sidebarKey}");if(sidebar)data.sidebar=sidebar}catch{}const show=()=>{const kind=/${pattern}/.exec(document.cookie)?.[1];if(kind)data.signedIn=kind;else delete data.signedIn};show();addEventListener("pageshow",show)})()`;

const writeHint = (kind: HintedKind | undefined): void => {
  const { dataset } = document.documentElement;
  if (new RegExp(pattern).exec(document.cookie)?.[1] !== kind) {
    const secure = location.protocol === "https:" ? "; Secure" : "";
    const maxAge = kind === undefined ? 0 : hintMaxAgeSeconds;
    document.cookie = `${hintCookie}=${kind ?? ""}; Path=/; Max-Age=${maxAge}; SameSite=Lax${secure}`;
  }
  if (kind === undefined) delete dataset["signedIn"];
  else dataset["signedIn"] = kind;
};

/** A page that loaded the session corrects the hint, for example after a sign-out in another tab. */
export const useSyncHint = (kind: UserKind | null): void => {
  useEffect(() => writeHint(hintedKinds.find((each) => each === kind)), [kind]);
};

export const clearHint = (): void => writeHint(undefined);
