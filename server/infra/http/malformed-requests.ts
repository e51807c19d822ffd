/** Requests that reach no route: an undecodable URL or unparsable headers. Replies never echo the request. */
import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import type { ErrorBody } from "#domain/errors.ts";
import { closedPolicy, securityHeaders } from "../pages/headers.ts";

const headersOf = (isHttps: boolean): Readonly<Record<string, string>> => ({
  ...securityHeaders(isHttps),
  "content-security-policy": closedPolicy,
  "content-type": "application/json; charset=utf-8",
  "cache-control": "no-store",
});

const badUrl: ErrorBody = { code: "validation_failed", message: "This URL isn't valid." };
const badRequest: ErrorBody = { code: "validation_failed", message: "This isn't a valid HTTP request." };
const tooLong: ErrorBody = { code: "too_large", message: "The request headers are too large." };
const tooSlow: ErrorBody = { code: "validation_failed", message: "The request took too long to arrive." };

/** Fastify's `frameworkErrors`: no hook runs for these, so the common headers are set here. */
export const rejectBadUrl =
  (isHttps: boolean) =>
  (_error: FastifyError, _request: FastifyRequest, reply: FastifyReply): void => {
    void reply.code(400).headers(headersOf(isHttps)).send(JSON.stringify(badUrl));
  };

const errorReplies: Readonly<Record<string, readonly [status: number, body: ErrorBody]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, tooSlow],
  HPE_HEADER_OVERFLOW: [431, tooLong],
};

/** Fastify's `clientErrorHandler`: there is no request yet, only a socket. */
export const rejectBadHeaders =
  (isHttps: boolean) =>
  (error: NodeJS.ErrnoException, socket: Socket): void => {
    if (error.code === "ECONNRESET" || socket.destroyed) return;
    const [status, errorBody] = errorReplies[error.code ?? ""] ?? [400, badRequest];
    const body = JSON.stringify(errorBody);
    const headers = { ...headersOf(isHttps), "content-length": String(body.length), connection: "close" };
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    if (socket.writable) socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join("")}\r\n${body}`);
    socket.destroy(error);
  };
