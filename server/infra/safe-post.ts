/** Sends a message to a stranger's address, under the same watch as whatever is read from one: public addresses, no redirects, little time. */
import { fetch } from "undici";
import { brand } from "#domain/brand.ts";
import { checkedAgent, isPublicAddress, mayBeAsked, resolveByDns, type SafeFetchOptions } from "./safe-fetch.ts";

export type Dialling = Pick<SafeFetchOptions, "resolve" | "ports" | "addressAllowed"> & {
  /** How long an answer is waited for; ten seconds unless told. */
  readonly limitMs?: number;
};

export interface PostAnswer {
  readonly status: number;
  readonly retryAfter: string | null;
  /** The first characters of the answer, without what cannot be shown. */
  readonly start: string;
}

/** Why there was no answer, in as few words as tell nothing about our network. */
export class NotTakenError extends Error {
  override readonly name = "NotTakenError";
}

const usualLimitMs = 10_000;
const readBytes = 1024;

const readStart = async (body: AsyncIterable<Uint8Array> | null): Promise<string> => {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    chunks.push(chunk);
    size += chunk.length;
    if (size >= readBytes) break;
  }
  const text = new TextDecoder().decode(Buffer.concat(chunks).subarray(0, readBytes));
  // oxlint-disable-next-line no-control-regex -- control characters are what is taken out
  return text.replace(/[\u0000-\u0008\u000B-\u001F\u007F]/g, "");
};

/** Any status is an answer, a redirect too; throws NotTakenError and nothing else. */
export const safePost = async (
  url: URL,
  { headers, body }: { readonly headers: Readonly<Record<string, string>>; readonly body: string },
  dialling: Dialling = {},
): Promise<PostAnswer> => {
  const { resolve = resolveByDns, ports = [80, 443], addressAllowed = isPublicAddress } = dialling;
  const { limitMs = usualLimitMs } = dialling;
  if (!mayBeAsked(url, ports)) throw new NotTakenError("This address is not allowed");
  const agent = checkedAgent({ resolve, addressAllowed });
  const signal = AbortSignal.timeout(limitMs);
  try {
    const answer = await fetch(url, {
      method: "POST",
      dispatcher: agent,
      redirect: "manual",
      credentials: "omit",
      headers: { "user-agent": `${brand.name} webhooks`, "content-type": "application/json", ...headers },
      body,
      signal,
    });
    return {
      status: answer.status,
      retryAfter: answer.headers.get("retry-after"),
      start: await readStart(answer.body as AsyncIterable<Uint8Array> | null),
    };
  } catch {
    throw new NotTakenError(signal.aborted ? `No answer within ${limitMs / 1000} seconds` : "Could not be reached");
  } finally {
    await agent.destroy();
  }
};
