/** What the server hands to loaders: the nonce of this response, where the site stands, a way to call the API, and what is switched on. */
import { createContext, type RouterContextProvider } from "react-router";
import { type SiteSettings, standIns } from "#domain/site/built-pages.ts";
import { addressOf, type Endpoint, type Input, type Reply } from "#domain/endpoint.ts";

interface Answer {
  readonly status: number;
  readonly body: unknown;
}

type Inject = (method: string, address: string, body?: unknown) => Promise<Answer>;

export interface PageRequest {
  readonly nonce: string;
  readonly settings: SiteSettings;
  readonly uiPage: boolean;
  /** Calls the API in this process, as the visitor. */
  readonly inject: Inject;
}

/** Null while a page is prerendered: then there is no visitor and no database. */
export const pageRequestContext = createContext<PageRequest | null>(null);

/** The site's own address, or its stand-in while a page is prerendered. */
export const originFrom = (context: Readonly<RouterContextProvider>): string =>
  context.get(pageRequestContext)?.settings.origin ?? standIns.origin;

interface LoaderArguments {
  readonly request: Request;
  readonly context: Readonly<RouterContextProvider>;
}

/** In development pages are rendered by Vite, apart from the API, which is then reached over HTTP. */
const developmentInject =
  (request: Request): Inject =>
  async (method, address, body) => {
    const answer = await fetch(new URL(address, String(import.meta.env["VITE_API_ORIGIN"])), {
      method,
      headers: { "content-type": "application/json", cookie: request.headers.get("cookie") ?? "" },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: answer.status, body: await answer.json() };
  };

/** A loader's way to rows: the same endpoints the browser uses. */
export const callFrom =
  ({ request, context }: LoaderArguments) =>
  async <E extends Endpoint>(endpoint: E, input: Input<E>): Promise<Reply<E>> => {
    const inject =
      context.get(pageRequestContext)?.inject ?? (import.meta.env.DEV ? developmentInject(request) : undefined);
    if (inject === undefined) throw new Error(`${endpoint.path} was called while prerendering`);
    const { status, body } = await inject(endpoint.method, addressOf(endpoint, input), input.body);
    // With what the server said, for a page that shows it.
    if (status >= 400) throw Response.json(body ?? null, { status });
    return body as Reply<E>;
  };
