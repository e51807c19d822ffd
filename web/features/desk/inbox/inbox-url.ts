/** The inbox filter in the URL, so that a view can be shared and Back returns to the same list. */
import { useMemo } from "react";
import { useLocation } from "react-router";
import { type InboxFilter, inboxViews } from "#domain/desk/inbox.ts";
import { leadKinds } from "#domain/desk/lead-kinds.ts";

export const parseInboxFilter = (search: URLSearchParams): InboxFilter => ({
  view: inboxViews.find((view) => view === search.get("view")) ?? "open",
  kind: leadKinds.find((kind) => kind === search.get("kind")) ?? "",
  q: (search.get("q") ?? "").trim().slice(0, 100),
});

/** "?view=mine&q=nurse", or an empty string for the default inbox. */
export const inboxQueryString = ({ view, kind, q }: InboxFilter): string => {
  const params = new URLSearchParams();
  if (view !== "open") params.set("view", view);
  if (kind !== "") params.set("kind", kind);
  if (q !== "") params.set("q", q);
  return params.size === 0 ? "" : `?${params}`;
};

export const inboxPath = (filter: InboxFilter): string => `/staff${inboxQueryString(filter)}`;
export const leadPath = (id: string, filter: InboxFilter): string => `/staff/leads/${id}${inboxQueryString(filter)}`;

export const useInboxFilter = (): InboxFilter => {
  const { search } = useLocation();
  return useMemo(() => parseInboxFilter(new URLSearchParams(search)), [search]);
};
