/** Posts to an untrusted URL with the same protection as safe-fetch: public addresses, no redirects, a short timeout. */
import { fetch } from "undici";
import { brand } from "#domain/brand.ts";
import { checkedAgent, isPublicAddress, isAllowedUrl, resolveByDns, type SafeFetchOptions } from "./safe-fetch.ts";

export type PostOptions = Pick<SafeFetchOptions, "resolve" | "ports" | "addressAllowed"> & {
  /** Response timeout; 10 s by default. */
  readonly timeoutMs?: number;
};

export interface PostResponse {
  readonly status: number;
  readonly retryAfter: string | null;
  /** The start of the response body, without unprintable characters. */
  readonly bodyStart: string;
}

/** Why there was no response, without details of our network. */
export class PostFailedError extends Error {
  override readonly name = "NotTakenError";
}

const defaultTimeoutMs = 10_000;
const maxReadBytes = 1024;

const readStart = async (body: AsyncIterable<Uint8Array> | null): Promise<string> => {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    chunks.push(chunk);
    size += chunk.length;
    if (size >= maxReadBytes) break;
  }
  const text = new TextDecoder().decode(Buffer.concat(chunks).subarray(0, maxReadBytes));
  // oxlint-disable-next-line no-control-regex -- control characters are what is taken out
  return text.replace(/[\u0000-\u0008\u000B-\u001F\u007F]/g, "");
};

/** Any status is a response, a redirect too. Throws PostFailedError and nothing else. */
export const safePost = async (
  url: URL,
  { headers, body }: { readonly headers: Readonly<Record<string, string>>; readonly body: string },
  options: PostOptions = {},
): Promise<PostResponse> => {
  const { resolve = resolveByDns, ports = [80, 443], addressAllowed = isPublicAddress } = options;
  const { timeoutMs = defaultTimeoutMs } = options;
  if (!isAllowedUrl(url, ports)) throw new PostFailedError("This URL isn't allowed");
  const agent = checkedAgent({ resolve, addressAllowed });
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(url, {
      method: "POST",
      dispatcher: agent,
      redirect: "manual",
      credentials: "omit",
      headers: { "user-agent": `${brand.name} webhooks`, "content-type": "application/json", ...headers },
      body,
      signal,
    });
    return {
      status: response.status,
      retryAfter: response.headers.get("retry-after"),
      bodyStart: await readStart(response.body as AsyncIterable<Uint8Array> | null),
    };
  } catch {
    throw new PostFailedError(signal.aborted ? `No response within ${timeoutMs / 1000} seconds` : "Couldn't connect");
  } finally {
    await agent.destroy();
  }
};
