import type { LucideIcon } from "lucide-react";
import { maxCounted } from "#domain/navigation/navigation.ts";

export interface NavigationPage {
  readonly to: string;
  readonly label: string;
  readonly icon: LucideIcon;
  readonly count?: number | undefined;
  /** Path prefixes of pages that belong to this one, besides its own. */
  readonly includes?: readonly string[];
  /** Its subpages are pages of their own. */
  readonly isExact?: boolean;
  /** Shown in the bar at the bottom of a phone; all others are in its menu. */
  readonly onPhone?: boolean;
}

export const ariaCurrent = (
  pathname: string,
  { to, includes = [], isExact = false }: NavigationPage,
): "page" | "true" | undefined => {
  if (pathname === to) return "page";
  return [...(isExact ? [] : [`${to}/`]), ...includes].some((prefix) => pathname.startsWith(prefix))
    ? "true"
    : undefined;
};

export const formatPageCount = (count: number | undefined): string =>
  count === undefined || count === 0
    ? ""
    : count > maxCounted
      ? `${maxCounted.toLocaleString("en-US")}+`
      : count.toLocaleString("en-US");
