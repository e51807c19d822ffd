/** Private addresses in every notation that a browser or a resolver understands. */

const addresses = [
  "127.0.0.1",
  "127.8.9.10",
  "0.0.0.0",
  "10.0.0.5",
  "100.64.0.1",
  "169.254.169.254",
  "172.16.0.1",
  "172.31.255.254",
  "192.0.0.8",
  "192.168.1.1",
  "198.18.0.1",
  "203.0.113.7",
  "224.0.0.1",
  "240.0.0.1",
  "255.255.255.255",
  "168.63.129.16",
] as const;

const hex = (byte: number): string => byte.toString(16).padStart(2, "0");
const fullWidth = (text: string): string =>
  text.replaceAll(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit)));

/** One IPv4 address, alone and embedded in IPv6 addresses. */
const spellings = (address: string): readonly string[] => {
  const bytes = address.split(".").map(Number);
  const [a = 0, b = 0, c = 0, d = 0] = bytes;
  const number = bytes.reduce((sum, byte) => sum * 256 + byte, 0);
  const pair = `${hex(a)}${hex(b)}:${hex(c)}${hex(d)}`;
  return [
    address,
    `${address}.`,
    String(number),
    `0x${number.toString(16)}`,
    `0${number.toString(8)}`,
    bytes.map((byte) => `0x${hex(byte)}`).join("."),
    bytes.map((byte) => `0${byte.toString(8)}`).join("."),
    `${a}.${b}.${c * 256 + d}`,
    `${a}.${(b * 256 + c) * 256 + d}`,
    fullWidth(address),
    address.replaceAll(".", "%2e"),
    address.replaceAll(".", "。"),
    `[::ffff:${address}]`,
    `[::ffff:${pair}]`,
    `[0:0:0:0:0:FFFF:${pair}]`,
    `[::${address}]`,
    `[64:ff9b::${address}]`,
    `[2002:${pair}::]`,
    `[2001:0:${pair}::]`,
  ];
};

const otherHosts = [
  "[::1]",
  "[::]",
  "[0:0:0:0:0:0:0:1]",
  "[fe80::1]",
  "[fc00::1]",
  "[fd00:ec2::254]",
  "[ff02::1]",
  "[100::1]",
  "[2001:db8::1]",
  "[64:ff9b:1::7f00:1]",
];

/** Names of this machine or its network. */
const privateNames = [
  "localhost",
  "LOCALHOST.",
  "a.localhost",
  "localhost.localdomain",
  "ip6-localhost",
  "metadata.google.internal",
  "instance-data",
  "router.local",
  "kubernetes.default.svc",
  "xn--lcalhost-54a.example",
];

const shapes = (host: string, port: number): readonly string[] => [
  `http://${host}:${port}/`,
  `https://${host}:${port}/path?x=1#y`,
];

export const privateUrls = (port: number): readonly string[] =>
  [...addresses.flatMap(spellings), ...otherHosts].flatMap((host) => shapes(host, port));

export const namedUrls = (port: number): readonly string[] => privateNames.flatMap((name) => shapes(name, port));

/** URLs that must never be fetched. */
export const oddUrls = (port: number): readonly string[] => [
  `http://user:word@example.org:${port}/`,
  `http://127.0.0.1:${port}@example.org:${port}/`,
  `http://example.org@127.0.0.1:${port}/`,
  "http://example.org:22/",
  "http://example.org:5432/",
  "http://example.org:0/",
  `ftp://127.0.0.1:${port}/`,
  "file:///etc/passwd",
  "gopher://127.0.0.1:70/_x",
  "data:text/html,<title>x</title>",
  "javascript:alert(1)",
  "blob:http://example.org/1",
  `ws://127.0.0.1:${port}/`,
  "unix:/var/run/docker.sock",
  "about:blank",
];
