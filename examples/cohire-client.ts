/** A small client of the API: only fetch and node:crypto. Copy it, or use it as a reference for your own client. */
import { createHmac, timingSafeEqual } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";

export interface Settings {
  /** For example "https://cohire.example". */
  readonly url: string;
  /** Created by an admin under Settings, API and webhooks. */
  readonly token: string;
}

export interface Application {
  readonly id: string;
  readonly candidateId: string;
  readonly name: string;
  readonly stage: string;
}

/** Every error of the API has this format. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly details: Readonly<Record<string, unknown>>;

  constructor(status: number, details: Readonly<Record<string, unknown>>) {
    super(`${status}: ${String(details["message"])}`);
    this.status = status;
    this.code = String(details["code"]);
    this.details = details;
  }
}

const maxRetries = 5;

export const createClient = ({ url, token }: Settings) => {
  /** Retries a few times after a 429 or 503, waiting as long as the server asks. */
  const call = async <T>(method: string, path: string, body?: object): Promise<T> => {
    for (let retries = 0; ; retries++) {
      const answer = await fetch(`${url}${path}`, {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          ...(body === undefined ? {} : { "content-type": "application/json" }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      const retryAfter = answer.headers.get("retry-after");
      if ((answer.status === 429 || answer.status === 503) && retryAfter !== null && retries < maxRetries) {
        await wait(Number(retryAfter) * 1000);
        continue;
      }
      const reply: unknown = await answer.json();
      if (!answer.ok) throw new ApiError(answer.status, reply as Record<string, unknown>);
      return reply as T;
    }
  };

  return {
    call,
    /** All applications of a job, fetched page by page. */
    async *applications(jobId: string): AsyncGenerator<Application> {
      let after: string | null = "";
      while (after !== null) {
        const query: string = after === "" ? "" : `?after=${encodeURIComponent(after)}`;
        const page: { applications: Application[]; next: string | null } = await call(
          "GET",
          `/api/jobs-enhanced/${jobId}/applications${query}`,
        );
        yield* page.applications;
        after = page.next;
      }
    },
    /** If the application was moved in the meantime, an ApiError with the code "conflict" contains its current stage. */
    move: (applicationId: string, from: string, to: string) =>
      call<{ id: string; stage: string }>("POST", `/api/applications/${applicationId}/stage`, { from, to }),
  };
};

const toleranceSeconds = 300;

/**
 * Standard Webhooks, by hand: HMAC-SHA256 over id, timestamp and the raw body, compared in constant time. One of several signatures is
 * enough, since two secrets sign during a rotation. Old messages are rejected to prevent replays.
 */
export const verifySignature = (
  headers: Readonly<Record<string, string | string[] | undefined>>,
  rawBody: string,
  secret: string,
  now = Date.now(),
): boolean => {
  const [id, timestamp, signatures] = ["webhook-id", "webhook-timestamp", "webhook-signature"].map((name) =>
    String(headers[name] ?? ""),
  );
  if (!id || !timestamp || !signatures) return false;
  const age = Math.abs(now / 1000 - Number(timestamp));
  if (!(age <= toleranceSeconds)) return false;
  const key = Buffer.from(secret.replace(/^whsec_/, ""), "base64");
  const expected = createHmac("sha256", key).update(`${id}.${timestamp}.${rawBody}`).digest();
  return signatures.split(" ").some((each) => {
    const given = Buffer.from(each.replace(/^v1,/, ""), "base64");
    return each.startsWith("v1,") && given.length === expected.length && timingSafeEqual(given, expected);
  });
};
