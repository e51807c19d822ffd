/** Reads a stranger's web page, without letting the stranger choose whom this machine talks to. */
import { Resolver } from "node:dns/promises";
import { isIP, type LookupFunction } from "node:net";
import { callbackify } from "node:util";
import ipaddr from "ipaddr.js";
import { Agent, buildConnector, fetch, type Response } from "undici";
import { brand } from "#domain/brand.ts";

export interface SafeFetchOptions {
  /** All addresses of a name. */
  readonly resolve?: (hostname: string) => Promise<readonly string[]>;
  readonly ports?: readonly number[];
  /** For tests alone, which must see that a page behind a private address would be read if nobody looked. */
  readonly addressAllowed?: (address: string) => boolean;
  /** Asked of every address on the way, redirects too. */
  readonly mayVisit?: (url: URL) => boolean;
  /** What the reader says it is for. */
  readonly purpose?: string;
}

/** The only failure there is: why a page could not be read would tell a stranger about our network. */
export class PageUnreachableError extends Error {
  constructor() {
    super("The page could not be read.");
    this.name = "PageUnreachableError";
  }
}

const limitMs = 3000;
const limitBytes = 512 * 1024;
const limitRedirects = 3;
const pageTypes = ["text/html", "application/xhtml+xml"];
const redirects = [301, 302, 303, 307, 308];

/** Public by its number, and yet the machine that every Azure host asks for its own settings. */
const azureHostAgent = "168.63.129.16";

const isPublicIpv4 = (address: ipaddr.IPv4): boolean =>
  address.range() === "unicast" && address.toString() !== azureHostAgent;

/** The IPv4 addresses that an IPv6 address of this range leads to. */
const carriedIpv4: Readonly<Record<string, (bytes: number[]) => number[][]>> = {
  ipv4Mapped: (bytes) => [bytes.slice(12)],
  // Inside 64:ff9b:1::/48 each network puts them elsewhere, so nothing there can be judged.
  rfc6052: (bytes) => (bytes[5] === 0 ? [bytes.slice(12)] : []),
  "6to4": (bytes) => [bytes.slice(2, 6)],
  teredo: (bytes) => [bytes.slice(4, 8), bytes.slice(12).map((byte) => byte ^ 0xff)],
};

const isPublicIpv6 = (address: ipaddr.IPv6): boolean => {
  const bytes = address.toByteArray();
  const carried = carriedIpv4[address.range()]?.(bytes);
  if (carried !== undefined) {
    return carried.length > 0 && carried.every((inner) => isPublicIpv4(new ipaddr.IPv4(inner)));
  }
  // ipaddr.js calls unicast whatever it does not know, ::127.0.0.1 too. Addresses are given out from 2000::/3 alone.
  return address.range() === "unicast" && (bytes[0] ?? 0) >> 5 === 1;
};

/** ipaddr.js takes ::8.8.8.8 for ::ffff:8.8.8.8, another address. Written without dots it cannot. */
const withoutDots = (address: string): string => URL.parse(`http://[${address}]`)?.hostname.slice(1, -1) ?? "";

/** Whether an address is somebody's on the open internet. */
export const isPublicAddress = (address: string): boolean => {
  if (isIP(address) === 4) return isPublicIpv4(ipaddr.IPv4.parse(address));
  const spelled = isIP(address) === 6 ? withoutDots(address) : "";
  return spelled !== "" && isPublicIpv6(ipaddr.IPv6.parse(spelled));
};

/** Asks name servers and nobody else: the system's own lookup reads local names and blocks a shared thread meanwhile. */
export const resolveByDns = async (hostname: string): Promise<readonly string[]> => {
  const resolver = new Resolver({ timeout: 700, tries: 2 });
  const answers = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)]);
  return answers.flatMap((answer) => (answer.status === "fulfilled" ? answer.value : []));
};

type Dialling = Required<Pick<SafeFetchOptions, "resolve" | "addressAllowed">>;

/** Stands between the name and the socket: what it hands over is what is dialled, so no later answer can differ. */
const checkedLookup = ({ resolve, addressAllowed }: Dialling): LookupFunction => {
  const addressesOf = callbackify(async (hostname: string) => {
    const addresses = await resolve(hostname);
    // No address at all would end the process: Node takes the first of the list without looking.
    if (addresses.length === 0 || !addresses.every((address) => addressAllowed(address)))
      throw new PageUnreachableError();
    return addresses.map((address) => ({ address, family: isIP(address) }));
  });
  return (hostname, _options, callback) => addressesOf(hostname, callback);
};

export const checkedAgent = (options: Dialling): Agent => {
  const dial = buildConnector({
    lookup: checkedLookup(options),
    // Makes the socket ask for all addresses, which is the form that the lookup answers in.
    autoSelectFamily: true,
    allowH2: false,
    maxCachedSessions: 0,
    timeout: limitMs,
  });
  return new Agent({
    // A literal address is never looked up, so it is checked here.
    connect: (target, callback) => {
      if (isIP(target.hostname) === 0 || options.addressAllowed(target.hostname)) dial(target, callback);
      else callback(new PageUnreachableError(), null);
    },
    maxHeaderSize: 16 * 1024,
    // As sent. The reader stops long before, unless the body unpacks to nothing.
    maxResponseSize: 2 * limitBytes,
  });
};

export const mayBeAsked = (url: URL, ports: readonly number[]): boolean =>
  (url.protocol === "http:" || url.protocol === "https:") &&
  url.username === "" &&
  url.password === "" &&
  ports.includes(Number(url.port || (url.protocol === "http:" ? 80 : 443)));

interface Asking {
  readonly agent: Agent;
  readonly ports: readonly number[];
  readonly mayVisit: (url: URL) => boolean;
  readonly purpose: string;
  readonly signal: AbortSignal;
}

const follow = async (start: URL, { agent, ports, mayVisit, purpose, signal }: Asking): Promise<Response> => {
  const headers = { "user-agent": `${brand.name} ${purpose}`, accept: pageTypes.join(", ") };
  let url = start;
  for (let asked = 0; asked <= limitRedirects; asked++) {
    if (!mayBeAsked(url, ports) || !mayVisit(url)) break;
    const response = await fetch(url, { dispatcher: agent, redirect: "manual", credentials: "omit", headers, signal });
    if (!redirects.includes(response.status)) return response;
    await response.body?.cancel();
    url = new URL(response.headers.get("location") ?? "", url);
  }
  throw new PageUnreachableError();
};

/** The first part of a long page is enough: what names it stands at its head. */
const readStart = async (body: AsyncIterable<Uint8Array>): Promise<Buffer> => {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    chunks.push(chunk);
    size += chunk.length;
    if (size >= limitBytes) break;
  }
  return Buffer.concat(chunks).subarray(0, limitBytes);
};

const charsetIn = (text: string): string | undefined => /charset\s*=\s*["']?([\w:-]+)/i.exec(text)?.[1];
const metaCharset = (bytes: Buffer): string | undefined =>
  charsetIn(/<meta[^>]{1,1024}charset[^>]+/i.exec(bytes.toString("latin1", 0, 1024))?.[0] ?? "");

/** Pages that declare nothing, or nonsense, are UTF-8 where that fits and what browsers assume where not. */
const textOf = (bytes: Buffer, contentType: string): string => {
  for (const label of [charsetIn(contentType) ?? metaCharset(bytes), "utf-8"]) {
    try {
      // A character that the limit cut in two is left out.
      if (label !== undefined) return new TextDecoder(label, { fatal: true }).decode(bytes, { stream: true });
    } catch {
      continue;
    }
  }
  return new TextDecoder("windows-1252").decode(bytes);
};

const readPage = async (response: Response): Promise<string> => {
  const contentType = response.headers.get("content-type") ?? "";
  const [type = ""] = contentType.split(";");
  if (!response.ok || response.body === null || !pageTypes.includes(type.trim().toLowerCase())) {
    throw new PageUnreachableError();
  }
  return textOf(await readStart(response.body as AsyncIterable<Uint8Array>), contentType);
};

/** The page's HTML, or its first 512 KB. Throws PageUnreachableError and nothing else. */
export const safeFetch = async (url: URL, options: SafeFetchOptions = {}): Promise<string> => {
  const { resolve = resolveByDns, ports = [80, 443], addressAllowed = isPublicAddress } = options;
  const { mayVisit = () => true, purpose = "company lookup" } = options;
  const agent = checkedAgent({ resolve, addressAllowed });
  try {
    return await readPage(await follow(url, { agent, ports, mayVisit, purpose, signal: AbortSignal.timeout(limitMs) }));
  } catch {
    throw new PageUnreachableError();
  } finally {
    await agent.destroy();
  }
};
