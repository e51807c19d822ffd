/** What parts of the product say of their work, to whoever counts: nobody listens unless figures are asked for. */
import { channel } from "node:diagnostics_channel";

export interface Happenings {
  readonly mail: { readonly outcome: string };
  readonly model: { readonly outcome: string; readonly tokens: number };
  readonly task: { readonly task: string; readonly outcome: "done" | "failed"; readonly seconds: number };
}

const channels = {
  mail: channel("cohire:mail"),
  model: channel("cohire:model"),
  task: channel("cohire:task"),
} as const;

export const happened = <Kind extends keyof Happenings>(kind: Kind, what: Happenings[Kind]): void => {
  if (channels[kind].hasSubscribers) channels[kind].publish(what);
};

export const onHappening = <Kind extends keyof Happenings>(
  kind: Kind,
  hear: (what: Happenings[Kind]) => void,
): (() => void) => {
  const listener = (message: unknown): void => hear(message as Happenings[Kind]);
  channels[kind].subscribe(listener);
  return () => channels[kind].unsubscribe(listener);
};
