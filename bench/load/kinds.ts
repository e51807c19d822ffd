/** What people ask for on a busy day, and how often in a second. */
import { randomUUID } from "node:crypto";

/** All that a request needs besides its kind: who is signed in, what there is to look at. */
export interface Known {
  readonly memberCookie: string;
  readonly staffCookie: string;
  readonly pages: readonly string[];
  readonly jobIds: readonly string[];
  readonly searches: readonly string[];
  /** A résumé as a form sends it, in base64. */
  readonly resume: { readonly type: string; readonly body: string };
}

export interface Asked {
  readonly method: "GET" | "POST";
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
}

export interface Kind {
  readonly name: string;
  readonly perSecond: number;
  readonly ask: (n: number, known: Known) => Asked;
}

const turn = <T>(list: readonly T[], n: number): T => {
  const found = list[n % list.length];
  if (found === undefined) throw new Error("nothing to ask for");
  return found;
};

/** Another visitor with every request: limits are per address. */
const from = (n: number): Record<string, string> => ({
  "x-forwarded-for": `10.${n % 250}.${Math.floor(n / 250) % 250}.${Math.floor(n / 62_500) % 250}`,
});

const asJson = { "content-type": "application/json" };
const packed = { "accept-encoding": "gzip" };

const get = (path: string, headers: Readonly<Record<string, string>> = {}): Asked => ({
  method: "GET",
  path,
  headers: { ...packed, ...headers },
});

const post = (path: string, body: object, headers: Readonly<Record<string, string>>): Asked => ({
  method: "POST",
  path,
  headers: { ...asJson, ...packed, ...headers },
  body: JSON.stringify(body),
});

const deskReads = ["/api/desk/leads", "/api/desk/counts", "/api/desk/leads?view=all&q=nurse"];

export const kinds: readonly Kind[] = [
  { name: "prerendered pages", perSecond: 300, ask: (n, known) => get(turn(known.pages, n)) },
  { name: "job searches", perSecond: 100, ask: (n, known) => get(turn(known.searches, n), from(n)) },
  {
    name: "dashboard and inbox",
    perSecond: 60,
    ask: (n, known) =>
      n % 2 === 0
        ? get("/api/dashboard", { cookie: known.memberCookie })
        : get(turn(deskReads, (n - 1) / 2), { cookie: known.staffCookie }),
  },
  {
    name: "forms",
    perSecond: 30,
    ask: (n) =>
      post(
        "/api/quote-requests",
        {
          firstName: "Ana",
          lastName: "Ruiz",
          email: `load-${randomUUID()}@ruiz.example`,
          phone: "",
          company: "Ruiz Clinics",
          jobTitle: "",
          companySize: "small",
          hiringNeed: "Four ICU nurses for nights",
          timeline: "asap",
          message: "",
        },
        { ...from(n), "x-form-filled-ms": "9000", "idempotency-key": randomUUID() },
      ),
  },
  {
    name: "chat messages",
    perSecond: 10,
    ask: (n) =>
      post(
        "/api/candidate/chat",
        {
          message: "I am Maya Okafor, a nurse in Columbus, Ohio, with eight years in intensive care.",
          currentStep: "intro",
        },
        from(n),
      ),
  },
  {
    name: "match runs",
    perSecond: 2,
    ask: (n, known) =>
      post("/api/ai/match-candidates", { jobId: turn(known.jobIds, n) }, { cookie: known.memberCookie }),
  },
  {
    name: "résumé uploads",
    perSecond: 1,
    ask: (n, known) => ({
      method: "POST",
      path: "/api/candidate/import/resume",
      headers: { "content-type": known.resume.type, ...from(n) },
      body: Buffer.from(known.resume.body, "base64"),
    }),
  },
];
