/** Requests that reach no route: an address that cannot be decoded, a head that cannot be parsed. Answers repeat nothing of them. */
import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import type { ErrorBody } from "#domain/errors.ts";
import { closedPolicy, securityHeaders } from "./pages/headers.ts";

const headersOf = (isHttps: boolean): Readonly<Record<string, string>> => ({
  ...securityHeaders(isHttps),
  "content-security-policy": closedPolicy,
  "content-type": "application/json; charset=utf-8",
  "cache-control": "no-store",
});

const badAddress: ErrorBody = { code: "validation_failed", message: "This address is not valid." };
const badRequest: ErrorBody = { code: "validation_failed", message: "This request is not valid HTTP." };
const tooLong: ErrorBody = { code: "too_large", message: "The headers of this request are too large." };
const tooSlow: ErrorBody = { code: "validation_failed", message: "The request took too long to arrive." };

/** Fastify's `frameworkErrors`: no hook runs for these, so the headers that every answer carries are set here. */
export const refuseBadAddress =
  (isHttps: boolean) =>
  (_error: FastifyError, _request: FastifyRequest, reply: FastifyReply): void => {
    void reply.code(400).headers(headersOf(isHttps)).send(JSON.stringify(badAddress));
  };

const refusals: Readonly<Record<string, readonly [status: number, body: ErrorBody]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, tooSlow],
  HPE_HEADER_OVERFLOW: [431, tooLong],
};

/** Fastify's `clientErrorHandler`: there is no request yet, only a socket. */
export const refuseBadHead =
  (isHttps: boolean) =>
  (error: NodeJS.ErrnoException, socket: Socket): void => {
    if (error.code === "ECONNRESET" || socket.destroyed) return;
    const [status, refusal] = refusals[error.code ?? ""] ?? [400, badRequest];
    const body = JSON.stringify(refusal);
    const headers = { ...headersOf(isHttps), "content-length": String(body.length), connection: "close" };
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    if (socket.writable) socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join("")}\r\n${body}`);
    socket.destroy(error);
  };
