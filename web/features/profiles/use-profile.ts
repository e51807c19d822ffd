/** The profile of the builder: loaded once, saved automatically, and in sync with other tabs. */
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState, useSyncExternalStore } from "react";
import { saveProfile, showProfile } from "#domain/profiles/save-profile.ts";
import { call } from "../../lib/api/api.ts";
import { runSequentially } from "../../lib/api/run-sequentially.ts";
import { openProposals } from "./profile-state.ts";
import { createProfileStore, type ProfileStore } from "./profile-store.ts";

const channelName = "profile";
/** Browsers refuse larger bodies for requests that outlive the page. */
const maxKeepaliveBytes = 60_000;

const readProfile = () => runSequentially(() => call(showProfile, {}));

const openStore = (channel: BroadcastChannel): ProfileStore =>
  createProfileStore({
    read: readProfile,
    save: (body) =>
      runSequentially(() =>
        call(saveProfile, { body }, { keepalive: JSON.stringify(body).length < maxKeepaliveBytes }),
      ),
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel never leaves its origin
    notifyTabs: () => channel.postMessage("saved"),
  });

const useOtherTabs = (store: ProfileStore, channel: BroadcastChannel): void => {
  useEffect(() => {
    const refresh = () => void store.refresh().catch(() => undefined);
    const onVisibilityChange = () => {
      if (document.visibilityState === "visible") refresh();
      else store.leave();
    };
    const save = () => store.leave();
    channel.addEventListener("message", refresh);
    document.addEventListener("visibilitychange", onVisibilityChange);
    window.addEventListener("pagehide", save);
    window.addEventListener("online", save);
    return () => {
      channel.removeEventListener("message", refresh);
      document.removeEventListener("visibilitychange", onVisibilityChange);
      window.removeEventListener("pagehide", save);
      window.removeEventListener("online", save);
      store.leave();
    };
  }, [store, channel]);
};

export const useProfile = () => {
  const [channel] = useState(() => new BroadcastChannel(channelName));
  const [store] = useState(() => openStore(channel));
  const snapshot = useSyncExternalStore(store.subscribe, store.read);
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: [showProfile.path],
    queryFn: readProfile,
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
