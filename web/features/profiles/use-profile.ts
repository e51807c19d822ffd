/** The builder's hold on the profile: loaded once, saved by itself, in step with other tabs. */
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState, useSyncExternalStore } from "react";
import { saveProfile, showProfile } from "#domain/profiles/save-profile.ts";
import { call } from "../../lib/api.ts";
import { inTurn } from "../../lib/in-turn.ts";
import { openProposals } from "./profile-state.ts";
import { createProfileStore, type ProfileStore } from "./profile-store.ts";

const name = "profile";
/** Browsers refuse larger bodies for requests that outlive the page. */
const keepaliveBytes = 60_000;

const read = () => inTurn(() => call(showProfile, {}));

const openStore = (channel: BroadcastChannel): ProfileStore =>
  createProfileStore({
    read,
    save: (body) =>
      inTurn(() => call(saveProfile, { body }, { keepalive: JSON.stringify(body).length < keepaliveBytes })),
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel never leaves its origin
    tell: () => channel.postMessage("saved"),
  });

const useOtherTabs = (store: ProfileStore, channel: BroadcastChannel): void => {
  useEffect(() => {
    const look = () => void store.refresh().catch(() => undefined);
    const whenShown = () => {
      if (document.visibilityState === "visible") look();
      else store.leave();
    };
    const leave = () => store.leave();
    channel.addEventListener("message", look);
    document.addEventListener("visibilitychange", whenShown);
    window.addEventListener("pagehide", leave);
    window.addEventListener("online", leave);
    return () => {
      channel.removeEventListener("message", look);
      document.removeEventListener("visibilitychange", whenShown);
      window.removeEventListener("pagehide", leave);
      window.removeEventListener("online", leave);
      store.leave();
    };
  }, [store, channel]);
};

export const useProfile = () => {
  const [channel] = useState(() => new BroadcastChannel(name));
  const [store] = useState(() => openStore(channel));
  const snapshot = useSyncExternalStore(store.subscribe, store.read);
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: [showProfile.path],
    queryFn: read,
    gcTime: 0,
    retry: 3,
  });
  useEffect(() => {
    if (data !== undefined) store.open(data);
  }, [store, data]);
  useOtherTabs(store, channel);
  const proposals = openProposals(snapshot);
  return { ...snapshot, proposals, store, isUnread: isError, isReading: isFetching, readAgain: () => void refetch() };
};
