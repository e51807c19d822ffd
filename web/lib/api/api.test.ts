/** Tests the client against a real HTTP server that sends a configured response and records requests. */
import { createServer, type IncomingMessage } from "node:http";
import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { z } from "zod";
import { endpoint } from "#domain/endpoint.ts";
import { ApiError, call, request } from "./api.ts";
import { createQueryClient, readByKey } from "../query/query-client.ts";

let nextResponse: { status: number; body: string; statusText?: string };
const receivedRequests: { method: string; url: string; headers: IncomingMessage["headers"]; body: string }[] = [];

const server = createServer((req, res) => {
  let body = "";
  req.on("data", (chunk: Buffer) => (body += chunk.toString()));
  req.on("end", () => {
    receivedRequests.push({ method: req.method ?? "", url: req.url ?? "", headers: req.headers, body });
    if (nextResponse.statusText !== undefined) res.statusMessage = nextResponse.statusText;
    res.statusCode = nextResponse.status;
    res.end(nextResponse.body);
  });
});
await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
const { port } = server.address() as { port: number };
const origin = `http://127.0.0.1:${port}`;

afterAll(() => server.close());
beforeEach(() => {
  receivedRequests.length = 0;
  nextResponse = { status: 200, body: "{}" };
});

test("[API-01] sends credentials with every request", async () => {
  const seen: (RequestCredentials | undefined)[] = [];
  const original = globalThis.fetch;
  vi.stubGlobal("fetch", (input: string, init?: RequestInit) => {
    seen.push(init?.credentials);
    return original(input, init);
  });
  await request("GET", `${origin}/a`);
  await request("POST", `${origin}/a`, { body: { a: 1 } });
  await readByKey({ on401: "throw" })({ queryKey: [`${origin}/a`] } as never);
  vi.unstubAllGlobals();
  expect(seen).toEqual(["include", "include", "include"]);
});

test("[API-02] sends a body as JSON with its content type and omits both without a body", async () => {
  await request("POST", `${origin}/a`, { body: { name: "Zoë" } });
  expect(receivedRequests[0]?.headers["content-type"]).toBe("application/json");
  expect(JSON.parse(receivedRequests[0]?.body ?? "")).toEqual({ name: "Zoë" });
  await request("GET", `${origin}/a`);
  expect(receivedRequests[1]?.headers["content-type"]).toBeUndefined();
  expect(receivedRequests[1]?.body).toBe("");
});

test("[API-02] keeps the browser's multipart content type for a form with a file", async () => {
  const form = new FormData();
  form.append("resume", new Blob(["hello"]), "cv.txt");
  await request("POST", `${origin}/a`, { body: form });
  expect(receivedRequests[0]?.headers["content-type"]).toMatch(/^multipart\/form-data; boundary=/);
});

test.each([
  [{ status: 500, body: "boom" }, "500: boom"],
  [{ status: 404, body: "" }, "404: Not Found"],
  [{ status: 418, body: "", statusText: "Short and stout" }, "418: Short and stout"],
  [{ status: 400, body: '{"code":"validation_failed"}' }, '400: {"code":"validation_failed"}'],
])("[API-03] raises an error for %o with the message %s", async (given, message) => {
  nextResponse = given;
  const attempt = request("GET", `${origin}/a`);
  await expect(attempt).rejects.toBeInstanceOf(ApiError);
  await expect(attempt).rejects.toHaveProperty("message", message);
});

test("[API-04] reads the first element of the key with GET and parses JSON by default", async () => {
  nextResponse = { status: 200, body: '[{"id":"1"}]' };
  const data = await createQueryClient().fetchQuery({ queryKey: [`${origin}/api/testimonials`, { ignored: true }] });
  expect(data).toEqual([{ id: "1" }]);
  expect(receivedRequests).toMatchObject([{ method: "GET", url: "/api/testimonials" }]);
});

test("[API-05] throws on a 401 by default and returns null when configured", async () => {
  nextResponse = { status: 401, body: "who are you" };
  const client = createQueryClient();
  await expect(client.fetchQuery({ queryKey: [`${origin}/me`] })).rejects.toThrow("401: who are you");
  expect(
    await client.fetchQuery({ queryKey: [`${origin}/me`], queryFn: readByKey({ on401: "returnNull" }) }),
  ).toBeNull();
  nextResponse = { status: 403, body: "no" };
  await expect(
    client.fetchQuery({ queryKey: [`${origin}/me2`], queryFn: readByKey({ on401: "returnNull" }) }),
  ).rejects.toThrow("403: no");
});

test("[API-06] never marks data stale, polls, or refetches on focus", () => {
  expect(createQueryClient().getDefaultOptions()).toMatchObject({
    queries: { staleTime: Number.POSITIVE_INFINITY, refetchOnWindowFocus: false, refetchInterval: false, retry: false },
    mutations: { retry: false },
  });
});

test("[API-06] does not retry a failed read or write and caches a successful read", async () => {
  const client = createQueryClient();
  nextResponse = { status: 500, body: "boom" };
  await expect(client.fetchQuery({ queryKey: [`${origin}/r`] })).rejects.toThrow("500");
  expect(receivedRequests).toHaveLength(1);
  const mutation = client
    .getMutationCache()
    .build(client, { mutationFn: () => request("POST", `${origin}/w`, { body: {} }) });
  await expect(mutation.execute(undefined)).rejects.toThrow("500");
  expect(receivedRequests).toHaveLength(2);
  nextResponse = { status: 200, body: "1" };
  await client.fetchQuery({ queryKey: [`${origin}/once`] });
  await client.fetchQuery({ queryKey: [`${origin}/once`] });
  expect(receivedRequests).toHaveLength(3);
});

test("calls an endpoint at its URL with its declared parameters", async () => {
  const search = endpoint({
    method: "GET",
    path: "/api/things/:kind",
    params: z.object({ kind: z.string() }),
    query: z.object({ title: z.string().optional(), page: z.number().optional() }),
    reply: z.array(z.string()),
  });
  nextResponse = { status: 200, body: '["x"]' };
  const original = globalThis.fetch;
  vi.stubGlobal("fetch", (input: string, init?: RequestInit) => original(origin + input, init));
  const reply = await call(search, { params: { kind: "a b" }, query: { title: "", page: 2 } });
  vi.unstubAllGlobals();
  expect(reply).toEqual(["x"]);
  expect(receivedRequests[0]?.url).toBe("/api/things/a%20b?page=2");
});
