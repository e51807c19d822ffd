/** The query parameter that opens a candidate over a page of the workspace. */
import type { ShouldRevalidateFunction } from "react-router";

export const candidateParam = "candidate";

export const withoutCandidate = (search: string): string => {
  const params = new URLSearchParams(search);
  params.delete(candidateParam);
  return params.size === 0 ? "" : `?${params}`;
};

/** Opening a candidate over a page doesn't reload the page. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) => {
  const isPanelChange =
    currentUrl.pathname === nextUrl.pathname &&
    currentUrl.search !== nextUrl.search &&
    withoutCandidate(currentUrl.search) === withoutCandidate(nextUrl.search);
  return !isPanelChange && defaultShouldRevalidate;
};
