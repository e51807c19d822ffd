/** Diagnostic events from all parts of the server. Without metrics nothing subscribes and nothing is published. */
import { channel } from "node:diagnostics_channel";
import type { EventKind, EventOutcome } from "#domain/security-events/security-events.ts";

export interface Diagnostics {
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

export const emitDiagnostic = <Kind extends keyof Diagnostics>(kind: Kind, message: Diagnostics[Kind]): void => {
  if (channels[kind].hasSubscribers) channels[kind].publish(message);
};

export const onDiagnostic = <Kind extends keyof Diagnostics>(
  kind: Kind,
  handler: (what: Diagnostics[Kind]) => void,
): (() => void) => {
  const listener = (message: unknown): void => handler(message as Diagnostics[Kind]);
  channels[kind].subscribe(listener);
  return () => channels[kind].unsubscribe(listener);
};
