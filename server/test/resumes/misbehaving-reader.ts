/** Replaces the process that reads resumes: misbehaves as the first word of the file says. */
import "../../infra/outbound/without-network.ts";
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { unreadResume } from "#domain/resumes/read-resume.ts";
import { maxReadingLength, type ResumeReadJob } from "../../features/resumes/reader/reader-messages.ts";

/** As an injected script would do it. */
const runInThisContextOf = (code: string): unknown => {
  // oxlint-disable-next-line typescript/no-implied-eval -- that this cannot be done is what is tested
  const run = new Function(`return ${code}`) as () => unknown;
  return run();
};

const attempts: Readonly<Record<string, () => unknown>> = {
  "read a file": () => readFileSync("/etc/passwd"),
  "write a file": () => writeFileSync("/tmp/written-by-a-reader", "x"),
  "run a program": () => execFileSync("id"),
  "open a connection": () => connect(9, "127.0.0.1"),
  "fetch an address": () => fetch("http://127.0.0.1:9/"),
  "run code from a text": () => runInThisContextOf("1"),
};

const succeeds = (attempt: () => unknown): boolean => {
  try {
    attempt();
    return true;
  } catch {
    return false;
  }
};

const actions: Readonly<Record<string, () => string>> = {
  hang: () => {
    for (;;);
  },
  crash: () => process.exit(1),
  grow: () => {
    const held: Buffer[] = [];
    for (;;) held.push(Buffer.alloc(20_000_000, held.length + 1));
  },
  lie: () => '{"status":"ok","text":{}}',
  ramble: () => JSON.stringify({ ...unreadResume("unreadable"), text: "word ".repeat(maxReadingLength / 5) }),
  whisper: () => JSON.stringify({ ...unreadResume("unreadable"), text: String(process.pid) }),
  try: () => {
    const can = Object.entries(attempts).flatMap(([name, attempt]) => (succeeds(attempt) ? name : []));
    const known = Object.keys(process.env).filter((name) => !name.startsWith("NODE_CHANNEL"));
    return JSON.stringify({ ...unreadResume("unreadable"), text: JSON.stringify([...can, ...known]) });
  },
};

process.on("disconnect", () => process.exit());
process.on("message", ({ id, bytes }: ResumeReadJob) => {
  const action = Buffer.from(bytes).toString("utf8").split(" ")[0] ?? "";
  process.send?.({ id, json: (actions[action] ?? actions["whisper"])?.(), residentBytes: 1 });
});
process.send?.({ ready: true });
