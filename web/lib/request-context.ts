/** What the server hands to loaders: the nonce of this response, a way to call the API, and what is switched on. */
import { createContext, type RouterContextProvider } from "react-router";
import { addressOf, type Endpoint, type Input, type Reply } from "#domain/endpoint.ts";

export interface PageRequest {
  readonly nonce: string;
  readonly uiPage: boolean;
  /** Calls the API in this process, as the visitor; answers the status and the parsed body. */
  readonly inject: (method: string, address: string, body?: unknown) => Promise<{ status: number; body: unknown }>;
}

/** Null while a page is prerendered: then there is no visitor and no database. */
export const pageRequestContext = createContext<PageRequest | null>(null);

/** A loader's way to rows: the same endpoints the browser uses. */
export const callFrom =
  (context: Readonly<RouterContextProvider>) =>
  async <E extends Endpoint>(endpoint: E, input: Input<E>): Promise<Reply<E>> => {
    const page = context.get(pageRequestContext);
    if (page === null) throw new Error(`${endpoint.path} was called while prerendering`);
    const { status, body } = await page.inject(endpoint.method, addressOf(endpoint, input), input.body);
    if (status >= 400) throw new Response(null, { status });
    return body as Reply<E>;
  };
