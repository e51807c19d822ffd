/** Renders pages that depend on data or on the visitor with the built React Router app. */
import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { createRequest } from "@remix-run/node-fetch-server";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { createRequestHandler, RouterContextProvider, type RouterContext, type ServerBuild } from "react-router";
import type { SiteSettings } from "#domain/site/page-placeholders.ts";
import { hasSessionCookie, mayBeCached, noStore } from "../http/no-store.ts";
import { contentPolicy } from "./headers.ts";
import { inlineStylesStream, createStyleInliner } from "./inline-styles.ts";

/** The context that the web app expects; a test that renders a page checks that both match. */
interface PageRequest {
  readonly nonce: string;
  readonly settings: SiteSettings;
  readonly uiPage: boolean;
  readonly inject: (method: string, address: string, body?: unknown) => Promise<{ status: number; body: unknown }>;
}

type WebBuild = ServerBuild & { entry: { module: { pageRequestContext: RouterContext<PageRequest | null> } } };

/** Removes a trailing slash, so that each page has one URL. Never yields a URL on another host. */
export const withoutTrailingSlash = (url: string): string | undefined => {
  const [path = "", ...query] = url.split("?");
  if (path === "/" || !path.endsWith("/")) return undefined;
  const plain = `/${path.replace(/^[/\\]+|(?<!\/)\/+$/g, "")}`;
  return query.length > 0 ? `${plain}?${query.join("?")}` : plain;
};

const createInjector =
  (app: FastifyInstance, request: FastifyRequest): PageRequest["inject"] =>
  async (method, address, body) => {
    const response = await app.inject({
      method: method as "GET",
      url: address,
      remoteAddress: request.ip,
      headers: request.headers.cookie === undefined ? {} : { cookie: request.headers.cookie },
      ...(body === undefined ? {} : { payload: body as object }),
    });
    return { status: response.statusCode, body: response.body === "" ? undefined : response.json<unknown>() };
  };

export interface RenderOptions {
  readonly buildFolder: string;
  readonly uiPage: boolean;
  readonly settings: SiteSettings;
}

export const pageRenderer = async (app: FastifyInstance, { buildFolder, uiPage, settings }: RenderOptions) => {
  const address = pathToFileURL(join(buildFolder, "server/index.js")).href;
  const build = (await import(address)) as WebBuild;
  const handle = createRequestHandler(build, "production");
  const { pageRequestContext } = build.entry.module;
  const withStyles = createStyleInliner(join(buildFolder, "client"));
  const bodyOf = ({ body, headers }: Response) =>
    body !== null && headers.get("content-type")?.startsWith("text/html") === true
      ? body.pipeThrough(inlineStylesStream(withStyles))
      : body;

  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const redirectPath = withoutTrailingSlash(request.url);
    if (redirectPath !== undefined) return reply.redirect(redirectPath, 308);

    const nonce = randomBytes(16).toString("base64");
    const context = new RouterContextProvider();
    context.set(pageRequestContext, { nonce, settings, uiPage, inject: createInjector(app, request) });
    const response = await handle(
      createRequest(request.raw, reply.raw, { protocol: `${request.protocol}:`, host: request.host }),
      context,
    );
    void reply.code(response.status);
    for (const [name, value] of response.headers) if (name !== "set-cookie") void reply.header(name, value);
    for (const cookie of response.headers.getSetCookie()) void reply.header("set-cookie", cookie);
    void reply.header("content-security-policy", contentPolicy([`'nonce-${nonce}'`], settings.analyticsTag));
    const cached = response.headers.get("cache-control");
    if (hasSessionCookie(request) && mayBeCached(cached)) void reply.header("cache-control", noStore);
    else if (cached === null) void reply.header("cache-control", "private, no-cache");
    return reply.send(bodyOf(response));
  };
};
