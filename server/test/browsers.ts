/** Test browsers that keep cookies, and accounts created by sign-up. */
import { sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type { EmployerSignUp } from "#domain/accounts/employer-sign-up.ts";
import type { Method } from "#domain/endpoint.ts";
import type { Database } from "../db/client.ts";
import { confirmAddress } from "./confirm.ts";
import { accountEmailTask } from "../features/accounts/email-address/account-email-queue.service.ts";

export const goodPassword = "copper lantern harbor 7";

export const employerForm = (form: Partial<EmployerSignUp> = {}): EmployerSignUp => ({
  firstName: "Ada",
  lastName: "Reyes",
  email: "ada@harbor.example",
  password: goodPassword,
  companyName: "Harbor Clinics",
  companyWebsite: "https://harbor.example",
  companySize: "51-200",
  industry: "healthcare",
  description: "Nine clinics along the river.",
  role: "hr_director",
  department: "People",
  ...form,
});

/** Keeps cookies between requests, as a browser does. */
export const aBrowser = (app: FastifyInstance, address = "203.0.113.20") => {
  const jar = new Map<string, string>();
  const send = async (method: Method, url: string, payload?: object) => {
    const response = await app.inject({
      method,
      url,
      remoteAddress: address,
      headers: {
        "user-agent": "Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0 Safari/537.36",
        ...(jar.size > 0 ? { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join("; ") } : {}),
        ...(method === "GET" ? {} : { origin: "http://localhost:3000" }),
      },
      ...(payload === undefined ? {} : { payload }),
    });
    for (const { name, value, maxAge } of response.cookies) {
      if (value === "" || maxAge === 0) jar.delete(name);
      else jar.set(name, encodeURIComponent(value));
    }
    return response;
  };
  return {
    jar,
    get: (url: string) => send("GET", url),
    post: (url: string, body: object = {}) => send("POST", url, body),
    put: (url: string, body?: object) => send("PUT", url, body),
    patch: (url: string, body: object) => send("PATCH", url, body),
    delete: (url: string) => send("DELETE", url),
  };
};

export type Browser = ReturnType<typeof aBrowser>;

/** Signs up in this browser and confirms the email. */
export const joinAsEmployer = async (app: FastifyInstance, browser: Browser, form: Partial<EmployerSignUp> = {}) => {
  const whole = employerForm(form);
  const response = await browser.post("/api/accounts/employers", whole);
  await confirmAddress(app, whole.email);
  return response;
};

/** The queued payloads of one kind of email to one address, newest first. */
export const queuedEmails = async (db: Database, kind: string, to: string) => {
  const { rows } = await db.execute<{ data: Readonly<Record<string, string>> }>(
    sql`select data from pgboss.job_common where name = ${accountEmailTask} and data ->> 'kind' = ${kind}
        and data ->> 'to' = ${to} order by created_on desc`,
  );
  return rows.map((row) => row.data);
};
