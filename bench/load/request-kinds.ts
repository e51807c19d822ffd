/** What people request on a busy day, and how often per second. */
import { randomUUID } from "node:crypto";

/** What a request needs in addition to its kind: session cookies, and ids and paths that exist. */
export interface RequestContext {
  readonly memberCookie: string;
  readonly staffCookie: string;
  readonly pages: readonly string[];
  readonly jobIds: readonly string[];
  readonly searches: readonly string[];
  /** A resume as a form sends it, in base64. */
  readonly resume: { readonly type: string; readonly body: string };
}

export interface LoadRequest {
  readonly method: "GET" | "POST";
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
}

export interface RequestKind {
  readonly name: string;
  readonly perSecond: number;
  readonly createRequest: (n: number, context: RequestContext) => LoadRequest;
}

const roundRobin = <T>(list: readonly T[], n: number): T => {
  const item = list[n % list.length];
  if (item === undefined) throw new Error("nothing to ask for");
  return item;
};

/** A different visitor address for every request, because limits are per address. */
const forwardedFor = (n: number): Record<string, string> => ({
  "x-forwarded-for": `10.${n % 250}.${Math.floor(n / 250) % 250}.${Math.floor(n / 62_500) % 250}`,
});

const jsonHeaders = { "content-type": "application/json" };
const acceptGzip = { "accept-encoding": "gzip" };

const get = (path: string, headers: Readonly<Record<string, string>> = {}): LoadRequest => ({
  method: "GET",
  path,
  headers: { ...acceptGzip, ...headers },
});

const post = (path: string, body: object, headers: Readonly<Record<string, string>>): LoadRequest => ({
  method: "POST",
  path,
  headers: { ...jsonHeaders, ...acceptGzip, ...headers },
  body: JSON.stringify(body),
});

const deskReads = ["/api/desk/leads", "/api/desk/counts", "/api/desk/leads?view=all&q=nurse"];

export const requestKinds: readonly RequestKind[] = [
  { name: "prerendered pages", perSecond: 300, createRequest: (n, context) => get(roundRobin(context.pages, n)) },
  {
    name: "job searches",
    perSecond: 100,
    createRequest: (n, context) => get(roundRobin(context.searches, n), forwardedFor(n)),
  },
  {
    name: "dashboard and inbox",
    perSecond: 60,
    createRequest: (n, context) =>
      n % 2 === 0
        ? get("/api/dashboard", { cookie: context.memberCookie })
        : get(roundRobin(deskReads, (n - 1) / 2), { cookie: context.staffCookie }),
  },
  {
    name: "forms",
    perSecond: 30,
    createRequest: (n) =>
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
        { ...forwardedFor(n), "x-form-filled-ms": "9000", "idempotency-key": randomUUID() },
      ),
  },
  {
    name: "chat messages",
    perSecond: 10,
    createRequest: (n) =>
      post(
        "/api/candidate/chat",
        {
          message: "I am Maya Okafor, a nurse in Columbus, Ohio, with eight years in intensive care.",
          currentStep: "intro",
        },
        forwardedFor(n),
      ),
  },
  {
    name: "match runs",
    perSecond: 2,
    createRequest: (n, context) =>
      post("/api/ai/match-candidates", { jobId: roundRobin(context.jobIds, n) }, { cookie: context.memberCookie }),
  },
  {
    name: "resume uploads",
    perSecond: 1,
    createRequest: (n, context) => ({
      method: "POST",
      path: "/api/candidate/import/resume",
      headers: { "content-type": context.resume.type, ...forwardedFor(n) },
      body: Buffer.from(context.resume.body, "base64"),
    }),
  },
];
