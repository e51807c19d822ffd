/** Strings that commonly break programs, by content, length or interpretation. */

const controls = [
  "\0",
  "a\0b",
  "\u0001\u0002",
  "\u001B[31mred\u001B[0m",
  "line\nline\r\nline",
  "\t\v\f",
  "\u007F",
  "\u0085",
];

const unusualCharacters = [
  "\uD800",
  "\uDC00",
  "a\uD83Db",
  "👩‍👩‍👧‍👦",
  "𝒜𝓁𝒾𝒸𝑒",
  "\u202Egnp.exe",
  "\u200B\u200D\uFEFF",
  "Z̸̢̛a̵l̷g̶o̷".repeat(4),
  "ﬁ ﷽ ǅ ß İ ı",
  "مرحبا שלום नमस्ते 你好",
  "\uFFFE\uFFFF",
];

const forDatabases = [
  "'; drop table users; --",
  "' or '1'='1",
  "1) or 1=1--",
  String.raw`\'; select pg_sleep(10); --`,
  "$$; select 1; $$",
  "%_%\\%",
  '{1,2,"a"}',
  "{}",
  "(,)",
  "null",
  "NaN",
  "infinity",
  "-infinity",
  "epoch",
];

const forPages = [
  "<script>alert(1)</script>",
  '"><img src=x onerror=alert(1)>',
  "javascript:alert(1)",
  "{{7*7}} ${7*7} <%= 7*7 %>",
  "]]><!--",
  "&lt;&#x0;&#xD800;",
];

const forFilesAndShells = [
  "../../../../etc/passwd",
  "..\\..\\windows\\win.ini",
  "/dev/zero",
  "$(reboot)",
  "`id`",
  "|cat /etc/passwd",
  "CON",
  "file.php%00.png",
  "~root",
];

const forEmailsAndSpreadsheets = [
  "a@b.example\r\nBcc: all@example.org",
  '"a"@example.org',
  "=cmd|' /C calc'!A0",
  "+1+1",
  "@SUM(1)",
  "\tTab",
  "%0d%0aSet-Cookie: a=b",
];

const forObjects = ["__proto__", "constructor", "prototype", "toString", "hasOwnProperty", "then", "length"];

const numbersAsText = ["0", "-1", "1e400", "-0", "0x10", "1_000", "９", "99999999999999999999", "0.1e-400", " 7 "];

const datesAsText = [
  "0000-00-00",
  "2023-02-29",
  "2024-02-29T24:00:00Z",
  "+275760-09-13T00:00:00Z",
  "-271821-04-20T00:00:00Z",
  "2024-03-10T02:30:00-05:00",
  "9999-12-31T23:59:60Z",
];

const idsAsText = [
  "00000000-0000-0000-0000-000000000000",
  "ffffffff-ffff-ffff-ffff-ffffffffffff",
  "0190A000-0000-7000-8000-000000000000",
  "{0190a000-0000-7000-8000-000000000000}",
  "0190a000000070008000000000000000",
];

const shapes = [
  "",
  " ",
  "\u00A0",
  "a".repeat(300),
  "😀".repeat(3000),
  "a b ".repeat(4000),
  "(".repeat(2000),
  "1,".repeat(2000),
];

export const nastyStrings: readonly string[] = [
  ...controls,
  ...unusualCharacters,
  ...forDatabases,
  ...forPages,
  ...forFilesAndShells,
  ...forEmailsAndSpreadsheets,
  ...forObjects,
  ...numbersAsText,
  ...datesAsText,
  ...idsAsText,
  ...shapes,
];
