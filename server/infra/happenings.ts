/** What parts of the product say of their work, to whoever counts: nobody listens unless figures are asked for. */
import { channel } from "node:diagnostics_channel";
import type { EventKind, EventOutcome } from "#domain/security-events/security-events.ts";

export interface Happenings {
  readonly mail: { readonly outcome: string };
  readonly model: { readonly outcome: string; readonly tokens: number };
  readonly task: { readonly task: string; readonly outcome: "done" | "failed"; readonly seconds: number };
  readonly "security-event": {
    readonly kind: EventKind;
    readonly outcome: EventOutcome;
    readonly userId: string | null;
    readonly subjectUserId: string | null;
    readonly companyId: string | null;
    readonly sessionId: string | null;
    readonly network: string | null;
    readonly device: string | null;
    readonly details: Readonly<Record<string, unknown>>;
  };
}

const channels = {
  mail: channel("cohire:mail"),
  model: channel("cohire:model"),
  task: channel("cohire:task"),
  "security-event": channel("cohire:security-event"),
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
