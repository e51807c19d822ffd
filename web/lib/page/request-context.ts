/** What the server passes to loaders: the nonce, the site settings, and a function that calls the API in process. */
import { createContext, type RouterContextProvider } from "react-router";
import { type SiteSettings, sitePlaceholders } from "#domain/site/page-placeholders.ts";
import { endpointUrl, type Endpoint, type Input, type Reply } from "#domain/endpoint.ts";

interface InjectResponse {
  readonly status: number;
  readonly body: unknown;
}

type Inject = (method: string, address: string, body?: unknown) => Promise<InjectResponse>;

export interface PageRequest {
  readonly nonce: string;
  readonly settings: SiteSettings;
  readonly uiPage: boolean;
  /** Calls the API in this process on behalf of the visitor. */
  readonly inject: Inject;
}

/** Null while a page is prerendered. There is no visitor and no database then. */
export const pageRequestContext = createContext<PageRequest | null>(null);

/** The site's origin, or a placeholder while a page is prerendered. */
export const getOrigin = (context: Readonly<RouterContextProvider>): string =>
  context.get(pageRequestContext)?.settings.origin ?? sitePlaceholders.origin;

interface LoaderArguments {
  readonly request: Request;
  readonly context: Readonly<RouterContextProvider>;
}

/** In development Vite renders pages in another process than the API, so the API is called over HTTP. */
const developmentInject =
  (request: Request): Inject =>
  async (method, address, body) => {
    const response = await fetch(new URL(address, String(import.meta.env["VITE_API_ORIGIN"])), {
      method,
      headers: { "content-type": "application/json", cookie: request.headers.get("cookie") ?? "" },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: await response.json() };
  };

/** Calls an API endpoint from a loader. */
export const createCaller =
  ({ request, context }: LoaderArguments) =>
  async <E extends Endpoint>(endpoint: E, input: Input<E>): Promise<Reply<E>> => {
    const inject =
      context.get(pageRequestContext)?.inject ?? (import.meta.env.DEV ? developmentInject(request) : undefined);
    if (inject === undefined) throw new Error(`${endpoint.path} was called while prerendering`);
    const { status, body } = await inject(endpoint.method, endpointUrl(endpoint, input), input.body);
    // The response carries the error body, so that the page can show its message.
    if (status >= 400) throw Response.json(body ?? null, { status });
    return body as Reply<E>;
  };
