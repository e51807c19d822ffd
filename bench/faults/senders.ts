/** Clients that send forms while things break: each retries under the same key until the form is acknowledged. */
import { setTimeout as wait } from "node:timers/promises";
import { randomUUID } from "node:crypto";

export interface Acknowledged {
  readonly key: string;
  readonly id: string;
  readonly tries: number;
  /** Milliseconds from the first attempt to the acknowledgment. */
  readonly ms: number;
  /** Wall-clock times of the first attempt and the acknowledgment. */
  readonly sentAt: number;
  readonly acknowledgedAt: number;
}

export interface SendResults {
  readonly acknowledged: readonly Acknowledged[];
  /** Number of responses by status; 0 means no response. */
  readonly statuses: ReadonlyMap<number, number>;
  /** Keys for which two attempts were acknowledged with different ids. */
  readonly conflictingKeys: readonly string[];
  /** Keys that were retried for minutes but never acknowledged. */
  readonly abandoned: readonly string[];
}

interface SenderOptions {
  readonly origin: string;
  readonly perSecond: number;
  /** Prefix of the senders' email addresses, to find their rows. */
  readonly emailPrefix: string;
}

const timeoutMs = 15_000;
const maxTries = 240;
const pauseMs = 500;

const form = (emailPrefix: string, n: number) => ({
  firstName: "Ana",
  lastName: "Ruiz",
  email: `${emailPrefix}-${n}@ruiz.example`,
  phone: "",
  company: "Ruiz Clinics",
  jobTitle: "",
  companySize: "small",
  hiringNeed: "Four ICU nurses for nights",
  timeline: "asap",
  message: "",
});

export const startFormSenders = ({ origin, perSecond, emailPrefix }: SenderOptions) => {
  const acknowledged: Acknowledged[] = [];
  const statuses = new Map<number, number>();
  const conflictingKeys: string[] = [];
  const abandoned: string[] = [];
  const open = new Set<Promise<void>>();
  const stopController = new AbortController();

  const post = async (key: string, body: string): Promise<{ status: number; id?: string }> => {
    try {
      const response = await fetch(`${origin}/api/quote-requests`, {
        method: "POST",
        headers: { "content-type": "application/json", "x-form-filled-ms": "9000", "idempotency-key": key },
        body,
        signal: AbortSignal.timeout(timeoutMs),
      });
      const reply = (await response.json()) as { id?: string };
      return {
        status: response.status,
        ...(response.status === 201 && reply.id !== undefined ? { id: reply.id } : {}),
      };
    } catch {
      return { status: 0 };
    }
  };

  const send = async (n: number): Promise<void> => {
    const key = randomUUID();
    const body = JSON.stringify(form(emailPrefix, n));
    const [startedAt, sentAt] = [performance.now(), Date.now()];
    for (let tries = 1; tries <= maxTries; tries += 1) {
      const { status, id } = await post(key, body);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (id !== undefined) {
        acknowledged.push({ key, id, tries, ms: performance.now() - startedAt, sentAt, acknowledgedAt: Date.now() });
        // One in ten senders submits again after the acknowledgment.
        if (n % 10 === 0) {
          const repeat = await post(key, body);
          if (repeat.id !== undefined && repeat.id !== id) conflictingKeys.push(key);
        }
        return;
      }
      await wait(pauseMs);
    }
    abandoned.push(key);
  };

  const sending = (async () => {
    const startedAt = performance.now();
    for (let n = 0; !stopController.signal.aborted; n += 1) {
      await wait(Math.max(0, startedAt + (n * 1000) / perSecond - performance.now()));
      const one = send(n);
      open.add(one);
      void one.finally(() => open.delete(one));
    }
  })();

  return {
    acknowledgedSoFar: (): number => acknowledged.length,
    /** Starts no new senders, and waits until the current ones are acknowledged. */
    stop: async (): Promise<SendResults> => {
      stopController.abort();
      await sending;
      await Promise.all(open);
      return { acknowledged, statuses, conflictingKeys, abandoned };
    },
  };
};
