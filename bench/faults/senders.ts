/** People who send forms while things break: each keeps what was acknowledged, and sends again under the same key until it is. */
import { setTimeout as wait } from "node:timers/promises";
import { randomUUID } from "node:crypto";

export interface Acknowledged {
  readonly key: string;
  readonly id: string;
  readonly tries: number;
  /** From the first try to the answer. */
  readonly ms: number;
  /** When it was first sent and when it was acknowledged, by the clock on the wall. */
  readonly sentAt: number;
  readonly acknowledgedAt: number;
}

export interface Heard {
  readonly acknowledged: readonly Acknowledged[];
  /** Answers and failures by status; 0 where there was no answer. */
  readonly statuses: ReadonlyMap<number, number>;
  /** Keys under which two tries were acknowledged with different ids. */
  readonly split: readonly string[];
  /** Never acknowledged, though asked for minutes. */
  readonly abandoned: readonly string[];
}

interface Sending {
  readonly origin: string;
  readonly perSecond: number;
  /** Names these people in their addresses. */
  readonly mark: string;
}

const patienceMs = 15_000;
const mostTries = 240;
const pauseMs = 500;

const form = (mark: string, n: number) => ({
  firstName: "Ana",
  lastName: "Ruiz",
  email: `${mark}-${n}@ruiz.example`,
  phone: "",
  company: "Ruiz Clinics",
  jobTitle: "",
  companySize: "small",
  hiringNeed: "Four ICU nurses for nights",
  timeline: "asap",
  message: "",
});

export const startSending = ({ origin, perSecond, mark }: Sending) => {
  const acknowledged: Acknowledged[] = [];
  const statuses = new Map<number, number>();
  const split: string[] = [];
  const abandoned: string[] = [];
  const open = new Set<Promise<void>>();
  const ending = new AbortController();

  const post = async (key: string, body: string): Promise<{ status: number; id?: string }> => {
    try {
      const answer = await fetch(`${origin}/api/quote-requests`, {
        method: "POST",
        headers: { "content-type": "application/json", "x-form-filled-ms": "9000", "idempotency-key": key },
        body,
        signal: AbortSignal.timeout(patienceMs),
      });
      const said = (await answer.json()) as { id?: string };
      return { status: answer.status, ...(answer.status === 201 && said.id !== undefined ? { id: said.id } : {}) };
    } catch {
      return { status: 0 };
    }
  };

  const send = async (n: number): Promise<void> => {
    const key = randomUUID();
    const body = JSON.stringify(form(mark, n));
    const [begun, sentAt] = [performance.now(), Date.now()];
    for (let tries = 1; tries <= mostTries; tries += 1) {
      const { status, id } = await post(key, body);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (id !== undefined) {
        acknowledged.push({ key, id, tries, ms: performance.now() - begun, sentAt, acknowledgedAt: Date.now() });
        // Some are not sure that they saw it and press again.
        if (n % 10 === 0) {
          const again = await post(key, body);
          if (again.id !== undefined && again.id !== id) split.push(key);
        }
        return;
      }
      await wait(pauseMs);
    }
    abandoned.push(key);
  };

  const sending = (async () => {
    const begun = performance.now();
    for (let n = 0; !ending.signal.aborted; n += 1) {
      await wait(Math.max(0, begun + (n * 1000) / perSecond - performance.now()));
      const one = send(n);
      open.add(one);
      void one.finally(() => open.delete(one));
    }
  })();

  return {
    acknowledgedSoFar: (): number => acknowledged.length,
    /** No new ones; those that began go on until they are acknowledged. */
    stop: async (): Promise<Heard> => {
      ending.abort();
      await sending;
      await Promise.all(open);
      return { acknowledged, statuses, split, abandoned };
    },
  };
};
