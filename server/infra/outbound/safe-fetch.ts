/** Reads an untrusted web page. Protects against server-side request forgery. */
import { Resolver } from "node:dns/promises";
import { isIP, type LookupFunction } from "node:net";
import { callbackify } from "node:util";
import ipaddr from "ipaddr.js";
import { Agent, buildConnector, fetch, type Response } from "undici";
import { brand } from "#domain/brand.ts";

export interface SafeFetchOptions {
  /** Resolves a name to all its addresses. */
  readonly resolve?: (hostname: string) => Promise<readonly string[]>;
  readonly ports?: readonly number[];
  /** For tests only, which prove that a private address would be read without the check. */
  readonly addressAllowed?: (address: string) => boolean;
  /** Checked for every URL, redirects included. */
  readonly mayVisit?: (url: URL) => boolean;
  /** The purpose in the user agent. */
  readonly purpose?: string;
}

/** The only error: a reason would reveal details of our network. */
export class PageUnreachableError extends Error {
  constructor() {
    super("We couldn't read the page.");
    this.name = "PageUnreachableError";
  }
}

const limitMs = 3000;
const limitBytes = 512 * 1024;
const limitRedirects = 3;
const pageTypes = ["text/html", "application/xhtml+xml"];
const redirects = [301, 302, 303, 307, 308];

/** A public address, yet the host that serves settings to every Azure machine. */
const azureHostAgent = "168.63.129.16";

const isPublicIpv4 = (address: ipaddr.IPv4): boolean =>
  address.range() === "unicast" && address.toString() !== azureHostAgent;

/** The IPv4 addresses embedded in an IPv6 address of this range. */
const embeddedIpv4: Readonly<Record<string, (bytes: number[]) => number[][]>> = {
  ipv4Mapped: (bytes) => [bytes.slice(12)],
  // Inside 64:ff9b:1::/48 each network embeds them elsewhere, so these cannot be checked.
  rfc6052: (bytes) => (bytes[5] === 0 ? [bytes.slice(12)] : []),
  "6to4": (bytes) => [bytes.slice(2, 6)],
  teredo: (bytes) => [bytes.slice(4, 8), bytes.slice(12).map((byte) => byte ^ 0xff)],
};

const isPublicIpv6 = (address: ipaddr.IPv6): boolean => {
  const bytes = address.toByteArray();
  const carried = embeddedIpv4[address.range()]?.(bytes);
  if (carried !== undefined) {
    return carried.length > 0 && carried.every((inner) => isPublicIpv4(new ipaddr.IPv4(inner)));
  }
  // ipaddr.js reports unknown ranges as unicast, ::127.0.0.1 too. Only 2000::/3 is assigned.
  return address.range() === "unicast" && (bytes[0] ?? 0) >> 5 === 1;
};

/** ipaddr.js reads ::8.8.8.8 as ::ffff:8.8.8.8, another address. Without dots it cannot. */
const withoutDots = (address: string): string => URL.parse(`http://[${address}]`)?.hostname.slice(1, -1) ?? "";

/** Whether an address is on the public internet. */
export const isPublicAddress = (address: string): boolean => {
  if (isIP(address) === 4) return isPublicIpv4(ipaddr.IPv4.parse(address));
  const spelled = isIP(address) === 6 ? withoutDots(address) : "";
  return spelled !== "" && isPublicIpv6(ipaddr.IPv6.parse(spelled));
};

/** Queries name servers only: the system's lookup reads local names and blocks a shared thread. */
export const resolveByDns = async (hostname: string): Promise<readonly string[]> => {
  const resolver = new Resolver({ timeout: 700, tries: 2 });
  const lookups = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)]);
  return lookups.flatMap((lookup) => (lookup.status === "fulfilled" ? lookup.value : []));
};

type AddressRules = Required<Pick<SafeFetchOptions, "resolve" | "addressAllowed">>;

/** Checks the addresses that the socket connects to, so that a later DNS answer cannot differ. */
const checkedLookup = ({ resolve, addressAllowed }: AddressRules): LookupFunction => {
  const addressesOf = callbackify(async (hostname: string) => {
    const addresses = await resolve(hostname);
    // An empty list would crash the process: Node takes the first entry unchecked.
    if (addresses.length === 0 || !addresses.every((address) => addressAllowed(address)))
      throw new PageUnreachableError();
    return addresses.map((address) => ({ address, family: isIP(address) }));
  });
  return (hostname, _options, callback) => addressesOf(hostname, callback);
};

export const checkedAgent = (options: AddressRules): Agent => {
  const dial = buildConnector({
    lookup: checkedLookup(options),
    // Makes the socket request all addresses, the form in which the lookup answers.
    autoSelectFamily: true,
    allowH2: false,
    maxCachedSessions: 0,
    timeout: limitMs,
  });
  return new Agent({
    // A literal address is never resolved, so it is checked here.
    connect: (target, callback) => {
      if (isIP(target.hostname) === 0 || options.addressAllowed(target.hostname)) dial(target, callback);
      else callback(new PageUnreachableError(), null);
    },
    maxHeaderSize: 16 * 1024,
    // The compressed size. The reader stops long before, unless the body decompresses to nothing.
    maxResponseSize: 2 * limitBytes,
  });
};

export const isAllowedUrl = (url: URL, ports: readonly number[]): boolean =>
  (url.protocol === "http:" || url.protocol === "https:") &&
  url.username === "" &&
  url.password === "" &&
  ports.includes(Number(url.port || (url.protocol === "http:" ? 80 : 443)));

interface FollowOptions {
  readonly agent: Agent;
  readonly ports: readonly number[];
  readonly mayVisit: (url: URL) => boolean;
  readonly purpose: string;
  readonly signal: AbortSignal;
}

const followRedirects = async (
  start: URL,
  { agent, ports, mayVisit, purpose, signal }: FollowOptions,
): Promise<Response> => {
  const headers = { "user-agent": `${brand.name} ${purpose}`, accept: pageTypes.join(", ") };
  let url = start;
  for (let attempt = 0; attempt <= limitRedirects; attempt++) {
    if (!isAllowedUrl(url, ports) || !mayVisit(url)) break;
    const response = await fetch(url, { dispatcher: agent, redirect: "manual", credentials: "omit", headers, signal });
    if (!redirects.includes(response.status)) return response;
    await response.body?.cancel();
    url = new URL(response.headers.get("location") ?? "", url);
  }
  throw new PageUnreachableError();
};

/** The first part of a long page is enough: its metadata is in the head. */
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

/** Pages with no or an invalid charset are read as UTF-8 if valid, else as windows-1252 like browsers do. */
const textOf = (bytes: Buffer, contentType: string): string => {
  for (const label of [charsetIn(contentType) ?? metaCharset(bytes), "utf-8"]) {
    try {
      // Drops a character that the limit cut in two.
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
    return await readPage(
      await followRedirects(url, { agent, ports, mayVisit, purpose, signal: AbortSignal.timeout(limitMs) }),
    );
  } catch {
    throw new PageUnreachableError();
  } finally {
    await agent.destroy();
  }
};
